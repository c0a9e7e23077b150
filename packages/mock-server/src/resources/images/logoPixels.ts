import { message } from '../../pipeline/errorResponses.ts';
import { logoPixels } from './imageRules.ts';

export const logoTexts = message(
  'A logo must be 270 × 60 pixels.',
  '标志须为 270 × 60 像素。',
  '標誌須為 270 × 60 像素。',
);

export function hasLogoPixels({ width, height }: { readonly width: number | null; readonly height: number | null }) {
  return width === logoPixels.width && height === logoPixels.height;
}
