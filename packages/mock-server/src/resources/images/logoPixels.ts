import type { Texts } from '../../pipeline/errorResponses.ts';
import { logoPixels } from './imageRules.ts';

export const logoTexts: Texts = {
  en_US: 'A logo must be 270 × 60 pixels.',
  zh_CN: '标志须为 270 × 60 像素。',
  zh_HK: '標誌須為 270 × 60 像素。',
};

export function hasLogoPixels({ width, height }: { readonly width: number | null; readonly height: number | null }) {
  return width === logoPixels.width && height === logoPixels.height;
}
