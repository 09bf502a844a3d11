import { fileURLToPath } from "node:url";
import config from "./vite.config";

/** The fixture page as files, for the pictures of every screen (script/screens). */
export default {
  ...config,
  publicDir: false as const,
  build: {
    ...config.build,
    outDir: process.env.CROUPIER_SCREENS_OUT ?? "dist",
    rollupOptions: { input: fileURLToPath(new URL("fixtures.html", import.meta.url)) },
  },
};
