/** All items of a resource and how they are loaded, as `useCall` or `useAllRows` returns them. */
export interface ItemsQuery<Item> {
  /** Undefined until they have arrived. */
  readonly data: readonly Item[] | undefined;
  readonly error: Error | null;
  /** Loads them again, and returns them; the former ones if that fails. */
  readonly refetch: () => Promise<{ readonly data: readonly Item[] | undefined }>;
}
