// Phone numbers with their area code, grouped as in the contract's examples, `+852 6123 4567`: typing the same number
// again does not change it.

/** The areas of phone numbers; for any other, the area code is part of the typed number. */
export const phoneAreas = ['+852', '+86', 'overseas'] as const;

/** One of {@link phoneAreas}. */
export type PhoneArea = (typeof phoneAreas)[number];

/** `mobile`, or any telephone, which may be a landline. */
export type PhoneKind = 'mobile' | 'telephone';

const mobilePatterns: Readonly<Record<PhoneArea, RegExp>> = {
  '+852': /^\d{8}$/,
  '+86': /^1\d{10}$/,
  // Any area code except the two above; as in the contract.
  overseas: /^(?:[1-79]\d{0,2}|8(?:[0-47-9]\d?|5[013-9]))\d{5,14}$/,
};
// A landline of the mainland has an area code of two or three digits before seven or eight.
const telephonePatterns: Readonly<Record<PhoneArea, RegExp>> = { ...mobilePatterns, '+86': /^\d{9,11}$/ };

/** International area codes by their length (ITU-T E.164); all others have three digits. */
const areaCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The digits after an area code, except the two of Hong Kong and mainland China. */
const overseasNumber = /^\d{5,14}$/;

/** Returns a phone number in the wire format, or undefined if it cannot be one. */
export function toPhoneNumber(area: PhoneArea, typed: string, kind: PhoneKind = 'mobile'): string | undefined {
  const written = normalize(typed);
  // The user may have typed the selected area code, too.
  const rest = area !== 'overseas' && written.startsWith(area) ? written.slice(area.length) : written;
  const digits = rest.replace(/^\+|[\s()-]/g, '');
  const patterns = kind === 'mobile' ? mobilePatterns : telephonePatterns;
  if (!patterns[area].test(digits)) return undefined;
  if (area !== 'overseas') return `${area} ${group(area, digits)}`;
  const code = areaCode.exec(digits)?.[0] ?? '';
  const number = digits.slice(code.length);
  // The contract's pattern knows no area code, and takes a short number with a long one for a longer number.
  return overseasNumber.test(number) ? `+${code} ${number}` : undefined;
}

/** Returns the area of a number and the rest, as it is shown beside the area; overseas the rest has the area code. */
export function splitPhoneNumber(number: string): { readonly area: PhoneArea; readonly rest: string } {
  const area = phoneAreas.find((code) => number.startsWith(code)) ?? 'overseas';
  return { area, rest: area === 'overseas' ? number : number.slice(area.length).trim() };
}

/** Returns the area of a typed number that begins with an area code, as a pasted one does. */
export function areaIn(typed: string): PhoneArea | undefined {
  const written = normalize(typed);
  return written.startsWith('+') ? splitPhoneNumber(written).area : undefined;
}

function normalize(typed: string): string {
  return typed.normalize('NFKC').trim();
}

function group(area: PhoneArea, digits: string): string {
  if (area === '+852') return digits.replace(/^(\d{4})/, '$1 ');
  return /^1\d{10}$/.test(digits) ? digits.replace(/^(\d{3})(\d{4})/, '$1 $2 ') : digits;
}
