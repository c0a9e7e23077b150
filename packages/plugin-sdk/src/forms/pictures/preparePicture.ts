// What happens to a chosen picture before it becomes the value of a field.
import type { FileType } from '@brokerdesk/api';
import { type ContentProblem, checkContent, inspectFile } from '../files/inspectFile.ts';
import type { FileProblem, FileRules } from '../upload/checkFile.ts';
import { decodedSize, drawPicture } from './drawPicture.ts';
import { hasForeignEnd } from './hasForeignEnd.ts';
import { pictureName } from './pictureName.ts';

/** A problem of a chosen picture. */
export type PictureProblem =
  | FileProblem
  | ContentProblem
  | 'broken'
  | 'foreign'
  | 'nameTaken'
  | 'sourceTooLarge'
  | 'resultTooLarge';

/** A picture that a section is chosen of. */
export interface PictureSource {
  readonly file: File;
  readonly type: FileType;
  /** Pixels, turned as its camera recorded. */
  readonly width: number;
  readonly height: number;
}

/** The result of preparing a chosen picture: a file, a picture to be cropped first, or the reason why neither is possible. */
export type PreparedPicture =
  | { readonly kind: 'ready'; readonly file: File }
  | { readonly kind: 'crop'; readonly source: PictureSource }
  | { readonly kind: 'problem'; readonly problem: PictureProblem };

/** The maximum bytes of a picture to be cropped; the result is much smaller. */
export const maximumSourceBytes = 25 * 1024 * 1024;

/** Checks a chosen picture, from its name to its pixels, and decides whether it must be cropped. */
export async function preparePicture(file: File, rules: FileRules): Promise<PreparedPicture> {
  const problem = (name: PictureProblem): PreparedPicture => ({ kind: 'problem', problem: name });
  if (file.size === 0) return problem('empty');
  if (file.size > maximumSourceBytes) return problem('sourceTooLarge');
  if (!rules.pixels && file.size > rules.maxBytes) return problem('tooLarge');
  const facts = await inspectFile(file);
  const { type, pixels } = facts;
  // Its size in pixels may be changed, and its name follows from its content later.
  const { types, maxBytes, maxCount } = rules;
  const contentProblem = checkContent(file, facts, { types, maxBytes, maxCount });
  if (contentProblem && contentProblem !== 'extension') return problem(contentProblem);
  if (type === undefined || !pixels) return problem('content');
  if (hasForeignEnd(type, new Uint8Array(await file.arrayBuffer()))) return problem('foreign');
  const decoded = await decodedSize(file);
  if (!decoded || !isSameOrTurned(decoded, pixels)) return problem('broken');
  const isExact = [decoded, pixels].every((size) => isSame(size, rules.pixels ?? size));
  if (!isExact) return { kind: 'crop', source: { file, type, ...decoded } };
  const prepared = type === 'jpeg' ? await drawPicture(file, { rules, type }) : renamed(file, type, rules);
  return prepared.size > rules.maxBytes ? problem('tooLarge') : { kind: 'ready', file: prepared };
}

type Size = Pick<PictureSource, 'width' | 'height'>;

function isSame(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}

/** Only of a JPEG is known, before it is decoded, how its camera was turned. */
function isSameOrTurned(decoded: Size, { width, height }: Size): boolean {
  return isSame(decoded, { width, height }) || isSame(decoded, { width: height, height: width });
}

function renamed(file: File, type: FileType, rules: FileRules): File {
  return new File([file], pictureName(file.name, type, rules), { type: file.type, lastModified: file.lastModified });
}
