import type { AnswerValue } from './answers.ts';

/** Returns the check digit of one or two letters and six digits: weights 9 to 2, a missing first letter counts as 36. */
export function hkidCheckDigit(body: string): string {
  const padded = body.padStart(8, ' ');
  let sum = 0;
  for (let index = 0; index < 8; index += 1) sum += hkidValue(padded.charCodeAt(index)) * (9 - index);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'A' : String(rest);
}

/** Digits count as they are, letters from A = 10, a space as 36. */
function hkidValue(charCode: number): number {
  if (charCode === 32) return 36;
  return charCode >= 65 ? charCode - 55 : charCode - 48;
}

/** Returns the check digit of a mainland identity number: ISO 7064 MOD 11-2 over 17 digits. */
export function mainlandCheckDigit(body: string): string {
  const sum = [...body].reduce((total, digit) => ((total + Number(digit)) * 2) % 11, 0);
  const rest = (12 - sum) % 11;
  return rest === 10 ? 'X' : String(rest);
}

/**
 * Returns an identity number as it is stored: in capitals and digits of half width, without spaces, and the check digit of
 * a Hong Kong identity card in brackets.
 *
 * @example
 * normalizeIdentityNumber('HKID', 'ａ123456（3）'); // 'A123456(3)'
 */
export function normalizeIdentityNumber(idType: AnswerValue | undefined, value: string): string {
  const plain = value.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '');
  return idType === 'HKID' ? plain.replace(/^([A-Z]{1,2}\d{6})([\dA])$/, '$1($2)') : plain;
}
