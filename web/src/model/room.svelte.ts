/** The reader in the room: whether the room knows him, the line to it, and the list of tables. */
import type { Lobby, Me, TableRow } from "../generated/wire";
import * as api from "./api";
import { Connection, roomUrl, type Line, type Status } from "./connection";
import { AT_FIRST } from "./lifeline";

/** "asking": not known yet; "outside": not come in; "unreachable": the room does not answer. */
export type Presence = "asking" | "outside" | "unreachable" | "inside";

export class Room {
  presence = $state<Presence>("asking");
  me = $state.raw<Me | null>(null);
  status = $state.raw<Status>(AT_FIRST);
  tables = $state.raw<readonly TableRow[] | null>(null);
  readonly connection: Connection;

  constructor(connection = new Connection({ dial: () => new WebSocket(roomUrl(location)) as unknown as Line })) {
    this.connection = connection;
    connection.onStatus((status) => this.#changed(status));
  }

  /** Ask the room who I am, and open the line if it knows me. */
  async arrive(): Promise<void> {
    try {
      this.#known(await api.me());
    } catch {
      this.presence = "unreachable";
    }
  }

  async enter(name: string): Promise<void> {
    this.#known(await api.enter(name));
  }

  /** Be who the room has just let in; a line that was opened as somebody else is opened anew. */
  become(me: Me): void {
    if (this.me?.player !== me.player) this.connection.close();
    this.#known(me);
  }

  /** Leave this browser, or all of them. */
  async signOut(everywhere: boolean): Promise<void> {
    await api.signOut(everywhere);
    this.#forgotten();
  }

  /** Follow the list of tables; returns how to stop. */
  watchLobby(): () => void {
    return this.connection.watchLobby((lobby: Lobby) => (this.tables = lobby.tables));
  }

  #known(me: Me | null): void {
    this.me = me;
    this.presence = me ? "inside" : "outside";
    if (me) this.connection.open();
  }

  /** When the line cannot be had, perhaps the room has forgotten this session: ask. */
  #changed(status: Status): void {
    const newlyLost = status.kind === "lost" && this.status.kind !== "lost";
    this.status = status;
    if (newlyLost) void api.me().then((me) => this.#lookedUp(me), () => undefined);
  }

  /** The session may have ended in another window: nobody is here any more, or somebody else, for whom all is drawn anew. */
  #lookedUp(me: Me | null): void {
    if (!me) return this.#forgotten();
    if (this.me && me.player !== this.me.player) location.reload();
    else if (this.status.signedOut) this.connection.demand();
  }

  #forgotten(): void {
    this.connection.close();
    this.me = null;
    this.presence = "outside";
  }
}

/** Look after the line when the page is seen again or the network returns; returns how to stop. */
export function keepAwake(connection: Connection): () => void {
  const seen = () => { if (!document.hidden) connection.wake(); };
  const online = () => connection.wake();
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", online);
  addEventListener("pageshow", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", online);
    removeEventListener("pageshow", seen);
  };
}
