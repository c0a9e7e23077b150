/** Returns the name itself, or the first one with a number that no other picture has, whatever its capitals. */
export function freeName(fileName: string, takenNames: readonly string[]): string {
  const taken = new Set(takenNames.map((name) => name.toLowerCase()));
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(fileName) ?? [];
  let name = fileName;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem}_${number}${extension}`;
  return name;
}
