// How well the broker's part of a sign-in page can be read. Texts are compared with the surface behind them, as the browser
// has computed both; a logo with white, which is behind it in both themes.
import type { SignInContrast } from '@brokerdesk/plugin-sdk';
import { contrast } from '../theme/contrast.ts';

const white = '#ffffff';
/** The share of a logo's pixels that must have the contrast: fine letters have few. */
const letterShare = 0.01;

/** Measures a sign-in page; undefined if it is not there yet. */
export function measureContrast(page: Document): SignInContrast | undefined {
  const [title, text] = ['.bd-sign-in-title', '.bd-sign-in-text'].map((name) => page.querySelector(name));
  const logo = page.querySelector<HTMLImageElement>('.bd-logo');
  if (!title || !text || !logo) return undefined;
  return { title: contrastOf(title), text: contrastOf(text), logo: contrastOfPicture(logo) };
}

function contrastOf(element: Element): number {
  const { color } = styleOf(element);
  return contrast(readColour(color)?.colour ?? white, surfaceBehind(element));
}

/** Returns the colour of the nearest surface that nothing shines through. */
function surfaceBehind(element: Element | null): string {
  for (let next = element; next !== null; next = next.parentElement) {
    const background = readColour(styleOf(next).backgroundColor);
    if (background?.alpha === 1) return background.colour;
  }
  return white;
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}

interface Colour {
  /** `#rrggbb`. */
  readonly colour: string;
  readonly alpha: number;
}

/** Reads a computed colour, such as `rgb(28, 33, 39)`. */
export function readColour(computed: string): Colour | undefined {
  const [red, green, blue, alpha = 1] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  if (!computed.startsWith('rgb') || red === undefined || green === undefined || blue === undefined) return undefined;
  return { colour: toHex([red, green, blue]), alpha };
}

function contrastOfPicture(image: HTMLImageElement): number | undefined {
  const { naturalWidth, naturalHeight } = image;
  if (!image.complete || naturalWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  // Icons of several thousand pixels need no exact count.
  const scale = Math.min(1, 300 / Math.max(naturalWidth, naturalHeight));
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = white;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return contrastOfPixels(context.getImageData(0, 0, canvas.width, canvas.height).data);
}

/** Returns the contrast with white that at least a hundredth of the pixels have; four bytes are one pixel. */
export function contrastOfPixels(bytes: Uint8ClampedArray): number {
  const counts = new Map<string, number>();
  for (let index = 0; index < bytes.length; index += 4) {
    const colour = toHex([bytes[index] ?? 0, bytes[index + 1] ?? 0, bytes[index + 2] ?? 0]);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byContrast = [...counts].map(([colour, count]) => ({ ratio: contrast(colour, white), count }));
  let missing = (bytes.length / 4) * letterShare;
  for (const { ratio, count } of byContrast.sort((left, right) => right.ratio - left.ratio)) {
    missing -= count;
    if (missing <= 0) return ratio;
  }
  return 1;
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
