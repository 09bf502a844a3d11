import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { UserConfig } from "vite";
import type { InlineConfig } from "vitest/node";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const room = process.env.CROUPIER_ROOM ?? "http://127.0.0.1:8000";

const config: UserConfig & { test: InlineConfig } = {
  plugins: [svelte()],
  resolve: {
    alias: {
      "@locale": here("../src/croupier/locale"),
      "@hands": here("../tests/hands"),
    },
    // Under vitest Svelte must resolve to its browser half, or nothing mounts.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/croupier/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // The Content-Security-Policy is default-src 'self': nothing may become a data: address.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "^/(api|ws|healthz)": { target: room, ws: true, changeOrigin: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "node",
    passWithNoTests: false,
  },
};

export default config;
