import type { WebpageContent } from '@brokerdesk/api';
import { pictureMetadata } from '@brokerdesk/fixtures';
import { type SeededWebpageText, webpageContents } from '../../demo/webpage-contents/webpageContents.ts';
import {
  fixtureHash,
  type PublicFilesOwner,
  publishFile,
  seededStamp,
  type SeedOptions,
  type Stamp,
  type StoredFile,
} from '@brokerdesk/mock-server/engine';

/** The texts and the picture of a content of the sign-in page. */
export interface WebpageText extends Pick<WebpageContent, 'textEN' | 'textSC' | 'textTC'> {
  readonly picture: StoredFile | null;
}

export interface WebpageContentRow
  extends Stamp,
    WebpageText,
    PublicFilesOwner,
    Pick<WebpageContent, 'contentID' | 'kind' | 'name'> {
  readonly brokerCode: string;
  /** The public version; null while it is not on the page. */
  readonly published: WebpageText | null;
  readonly publishTime: string | null;
  readonly publishBy: string | null;
}

const dayMs = 86_400_000;

export function makeWebpageContentRows({ now }: SeedOptions): WebpageContentRow[] {
  return webpageContents.map(({ brokerCode, kind, name, draft, published, wasPublished }, index) => {
    const written = toWebpageText(draft);
    const made = seededStamp({ brokerCode, time: now - (published ? 200 : 5) * dayMs });
    return withPublicFiles({
      contentID: `${brokerCode}-WC${String(index + 1).padStart(2, '0')}`,
      brokerCode,
      kind,
      name,
      ...written,
      published: published && toWebpageText(published),
      publishTime: wasPublished ? made.updateTime : null,
      publishBy: wasPublished ? made.updateBy : null,
      ...made,
    });
  });
}

function toWebpageText({ text, picture }: SeededWebpageText): WebpageText {
  return {
    textEN: text.EN,
    textSC: text.SC,
    textTC: text.TC,
    picture: picture === null ? null : storedPicture(picture),
  };
}

function storedPicture(name: string): StoredFile {
  const { width, height, size } = pictureMetadata[name] ?? { width: 0, height: 0, size: 0 };
  const fileName = name.replaceAll('-', '_');
  return { hash: fixtureHash(name), fileName, contentType: 'image/png', size, width, height };
}

/** Makes the pictures of a content public: that of the draft, for a preview, and the published one. */
export function withPublicFiles(row: Omit<WebpageContentRow, 'publicFiles'>): WebpageContentRow {
  const pictures = [row.picture, row.published?.picture ?? null].filter((picture) => picture !== null);
  return { ...row, publicFiles: pictures.map((picture) => publishFile(row.contentID, picture)) };
}
