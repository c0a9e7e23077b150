// Finds where a text stops being JSON. Browsers do not always say it, and not in the same way.

const token =
  // oxlint-disable-next-line no-control-regex -- a text in JSON must not contain them
  /[ \t\n\r]*(?:(?<text>"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<value>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|(?<mark>[[\]{},:]))/y;

/** What may come next: a value, a key, or a mark. */
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

/** Returns the line and the column, from 1, of the first character that does not belong to JSON; undefined for valid JSON. */
export function findJsonError(text: string): { readonly line: number; readonly column: number } | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let end = 0;
  for (;;) {
    token.lastIndex = end;
    const found = token.exec(text);
    const next: Expected | null | undefined = found && nextAfter(found.groups ?? {}, expected, open);
    if (!found || !next) break;
    expected = next;
    end = token.lastIndex;
  }
  const offset = end + (/^[ \t\n\r]*/.exec(text.slice(end))?.[0].length ?? 0);
  if (offset === text.length && expected === 'nothing') return undefined;
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Returns what may follow a token; undefined if the token may not be here. Changes the stack of open lists and objects. */
function nextAfter(
  { text, value, mark }: Readonly<Record<string, string | undefined>>,
  expected: Expected,
  open: ('{' | '[')[],
): Expected | undefined {
  const afterValue = () => (open.length === 0 ? 'nothing' : 'commaOrEnd');
  if (text !== undefined && (expected === 'key' || expected === 'keyOrEnd')) return 'colon';
  if (text !== undefined || value !== undefined) return isValueExpected(expected) ? afterValue() : undefined;
  if (mark === '{' || mark === '[') {
    if (!isValueExpected(expected)) return undefined;
    open.push(mark);
    return mark === '{' ? 'keyOrEnd' : 'valueOrEnd';
  }
  if (mark === ':') return expected === 'colon' ? 'value' : undefined;
  if (mark === ',') {
    if (expected !== 'commaOrEnd') return undefined;
    return open.at(-1) === '{' ? 'key' : 'value';
  }
  const mayEnd = mark === '}' ? expected === 'keyOrEnd' : expected === 'valueOrEnd';
  if (open.at(-1) !== (mark === '}' ? '{' : '[') || (!mayEnd && expected !== 'commaOrEnd')) return undefined;
  open.pop();
  return afterValue();
}

function isValueExpected(expected: Expected): boolean {
  return expected === 'value' || expected === 'valueOrEnd';
}
