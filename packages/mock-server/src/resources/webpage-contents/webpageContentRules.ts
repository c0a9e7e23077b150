// Contents of the sign-in page that staff write: titles and texts in three languages, pictures by reference to an
// image.
import type { WebpageContent } from '@brokerdesk/api';
import type { RequestContext } from '../../pipeline/RequestContext.ts';
import {
  type ErrorResponse,
  invalidFields,
  type LocalizedFieldProblem,
  message,
  ruleViolated,
} from '../../pipeline/errorResponses.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { WebpageContentRow, WebpageText } from './webpageContentRows.ts';
import type { ImageRow } from '../images/imageRows.ts';
import { createRequiredProblem } from '../../shared-rules/domainErrors.ts';
import { hasLogoPixels, logoPixels, logoTexts } from '../images/imageRules.ts';
import { findOwn } from '../../shared-rules/ownRows.ts';
import { type PublicFile, publicUrlOf } from '../../shared-rules/publicFiles.ts';

type Kind = WebpageContent['kind'];

interface DraftInput {
  readonly name: string;
  readonly textEN?: string | undefined;
  readonly textSC?: string | undefined;
  readonly textTC?: string | undefined;
  readonly imgID?: string | null | undefined;
}

type Draft = WebpageText & Pick<WebpageContentRow, 'name'>;

/** Reads the input, or returns the missing fields of its kind. */
export function readDraft(
  context: RequestContext,
  kind: Kind,
  input: DraftInput,
): { readonly draft: Draft } | { readonly error: ErrorResponse } {
  const { name, textEN = '', textSC = '', textTC = '', imgID = null } = input;
  const draft: Draft = { name, textEN, textSC, textTC, imgID };
  const problems = isPicture(kind) ? findPictureProblems(context, imgID) : findTextProblems(draft);
  if (problems.length > 0) return { error: invalidFields(context.language, problems) };
  const file = kind === 'logo' ? findPicture(context, draft) : undefined;
  if (file && !hasLogoPixels(file)) return { error: dimensionError };
  return { draft };
}

function isPicture(kind: Kind): boolean {
  return kind === 'logo' || kind === 'background';
}

function findTextProblems(draft: Draft): LocalizedFieldProblem[] {
  const problems = (['textEN', 'textSC', 'textTC'] as const)
    .filter((field) => draft[field] === '')
    .map(createRequiredProblem);
  return draft.imgID === null ? problems : [...problems, { path: 'imgID', rule: 'empty', texts: noPictureTexts }];
}

function findPictureProblems(context: RequestContext, imgID: string | null): LocalizedFieldProblem[] {
  if (imgID === null) return [createRequiredProblem('imgID')];
  const image = findOwn<ImageRow>(context, 'images', imgID);
  return image ? [] : [{ path: 'imgID', rule: 'unknown', texts: unknownImageTexts }];
}

const noPictureTexts = message('A text has no image.', '文字内容没有图片。', '文字內容沒有圖片。');
const unknownImageTexts = message('There is no such image.', '没有此图片。', '沒有此圖片。');
const dimensionError = ruleViolated('dimension', logoTexts, logoPixels);

/** The picture to which a content refers. */
function findPicture(context: StateContext, { imgID }: Pick<WebpageText, 'imgID'>): PublicFile | undefined {
  return imgID === null ? undefined : context.row<ImageRow>('images', imgID)?.publicFiles[0];
}

/** The published contents of a broker's sign-in page; undefined for kinds without one. */
export interface PublishedPage {
  readonly title?: { readonly EN: string; readonly SC: string; readonly TC: string };
  readonly text?: { readonly EN: string; readonly SC: string; readonly TC: string };
  /** Public addresses, relative to the API base. */
  readonly logoUrl?: string;
  readonly backgroundUrl?: string;
}

export function readPublishedPage(context: StateContext, brokerCode: string): PublishedPage {
  const rows = context.rows<WebpageContentRow>('webpageContents').filter((row) => row.brokerCode === brokerCode);
  const published = (kind: Kind) => rows.find((row) => row.kind === kind && row.published !== null)?.published ?? null;
  const [title, text] = [published('title'), published('text')];
  const [logoUrl, backgroundUrl] = [urlOf(context, published('logo')), urlOf(context, published('background'))];
  return {
    ...(title && { title: localTextOf(title) }),
    ...(text && { text: localTextOf(text) }),
    ...(logoUrl !== undefined && { logoUrl }),
    ...(backgroundUrl !== undefined && { backgroundUrl }),
  };
}

function urlOf(context: StateContext, content: WebpageText | null): string | undefined {
  const file = content && findPicture(context, content);
  return file ? publicUrlOf(file) : undefined;
}

function localTextOf({ textEN, textSC, textTC }: WebpageText) {
  return { EN: textEN, SC: textSC, TC: textTC };
}

export function stateOf(row: WebpageContentRow): WebpageContent['state'] {
  const { published, publishTime } = row;
  if (published === null) return publishTime === null ? 'draft' : 'unpublished';
  const isSame = (['textEN', 'textSC', 'textTC', 'imgID'] as const).every((field) => published[field] === row[field]);
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
    imgID: row.imgID,
    state: stateOf(row),
    publishTime: row.publishTime,
    publishBy: row.publishBy,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}
