/** The rows with which every rival begins, taken from the emulator's own answers. */
export interface RivalRows {
  /** As the list has them, in its order. */
  readonly applications: readonly { readonly applyID: string }[];
  /** The same applications with everything that one of them shows when it is asked for by its identifier. */
  readonly details: readonly { readonly applyID: string }[];
  readonly referrers: readonly { readonly referrerID: string }[];
}
