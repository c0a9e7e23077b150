// Preset pictures as the wire describes them, and the provider's limits.
import type { FieldProblem, PresetImage, UploadedFile } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import {
  describeUploadProblem,
  type ErrorResponse,
  imageNameTakenTexts,
  message,
  publicUrlOf,
  type RequestContext,
  type Texts,
} from '@brokerdesk/mock-server/engine';
import type { PresetImageRow } from './presetImageRows.ts';

/** The size of a picture. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** Specification, section 9. */
export const presetPixels = {
  promotion: null,
  logo: { width: 270, height: 60 },
  icon: { width: 120, height: 120 },
} as const satisfies Readonly<Record<PresetImage['type'], Pixels | null>>;

export function describePresetImage({ imgID, type, publicFiles, ...row }: PresetImageRow): PresetImage {
  const [file] = publicFiles;
  if (!file) throw new Error(`The preset picture ${imgID} has no file.`);
  return {
    imgID,
    fileName: file.fileName,
    type,
    fullPathUrl: publicUrlOf(file),
    contentType: file.contentType,
    size: file.size,
    width: file.width ?? 0,
    height: file.height ?? 0,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

/** The fields of a preset picture; without a file, the current one stays. */
export interface PresetImageInput {
  readonly type: PresetImage['type'];
  readonly file?: UploadedFile | undefined;
  readonly before?: PresetImageRow;
}

export function checkPresetImage(
  context: RequestContext,
  { type, file, before }: PresetImageInput,
): ErrorResponse | undefined {
  const { maxCount, maxBytes } = limitsOf(context);
  const rows = context.rows<PresetImageRow>('presetImages');
  if (file && file.bytes.byteLength > maxBytes) return { code: 'E0013', data: { maxBytes } };
  if (!before && rows.length >= maxCount)
    return createFileError(context, { path: 'file', rule: 'count', texts: tooManyTexts(maxCount) });
  const pixels = presetPixels[type];
  const shown = file ?? before?.publicFiles[0];
  if (pixels && (shown?.width !== pixels.width || shown.height !== pixels.height)) {
    const texts = describeUploadProblem.dimension({ types: [], maxBytes, maxCount, required: true, pixels });
    return createFileError(context, { path: 'file.0', rule: 'dimension', texts });
  }
  const others = rows.filter(({ imgID }) => imgID !== before?.imgID).flatMap(({ publicFiles }) => publicFiles);
  const isTaken = others.some(({ fileName }) => fileName.toLowerCase() === file?.fileName.toLowerCase());
  return isTaken
    ? createFileError(context, { path: 'file.0', rule: 'duplicate', texts: imageNameTakenTexts })
    : undefined;
}

/** The limits of the provider: those of the broker whose staff send the request. */
function limitsOf(context: RequestContext) {
  const broker = context.row<BrokerRow>('brokers', context.brokerCode ?? '');
  return broker?.limits.presetImages ?? { maxCount: 0, maxBytes: 0 };
}

interface FileProblem {
  readonly path: string;
  readonly rule: string;
  readonly texts: Texts;
}

function createFileError(context: RequestContext, { path, rule, texts }: FileProblem): ErrorResponse {
  const problem: FieldProblem = { path, rule, message: texts[context.language] };
  return { code: 'E0014', data: { fields: [problem] } };
}

function tooManyTexts(maxCount: number): Texts {
  return message(`At most ${maxCount} images.`, `最多 ${maxCount} 张图片。`, `最多 ${maxCount} 張圖片。`);
}
