import type { UploadedFile } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import {
  type ErrorResponse,
  imageNameTakenTexts,
  type LocalizedFieldProblem,
  message,
  type PublicFile,
  publishFile,
  type RequestContext,
} from '@brokerdesk/mock-server/engine';
import type { ImageRow } from './imageRows.ts';
import { ownImages } from './imageRules.ts';

interface ImageTimes {
  readonly startTime: string;
  readonly expiryTime?: string | null | undefined;
  readonly released: boolean;
}

/** An image ends after it begins, and one that is released does not get an end that has passed already. */
export function findImageProblems(
  context: RequestContext,
  { startTime, expiryTime, released }: ImageTimes,
  before?: ImageRow,
): LocalizedFieldProblem[] {
  if (expiryTime === null || expiryTime === undefined) return [];
  const end = Date.parse(expiryTime);
  if (end <= Date.parse(startTime)) return [{ path: 'expiryTime', rule: 'after', texts: endBeforeStartTexts }];
  const isUnchanged = before?.released === true && before.expiryTime !== null && Date.parse(before.expiryTime) === end;
  if (!released || isUnchanged || end > context.now()) return [];
  return [{ path: 'expiryTime', rule: 'future', texts: endInPastTexts }];
}

const endBeforeStartTexts = message(
  'The end must be after the start.',
  '结束时间须在开始时间之后。',
  '結束時間須在開始時間之後。',
);
const endInPastTexts = message('The end must be in the future.', '结束时间须在现在之后。', '結束時間須在現在之後。');

/** Validates a file against the broker's limits; `replaced` is the image that gets it as its new file. */
export function checkFile(
  context: RequestContext,
  file: UploadedFile | undefined,
  replaced?: ImageRow,
): ErrorResponse | undefined {
  const broker = context.row<BrokerRow>('brokers', context.brokerCode ?? '');
  if (!file || !broker) return undefined;
  const { maxBytes, maxCount } = broker.limits.advertisements;
  if (file.bytes.byteLength > maxBytes) return { code: 'E0013', data: { maxBytes } };
  const others = ownImages(context).filter(({ imgID }) => imgID !== replaced?.imgID);
  if (!replaced && others.length >= maxCount) return createUploadError(context, 'limit', createTooManyTexts(maxCount));
  const isTaken = others.some(({ publicFiles }) =>
    publicFiles.some(({ fileName }) => fileName.toLowerCase() === file.fileName.toLowerCase()),
  );
  return isTaken ? createUploadError(context, 'duplicate', imageNameTakenTexts) : undefined;
}

function createTooManyTexts(maxCount: number) {
  return message(`At most ${maxCount} images.`, `最多 ${maxCount} 张图片。`, `最多 ${maxCount} 張圖片。`);
}

function createUploadError(
  context: RequestContext,
  rule: string,
  texts: LocalizedFieldProblem['texts'],
): ErrorResponse {
  const fields = [{ path: 'file.0', rule, message: texts[context.language] }];
  return { code: 'E0014', message: texts, data: { fields } };
}

export function storePicture(context: RequestContext, imgID: string, file: UploadedFile): PublicFile {
  return publishFile(imgID, context.storeFile(file));
}
