/** A file with one import. */
export function file(path: string, imported: string): Record<string, string> {
  return { [path]: `import * as imported from '${imported}';\nexport const used = imported;\n` };
}
