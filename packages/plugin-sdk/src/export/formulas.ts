// What keeps a spreadsheet from running a text as a formula, in everything that is exported and copied. An apostrophe is added,
// also before those that a text has, so that reading takes away exactly what writing has added. Long runs of line ends or
// spaces cost no more than other text: what follows each separator is known from one pass, from the end to the start.

/** How a text begins that a spreadsheet would run; full-width signs and leading spaces make no difference. */
const start = String.raw`[\s\0']*[=+\-@＝＋－＠]|'*[\t\r\n\0]`;
const added = new RegExp(`^(?=${start})`);
const found = new RegExp(`^'(?=${start})`);

const sign = /[=+\-@＝＋－＠]/;
/** In a country whose list separator is a semicolon, a spreadsheet splits at it even within quotation marks. */
const separator = /[;|\t\r\n]/;
/** Characters that may stand between a separator and the sign of a formula. */
const between = /[\s\0"']/;

/** Returns a text that no spreadsheet runs. */
export function protectFormulas(text: string): string {
  const safe = text.replace(added, "'");
  return joinParts(safe, { at: listInnerFormulas(safe), glue: "'", skipped: 0 });
}

/** Returns the text that {@link protectFormulas} has protected. */
export function restoreFormulas(text: string): string {
  const rest = text.replace(found, '');
  const at = listInnerFormulas(rest).filter((position) => rest[position] === "'");
  return joinParts(rest, { at, glue: '', skipped: 1 });
}

/** The positions right behind the separators that a formula follows, in order. */
function listInnerFormulas(text: string): readonly number[] {
  if (!separator.test(text)) return [];
  const positions: number[] = [];
  let isFormula = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    if (isFormula && separator.test(character)) positions.push(at + 1);
    if (sign.test(character)) isFormula = true;
    else if (!between.test(character)) isFormula = false;
  }
  return positions.toReversed();
}

interface Joint {
  readonly at: readonly number[];
  /** What is put there. */
  readonly glue: string;
  /** How many characters are left out there. */
  readonly skipped: number;
}

function joinParts(text: string, { at, glue, skipped }: Joint): string {
  if (at.length === 0) return text;
  const starts = [0, ...at.map((position) => position + skipped)];
  return starts.map((from, index) => text.slice(from, at[index])).join(glue);
}
