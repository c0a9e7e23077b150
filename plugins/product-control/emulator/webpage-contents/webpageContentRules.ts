// Contents of the sign-in page as the wire describes them, and the page that visitors see.
import type { WebpageContent } from '@brokerdesk/api';
import { publicUrlOf, type PublishedPage, type StateContext, type StoredFile } from '@brokerdesk/mock-server/engine';
import type { WebpageContentRow, WebpageText } from './webpageContentRows.ts';

type Kind = WebpageContent['kind'];

/** Reads the published contents of a broker's sign-in page; pictures by public addresses, relative to the API base. */
export function readPublishedPage(context: StateContext, brokerCode: string): PublishedPage {
  const rows = context.rows<WebpageContentRow>('webpageContents').filter((row) => row.brokerCode === brokerCode);
  const find = (kind: Kind) => rows.find((row) => row.kind === kind && row.published !== null);
  const [title, text] = [find('title')?.published, find('text')?.published];
  const [logoUrl, iconUrl, backgroundUrl] = (['logo', 'icon', 'background'] as const).map((kind) => urlOf(find(kind)));
  return {
    ...(title && { title: localTextOf(title) }),
    ...(text && { text: localTextOf(text) }),
    ...(logoUrl !== undefined && { logoUrl }),
    ...(iconUrl !== undefined && { iconUrl }),
    ...(backgroundUrl !== undefined && { backgroundUrl }),
  };
}

function urlOf(row: WebpageContentRow | undefined): string | undefined {
  return row && addressOf(row, row.published?.picture ?? null);
}

function addressOf({ publicFiles }: WebpageContentRow, picture: StoredFile | null): string | undefined {
  const file = publicFiles.find(({ hash }) => hash === picture?.hash);
  return file && publicUrlOf(file);
}

function localTextOf({ textEN, textSC, textTC }: WebpageText) {
  return { EN: textEN, SC: textSC, TC: textTC };
}

export function stateOf(row: WebpageContentRow): WebpageContent['state'] {
  const { published, publishTime } = row;
  if (published === null) return publishTime === null ? 'draft' : 'unpublished';
  const isSame =
    (['textEN', 'textSC', 'textTC'] as const).every((field) => published[field] === row[field]) &&
    published.picture?.hash === row.picture?.hash;
  return isSame ? 'published' : 'changed';
}

export function describeContent(row: WebpageContentRow): WebpageContent {
  return {
    contentID: row.contentID,
    kind: row.kind,
    name: row.name,
    textEN: row.textEN,
    textSC: row.textSC,
    textTC: row.textTC,
    picture: row.picture && describePicture(row, row.picture),
    state: stateOf(row),
    published: row.published && {
      textEN: row.published.textEN,
      textSC: row.published.textSC,
      textTC: row.published.textTC,
      picture: row.published.picture && describePicture(row, row.published.picture),
    },
    publishTime: row.publishTime,
    publishBy: row.publishBy,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

function describePicture(row: WebpageContentRow, file: StoredFile): NonNullable<WebpageContent['picture']> {
  return {
    fileName: file.fileName,
    type: file.contentType,
    size: file.size,
    width: file.width ?? 0,
    height: file.height ?? 0,
    fullPathUrl: addressOf(row, file) ?? '',
  };
}
