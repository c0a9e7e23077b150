import type { LocalText } from '@brokerdesk/api';
import { createNameWriter, createSimplifiedWriter, createTraditionalWriter } from './chineseForms.ts';

/** The two keys of Chinese texts. */
export type ChineseKey = Exclude<keyof LocalText, 'EN'>;

/** Returns true if a text in one language can be converted to another: between the two Chinese scripts. */
export function isConvertible(from: keyof LocalText, to: keyof LocalText): to is ChineseKey {
  return from !== 'EN' && to !== 'EN' && from !== to;
}

/** Converters between the Chinese scripts. */
export interface ChineseConverter {
  readonly text: (text: string) => string;
  /** Names of persons: their surnames stay, which as words would be written with other characters. */
  readonly personName: (name: string) => string;
}

/**
 * Fetches the converter between Simplified Chinese as on the mainland and Traditional Chinese as the portal writes it, 440 kB
 * to Traditional and 50 kB to Simplified. It converts characters by the words that they are in (`头发` is `頭髮`, `发展` is
 * `發展`), but no terms: `信息` does not become `資訊`. So a person has to review its texts.
 */
export async function loadChineseConverter(to: ChineseKey): Promise<ChineseConverter> {
  const text = await loadTextConverter(to);
  return { text, personName: createNameWriter(text) };
}

async function loadTextConverter(to: ChineseKey) {
  if (to === 'TC') {
    const { Converter } = await import('opencc-js/cn2t');
    return createTraditionalWriter(Converter({ from: 'cn', to: 't' }));
  }
  const { Converter } = await import('opencc-js/t2cn');
  return createSimplifiedWriter(Converter({ from: 'hk', to: 'cn' }));
}
