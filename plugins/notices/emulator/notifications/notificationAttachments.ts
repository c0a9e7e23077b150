// The files attached to notifications, per language. The broker limits their number and size, counting remaining and
// new files.
import type { NotificationDetail, UploadedFile } from '@brokerdesk/api';
import {
  describeUploadProblem,
  type ErrorResponse,
  type FileContent,
  invalidFields,
  limitsOfBroker,
  type LocalizedFieldProblem,
  message,
  ownRows,
  type RequestContext,
} from '@brokerdesk/mock-server/engine';
import type { NotificationFileRow, NotificationRow } from './notificationRows.ts';
import { seededNotificationBytes } from './seededNotificationFile.ts';

/** The parts of the form that contain files, each with the field that lists the files to keep. */
export const attachmentParts = {
  attachFileEN: 'keepFileEN',
  attachFileSC: 'keepFileSC',
  attachFileTC: 'keepFileTC',
} as const;

type AttachmentPart = keyof typeof attachmentParts;
export type Attachments = Readonly<Record<AttachmentPart, readonly NotificationFileRow[]>>;

export interface AttachmentChange {
  readonly before: Attachments | undefined;
  readonly kept: Readonly<Record<(typeof attachmentParts)[AttachmentPart], readonly string[]>>;
  readonly files: Readonly<Record<AttachmentPart, readonly UploadedFile[]>>;
}

const parts = Object.keys(attachmentParts) as readonly AttachmentPart[];

/** Rejects files that exceed the broker's limits, and unknown files to keep. */
export function checkAttachments(context: RequestContext, change: AttachmentChange): ErrorResponse | undefined {
  const { maxCount, maxBytes } = limitsOfBroker(context).noticeAttachments;
  const { language } = context;
  const unknown = parts.flatMap((part) => findUnknownKept(part, change));
  if (unknown.length > 0) return invalidFields(language, unknown);
  const rules = { types: ['pdf', 'png', 'jpeg'], maxBytes, maxCount, required: false } as const;
  const message = describeUploadProblem.count(rules)[language];
  const tooMany = parts
    .filter((part) => change.kept[attachmentParts[part]].length + change.files[part].length > maxCount)
    .map((path) => ({ path, rule: 'count', message }));
  if (tooMany.length > 0) return { code: 'E0014', data: { fields: tooMany } };
  const tooLarge = parts.flatMap((part) =>
    change.files[part].flatMap(({ bytes }, index) => (bytes.byteLength > maxBytes ? [`${part}.${index}`] : [])),
  );
  if (tooLarge.length === 0) return undefined;
  const fields = tooLarge.map((path) => ({ path, rule: 'size', message: tooLargeTexts(maxBytes)[language] }));
  return { code: 'E0013', data: { fields } };
}

function findUnknownKept(part: AttachmentPart, { before, kept }: AttachmentChange): LocalizedFieldProblem[] {
  const field = attachmentParts[part];
  const present = before?.[part].map(({ fileID }) => fileID) ?? [];
  return kept[field].flatMap((fileID, index) =>
    present.includes(fileID) && kept[field].indexOf(fileID) === index
      ? []
      : [{ path: `${field}.${index}`, rule: 'unknown', texts: notAttachedTexts }],
  );
}

const notAttachedTexts = message(
  'This file is not attached to the notification.',
  '此文件并非该通知的附件。',
  '此檔案並非該通知的附件。',
);

function tooLargeTexts(maxBytes: number) {
  const size = `${Math.floor(maxBytes / 100_000) / 10} MB`;
  return message(`At most ${size} each.`, `每个文件不得超过 ${size}。`, `每個檔案不得超過 ${size}。`);
}

/** Returns the files to keep, in their order, followed by the stored new files. */
export function storeAttachments(context: RequestContext, { before, kept, files }: AttachmentChange): Attachments {
  const filesOf = (part: AttachmentPart) => [
    ...(before?.[part] ?? []).filter(({ fileID }) => kept[attachmentParts[part]].includes(fileID)),
    ...files[part].map((file) => ({ fileID: context.token('NTA-'), ...context.storeFile(file) })),
  ];
  return {
    attachFileEN: filesOf('attachFileEN'),
    attachFileSC: filesOf('attachFileSC'),
    attachFileTC: filesOf('attachFileTC'),
  };
}

/** An attachment as answers show it. */
export function describeAttachment({
  fileID,
  fileName,
  contentType,
  size,
}: NotificationFileRow): NotificationDetail['attachFileEN'][number] {
  return { fileID, fileName, contentType, size };
}

/** Finds an attachment of the caller's broker for `GET /systems/files`, if the caller may see notifications. */
export function findNotificationFile(context: RequestContext, fileID: string): FileContent | undefined {
  if (!context.caller?.functions.has('PM_NM_GENERAL_NOTICE')) return undefined;
  const file = ownRows<NotificationRow>(context, 'notifications')
    .flatMap((row) => parts.flatMap((part) => row[part]))
    .find((one) => one.fileID === fileID);
  const bytes = file && (context.fileBytes(file) ?? seededNotificationBytes(file.hash));
  return bytes && { fileName: file.fileName, contentType: file.contentType, bytes };
}
