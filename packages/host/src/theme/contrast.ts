// Colours, written `#rrggbb`, and their contrast as WCAG 2.2 defines it: relative luminance of sRGB colours.

/** Returns the contrast ratio of two colours, written `#rrggbb`: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two colours; `share` of the second, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const steps = 50;

/** Moves a colour towards another by the smallest step that is enough; returns the other one if none is. */
export function moveTowards(from: string, towards: string, isEnough: (candidate: string) => boolean): string {
  for (let step = 0; step <= steps; step += 1) {
    const candidate = mix(from, towards, step / steps);
    if (isEnough(candidate)) return candidate;
  }
  return towards;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
