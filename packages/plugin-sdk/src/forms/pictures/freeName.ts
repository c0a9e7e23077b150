/** Whether a name is one of those that are taken, whatever its capitals. */
export function isNameTaken(fileName: string, takenNames: readonly string[]): boolean {
  return takenNames.some((name) => name.toLowerCase() === fileName.toLowerCase());
}

/** Returns the name itself, or the first one with a number that is not taken. */
export function freeName(fileName: string, takenNames: readonly string[]): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(fileName) ?? [];
  let name = fileName;
  for (let number = 2; isNameTaken(name, takenNames); number += 1) name = `${stem}_${number}${extension}`;
  return name;
}
