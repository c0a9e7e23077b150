// Numbers as users type and paste them: with full-width digits of an input method, with grouped thousands. A comma is
// never read as a decimal separator: 12,5 is rejected, not 125.

/** A typed text as a number: null for an empty text, and the text itself, trimmed, if it is not a number. */
export type TypedNumber = number | null | string;

const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** The most digits that a number keeps exactly. */
const exactDigits = 15;

/** Reads a typed or pasted number. */
export function readNumber(typed: string): TypedNumber {
  const text = normalize(typed).replace(/\s/g, '');
  if (text === '') return null;
  if (!grouped.test(text) && !plain.test(text)) return typed.trim();
  const digits = text.replace(/,/g, '');
  return digits.replace(/\D/g, '').replace(/^0+/, '').length > exactDigits ? typed.trim() : Number(digits);
}

/** Returns the number of decimals of a number, as in 2 for 12.25. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Adds a step to a number without the errors of binary fractions: 0.1 + 0.2 is 0.3. */
export function addStep(value: number, step: number): number {
  return Number((value + step).toFixed(Math.max(decimalsOf(value), decimalsOf(step))));
}

// NFKC turns full-width digits and signs into plain ones; an input method writes 。 for a point.
function normalize(text: string): string {
  return text.normalize('NFKC').replace(/[−–]/g, '-').replace(/。/g, '.').trim();
}
