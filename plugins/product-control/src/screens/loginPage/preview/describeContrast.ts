import type { SignInContrast } from '@brokerdesk/plugin-sdk';

/** WCAG 2.2: text needs 4.5:1 (success criterion 1.4.3), what a picture shows 3:1 (1.4.11). */
const leastText = 4.5;
const leastLogo = 3;

/** Something that is hard to read, with the contrast that it has and the one that it needs. */
export interface WeakPart {
  readonly key: 'weakTexts' | 'weakLogo';
  readonly ratio: string;
  readonly least: string;
}

/** Returns the lowest contrast of the texts, and what is hard to read. */
export function describeContrast({ title, text, logo }: SignInContrast): {
  readonly ratio: string;
  readonly weak: readonly WeakPart[];
} {
  const lowest = Math.min(title, text);
  const weak: WeakPart[] = [];
  if (lowest < leastText) weak.push({ key: 'weakTexts', ratio: formatRatio(lowest), least: String(leastText) });
  if (logo !== undefined && logo < leastLogo)
    weak.push({ key: 'weakLogo', ratio: formatRatio(logo), least: String(leastLogo) });
  return { ratio: formatRatio(lowest), weak };
}

/** Rounds down: 4.49 is not enough, so it must not read as 4.5. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
