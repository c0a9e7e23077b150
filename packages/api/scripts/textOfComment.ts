/** Returns the text of the JSDoc comment with which a piece of source ends; undefined if it ends with something else. */
export function textOfComment(before: string): string | undefined {
  const start = before.lastIndexOf('/**');
  const comment = start < 0 ? undefined : /^\/\*\*([\s\S]*?)\*\/\s*$/.exec(before.slice(start))?.[1];
  const text = comment
    ?.split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join('\n')
    .replace(/\{@link ([^}]+)\}/g, '`$1`')
    .trim();
  return text === '' ? undefined : text;
}
