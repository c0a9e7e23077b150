// What staff write for the sign-in page: titles and texts in three languages, and pictures, which are uploaded or copied.
import type { UploadedFile, WebpageContent } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import {
  createRequiredProblem,
  describeUploadProblem,
  type ErrorResponse,
  findOwn,
  invalidFields,
  type LocalizedFieldProblem,
  message,
  type RequestContext,
  type StoredFile,
  type Texts,
} from '@brokerdesk/mock-server/engine';
import type { ImageRow } from '../images/imageRows.ts';
import { type Pixels, presetPixels } from '../preset-images/presetImageRules.ts';
import type { PresetImageRow } from '../preset-images/presetImageRows.ts';
import type { WebpageContentRow, WebpageText } from './webpageContentRows.ts';

type Kind = WebpageContent['kind'];

interface DraftInput {
  readonly name: string;
  readonly textEN?: string | undefined;
  readonly textSC?: string | undefined;
  readonly textTC?: string | undefined;
  readonly imgID?: string | undefined;
}

interface DraftOptions {
  readonly kind: Kind;
  readonly input: DraftInput;
  readonly upload: UploadedFile | undefined;
  /** The current picture, which stays unless another one is sent or named. */
  readonly current?: StoredFile | null;
}

type Draft = WebpageText & Pick<WebpageContentRow, 'name'>;
type Result<Value> = Value | { readonly error: ErrorResponse };

/** Reads the input, or returns what is wrong with it. Stores the uploaded picture. */
export function readDraft(context: RequestContext, options: DraftOptions): Result<{ readonly draft: Draft }> {
  const { name, textEN = '', textSC = '', textTC = '', imgID } = options.input;
  const texts = { textEN, textSC, textTC };
  if (isPicture(options.kind)) {
    const found = findPicture(context, options);
    return 'error' in found ? found : { draft: { name, ...texts, picture: found.picture } };
  }
  const hasPicture = imgID !== undefined || options.upload !== undefined;
  const problems = [
    ...(['textEN', 'textSC', 'textTC'] as const).filter((field) => texts[field] === '').map(createRequiredProblem),
    ...(hasPicture ? [{ path: imgID === undefined ? 'picture' : 'imgID', rule: 'empty', texts: noPictureTexts }] : []),
  ];
  return problems.length > 0
    ? { error: invalidFields(context.language, problems) }
    : { draft: { name, ...texts, picture: null } };
}

function isPicture(kind: Kind): kind is 'logo' | 'icon' | 'background' {
  return kind !== 'title' && kind !== 'text';
}

const noPictureTexts = message('A text has no picture.', '文字内容没有图片。', '文字內容沒有圖片。');
const unknownImageTexts = message('There is no such image.', '没有此图片。', '沒有此圖片。');

function findPicture(
  context: RequestContext,
  { kind, input: { imgID }, upload, current }: DraftOptions,
): Result<{ readonly picture: StoredFile }> {
  const pixels = kind === 'logo' || kind === 'icon' ? presetPixels[kind] : null;
  if (upload) {
    const maxBytes = context.row<BrokerRow>('brokers', context.brokerCode ?? '')?.limits.advertisements.maxBytes ?? 0;
    if (upload.bytes.byteLength > maxBytes) return { error: { code: 'E0013', data: { maxBytes } } };
    if (pixels && !hasPixels(upload, pixels)) return { error: createDimensionError(context, pixels) };
    return { picture: context.storeFile(upload) };
  }
  const reject = (problem: LocalizedFieldProblem) => ({ error: invalidFields(context.language, [problem]) });
  if (imgID === undefined) return current ? { picture: current } : reject(createRequiredProblem('picture'));
  const owner = findOwn<ImageRow>(context, 'images', imgID) ?? context.row<PresetImageRow>('presetImages', imgID);
  const copied = owner?.publicFiles[0];
  if (!copied) return reject({ path: 'imgID', rule: 'unknown', texts: unknownImageTexts });
  if (pixels && !hasPixels(copied, pixels))
    return reject({ path: 'imgID', rule: 'dimension', texts: describeDimension(pixels) });
  const { publicName: _otherAddress, ...picture } = copied;
  return { picture };
}

function hasPixels(
  { width, height }: { readonly width: number | null; readonly height: number | null },
  pixels: Pixels,
) {
  return width === pixels.width && height === pixels.height;
}

function createDimensionError(context: RequestContext, pixels: Pixels): ErrorResponse {
  const fields = [{ path: 'picture.0', rule: 'dimension', message: describeDimension(pixels)[context.language] }];
  return { code: 'E0014', data: { fields } };
}

function describeDimension(pixels: Pixels): Texts {
  return describeUploadProblem.dimension({ types: [], maxBytes: 0, maxCount: 1, required: false, pixels });
}
