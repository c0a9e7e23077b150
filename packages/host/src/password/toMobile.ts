/** The areas of mobile numbers; for any other, the area code is part of the typed number. */
export const areas = ['+852', '+86', 'overseas'] as const;

/** One of {@link areas}. */
export type Area = (typeof areas)[number];

const patterns: Readonly<Record<Area, RegExp>> = {
  '+852': /^\d{8}$/,
  '+86': /^1\d{10}$/,
  // Any area code except the two above; as in the contract.
  overseas: /^(?:[1-79]\d{0,2}|8(?:[0-47-9]\d?|5[013-9]))\d{5,14}$/,
};

/** Returns a mobile number in the wire format, or undefined if it cannot be one. */
export function toMobile(area: Area, typed: string): string | undefined {
  const written = typed.normalize('NFKC').trim();
  // The user may have typed the selected area code, too.
  const rest = area !== 'overseas' && written.startsWith(area) ? written.slice(area.length) : written;
  const digits = rest.replace(/^\+|[\s()-]/g, '');
  if (!patterns[area].test(digits)) return undefined;
  return area === 'overseas' ? `+${digits}` : `${area} ${digits}`;
}
