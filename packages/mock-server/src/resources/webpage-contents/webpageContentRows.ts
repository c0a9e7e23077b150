import type { WebpageContent } from '@brokerdesk/api';
import type { Stamp } from '../../state/rows.ts';
import { webpageContents } from '@brokerdesk/fixtures';
import { seededStamp } from '../../state/seededStamp.ts';
import type { SeedOptions } from '../../state/seeds.ts';

/** The texts and image of a content of the sign-in page. */
export type WebpageText = Pick<WebpageContent, 'textEN' | 'textSC' | 'textTC' | 'imgID'>;

export interface WebpageContentRow extends Stamp, WebpageText, Pick<WebpageContent, 'contentID' | 'kind' | 'name'> {
  readonly brokerCode: string;
  /** The public version; null while it is not on the page. */
  readonly published: WebpageText | null;
  readonly publishTime: string | null;
  readonly publishBy: string | null;
}

const dayMs = 86_400_000;

export function makeWebpageContentRows({ now }: SeedOptions): WebpageContentRow[] {
  return webpageContents.map(({ brokerCode, kind, name, text, published }, index) => {
    const written = { textEN: text.EN, textSC: text.SC, textTC: text.TC, imgID: null };
    const made = seededStamp({ brokerCode, time: now - (published ? 200 : 5) * dayMs });
    return {
      contentID: `${brokerCode}-WC${String(index + 1).padStart(2, '0')}`,
      brokerCode,
      kind,
      name,
      ...written,
      published: published ? written : null,
      publishTime: published ? made.updateTime : null,
      publishBy: published ? made.updateBy : null,
      ...made,
    };
  });
}
