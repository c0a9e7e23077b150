import { unchangedFiles } from '@brokerdesk/plugin-sdk';
import type { FilesOf, RecordBody } from '@brokerdesk/plugin-sdk/forms';
import type { createWebpageContent, updateWebpageContent, WebpageContent } from '@brokerdesk/plugin-sdk/api';
import type { FilesValue } from '@brokerdesk/plugin-sdk/forms';
import { type ContentKind, isPictureKind } from '../contentKinds.ts';

/** The values of the form of a content. */
export type ContentValues = {
  readonly kind: ContentKind;
  readonly name: string;
  readonly textEN: string;
  readonly textSC: string;
  readonly textTC: string;
  readonly picture: FilesValue;
  /** The picture to copy; empty for none. */
  readonly imgID: string;
};

type ContentBody = RecordBody<typeof createWebpageContent> | RecordBody<typeof updateWebpageContent>;

/** Returns the values for a content, or for a new one of a kind. */
export function toValues(content: WebpageContent | undefined, kind: ContentKind): ContentValues {
  const { name = '', textEN = '', textSC = '', textTC = '' } = content ?? {};
  return { kind: content?.kind ?? kind, name, textEN, textSC, textTC, picture: unchangedFiles, imgID: '' };
}

/** Returns the body of the request. An uploaded picture precedes a copied one. */
export function toBody(values: ContentValues, content: WebpageContent | undefined): ContentBody {
  const { kind, name, textEN, textSC, textTC, picture, imgID } = values;
  const isCopy = imgID !== '' && picture.added.length === 0;
  return {
    ...(content === undefined && { kind }),
    name,
    ...(isPictureKind(kind) ? isCopy && { imgID } : { textEN, textSC, textTC }),
  };
}

/** Returns the files of the request. */
export function toFiles({ kind, picture }: ContentValues): FilesOf<typeof createWebpageContent> {
  return isPictureKind(kind) ? { picture: picture.added } : {};
}
