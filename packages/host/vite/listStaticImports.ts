/** The imports of an emitted script, by file name; names without a file are external modules. */
export interface StaticImports {
  readonly imports: readonly string[];
}

/** Lists scripts with everything that they import, directly or not; each once, in the order in which it is found. */
export function listStaticImports(
  roots: readonly string[],
  chunks: ReadonlyMap<string, StaticImports>,
): readonly string[] {
  const found = new Set(roots);
  // A set also visits what is added while it is iterated.
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return [...found];
}
