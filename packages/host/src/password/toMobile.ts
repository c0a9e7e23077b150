/** How the number of a mobile is typed: with an area code that is chosen, or whole. */
export const areas = ['+852', '+86', 'overseas'] as const;

/** An area that can be chosen. */
export type Area = (typeof areas)[number];

const patterns: Readonly<Record<Area, RegExp>> = {
  '+852': /^\d{8}$/,
  '+86': /^1\d{10}$/,
  // Any area code but the two above; as the contract has it.
  overseas: /^(?:[1-79]\d{0,2}|8(?:[0-47-9]\d?|5[013-9]))\d{5,14}$/,
};

/** Gives a mobile number as the wire has it, or undefined if it cannot be one. */
export function toMobile(area: Area, typed: string): string | undefined {
  const written = typed.normalize('NFKC').trim();
  // Somebody who types the area code too has not made a mistake.
  const rest = area !== 'overseas' && written.startsWith(area) ? written.slice(area.length) : written;
  const digits = rest.replace(/^\+|[\s()-]/g, '');
  if (!patterns[area].test(digits)) return undefined;
  return area === 'overseas' ? `+${digits}` : `${area} ${digits}`;
}
