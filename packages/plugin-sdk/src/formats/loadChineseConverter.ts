import type { LocalText } from '@brokerdesk/api';

/** The two keys of Chinese texts. */
export type ChineseKey = Exclude<keyof LocalText, 'EN'>;

/** Returns true if a text in one language can be converted to another: between the two Chinese scripts. */
export function isConvertible(from: keyof LocalText, to: keyof LocalText): to is ChineseKey {
  return from !== 'EN' && to !== 'EN' && from !== to;
}

/**
 * Fetches the converter between Simplified Chinese as on the mainland and Traditional Chinese as in Hong Kong, 440 kB to
 * Traditional and 50 kB to Simplified. It converts characters by the words that they are in (`头发` is `頭髮`, `发展` is
 * `發展`), but no terms: `信息` does not become `資訊`. So a person has to review its texts.
 */
export async function loadChineseConverter(to: ChineseKey): Promise<(text: string) => string> {
  if (to === 'TC') {
    const { Converter } = await import('opencc-js/cn2t');
    return Converter({ from: 'cn', to: 'hk' });
  }
  const { Converter } = await import('opencc-js/t2cn');
  return Converter({ from: 'hk', to: 'cn' });
}
