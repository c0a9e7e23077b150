// One application: its answers by page, its documents and its history.
import { z } from 'zod';
import { applicationAction, applicationReaders, applicationStatus, applicationSummary } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { localText } from './lists.ts';
import { instant } from './times.ts';

/** The kinds of component in a template (specification, section 3). */
export const componentTypes = [
  'Label',
  'Textbox',
  'Multilinebox',
  'Emailbox',
  'Phonebox',
  'Numberbox',
  'Selectbox',
  'Radiobox',
  'Checkbox',
  'FileUpload',
  'Date',
  'Signature',
  'Linebreak',
  'ScoreResult',
] as const;

const attachment = z.object({
  /** Returns the content with `GET /applications/files`. */
  fileID: z.string(),
  kind: z.enum(['identityFront', 'identityBack', 'selfie', 'addressProof', 'bankProof', 'signature']),
  fileName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  uploadTime: instant,
});

/** A picture or file that the applicant has uploaded. */
export type Attachment = z.output<typeof attachment>;

const answer = z.object({
  questionID: z.string(),
  label: localText,
  type: z.enum(componentTypes),
  /** As stored: the text, the chosen option's value, or file identifiers; null if it was not answered. */
  value: z.union([z.string(), z.array(z.string())]).nullable(),
  /** In readable form; equal in all languages for free text. */
  display: localText,
  /** Files that belong to the answer, by `fileID`. */
  fileIDs: z.array(z.string()),
});

const answerPage = z.object({
  pageID: z.string(),
  title: localText,
  groups: z.array(z.object({ groupID: z.string(), name: localText, answers: z.array(answer) })),
});

/** One page of the template with the applicant's answers. */
export type AnswerPage = z.output<typeof answerPage>;

/** The shape of an {@link ApplicationDetail}. */
export const applicationDetail = applicationSummary.extend({
  birthDate: z.string(),
  ipAddress: z.string(),
  address: z.string(),
  postalCode: z.string().nullable(),
  /** The page that the applicant reached last, by `pageID`. */
  recentPage: z.string(),
  /** The reason of the last correction, reinput or rejection; null if there was none. */
  reason: z.string().nullable(),
  referrerName: localText.nullable(),
  /** Why the last import to the back office failed; null unless it did. */
  importError: localText.nullable(),
  /** Why the last certification failed; null unless it did. */
  certificationError: localText.nullable(),
  /** Sixteen hexadecimal digits; null until the certification authority has certified the applicant. */
  certificateSerial: z.string().nullable(),
  /** The last change of any kind. */
  updateTime: instant,
  updateBy: z.string(),
  pages: z.array(answerPage),
  attachments: z.array(attachment),
});

/** One application with its answers by page and its documents. */
export type ApplicationDetail = z.output<typeof applicationDetail>;

/** The parameter that identifies one application in a path. */
export const applyIdParameter = z.object({ id: z.string().min(1).max(64) });

/** Returns one application with its answers by page and its documents. */
export const getApplication = endpoint({
  method: 'GET',
  path: '/applications/{id}',
  access: applicationReaders,
  errors: [],
  shapes: { params: applyIdParameter, data: applicationDetail },
});

const actionHistory = z.object({
  historyID: z.string(),
  applyID: z.string(),
  /**
   * The action, or what the applicant did. `edit` is a change of account number or nickname, `amend` a change of an
   * answer; neither changes the status.
   */
  action: z.union([applicationAction, z.enum(['start', 'submit', 'resubmit', 'edit', 'amend'])]),
  fromStatus: applicationStatus.nullable(),
  toStatus: applicationStatus,
  actor: z.object({ kind: z.enum(['staff', 'applicant', 'system']), name: z.string() }),
  time: z.string(),
  /** What staff wrote, or why a certification or an import failed, in the language of the request. */
  reason: z.string().nullable(),
  /** For an `edit`: the changed field and its previous value; absent otherwise. */
  changes: z
    .array(
      z.object({
        field: z.enum(['customAccountNum', 'nickname']),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    )
    .optional(),
});

/** One line of an application's history. */
export type ActionHistory = z.output<typeof actionHistory>;

/** Lists the history of an application, the newest line first. */
export const listActionHistories = endpoint({
  method: 'GET',
  path: '/applications/{id}/action_histories',
  access: applicationReaders,
  errors: [],
  shapes: { params: applyIdParameter, data: z.array(actionHistory) },
});

/** Returns one uploaded file, or a file of an opening form, as bytes. */
export const getApplicationFile = endpoint({
  method: 'GET',
  path: '/applications/files',
  access: applicationReaders,
  responseKind: 'blob',
  timeoutMs: limits.fileTimeoutMs,
  errors: [],
  shapes: {
    query: z.object({ applyID: z.string().min(1).max(64), fileID: z.string().min(1).max(64) }),
    data: z.instanceof(Uint8Array),
  },
});
