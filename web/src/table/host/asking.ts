/** What the host is asked once more before it is done. */
export type Asking =
  | { readonly kind: "void"; readonly hand: number }
  | { readonly kind: "evening" }
  | { readonly kind: "kick"; readonly seat: number; readonly name: string }
  | { readonly kind: "hand_over"; readonly player: string; readonly name: string }
  | { readonly kind: "correct"; readonly seat: number }
  | { readonly kind: "change" };
