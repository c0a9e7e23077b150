// Opening forms: the templates that brokers upload, and the documents made from them and an applicant's answers.
import { z } from 'zod';
import { applicationReference } from './applicationChanges.ts';
import { applicationDetail } from './applicationDetail.ts';
import { applicationReaders } from './applications.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { localText } from './lists.ts';
import { templateLimits } from './templatePages.ts';
import { instant } from './times.ts';
import { refusedStatus } from './refusals.ts';

const identifier = z.string().min(1).max(64);

/** The progress of an opening form: being issued, generated, confirmed by staff, signed. */
export const openingFormStatuses = ['issuing', 'generated', 'confirmed', 'signed'] as const;

const openingFormTemplate = z.object({
  templateID: z.string(),
  /** The profile for whose applications it is used. */
  profileID: z.string(),
  profileName: localText,
  /** Of the PDF, for `GET /systems/files`. */
  fileID: z.string(),
  fileName: z.string(),
  /** Bytes. */
  size: z.number().int(),
  pageCount: z.number().int(),
  /** Number of opening forms made from it; while there are any, it cannot be deleted. */
  formCount: z.number().int(),
  createTime: instant,
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** A PDF that is the first part of opening forms. */
export type OpeningFormTemplate = z.output<typeof openingFormTemplate>;

/**
 * Why the content of a PDF is refused as an opening-form template, as the `rule` of the `E0014`: damaged or no PDF at
 * all, encrypted, without pages, with more than {@link openingFormMaxPages}, only a form of the discontinued XFA kind, or
 * with scripts or other files in it.
 */
export const openingFormPdfProblems = [
  'unreadable',
  'locked',
  'noPages',
  'tooManyPages',
  'xfa',
  'script',
  'embeddedFile',
] as const;

/** One of these reasons. */
export type OpeningFormPdfProblem = (typeof openingFormPdfProblems)[number];

/** The most pages of an opening-form template. */
export const openingFormMaxPages = 300;

/** Lists the broker's opening-form templates, the newest first; `profileID` restricts the list to one profile. */
export const listOpeningFormTemplates = endpoint({
  method: 'GET',
  path: '/opening_forms/templates',
  access: anyOf('RAO_CHECK_DOCUMENT', 'RAO_PROFILE_MANAMEMENT'),
  errors: [],
  shapes: { query: z.object({ profileID: identifier.optional() }), data: z.array(openingFormTemplate) },
});

/**
 * Uploads an opening-form template for a profile: one PDF of at most as many bytes as the broker's
 * `openingFormTemplateBytes`, with a name of letters, digits, `_` and `-`.
 *
 * Fails with `E0004` for an unknown profile, `E0013` for a file that is too large, and `E0014` for a file whose name the
 * broker already uses or whose content is refused. The rule is then `unreadable` (damaged), `locked`
 * (encrypted), `noPages`, `tooManyPages` (more than 300), `xfa` (only a form of the discontinued XFA kind), `script` or
 * `embeddedFile` (scripts or other files in it).
 */
export const createOpeningFormTemplate = endpoint({
  method: 'POST',
  path: '/opening_forms/templates',
  access: anyOf('RAO_MODIFY_PROFILE'),
  operation: 'openingFormTemplate.create',
  bodyKind: 'multipart',
  timeoutMs: limits.templateUploadTimeoutMs,
  errors: ['E0004', 'E0013', 'E0014'],
  shapes: {
    body: z.object({ profileID: identifier }),
    files: { file: { types: ['pdf'], maxBytes: 10 * 1024 ** 2, maxCount: 1, required: true, names: 'template' } },
    data: openingFormTemplate,
  },
});

/**
 * Deletes an opening-form template. Fails with `E0012` while an opening form is made from it, and with `E0005` if
 * another user has changed it in the meantime.
 */
export const deleteOpeningFormTemplate = endpoint({
  method: 'DELETE',
  path: '/opening_forms/templates/{id}',
  access: anyOf('RAO_MODIFY_PROFILE'),
  operation: 'openingFormTemplate.delete',
  errors: ['E0005', 'E0012'],
  shapes: {
    refusals: { E0012: z.object({ formCount: z.number().int() }) },
    params: z.object({
      /** Identifies the template of opening forms. */
      id: identifier,
    }),
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000_000) }),
    data: z.null(),
  },
});

const openingForm = z.object({
  /** The number that is printed on each page. */
  docID: z.string(),
  applyID: z.string(),
  templateID: z.string(),
  status: z.enum(openingFormStatuses),
  /** Of the current file, for `GET /applications/files`; null while the form is being issued. */
  fileID: z.string().nullable(),
  fileName: z.string().nullable(),
  /** Bytes; null while the form is being issued. */
  size: z.number().int().nullable(),
  pageCount: z.number().int().nullable(),
  /** Null while the form is being issued. */
  generateTime: instant.nullable(),
  generateBy: z.string(),
  confirmTime: instant.nullable(),
  /** Null until the form is signed. */
  signature: z
    .object({
      time: z.string(),
      /** The user who requested the signature. */
      by: z.string(),
      /** The common name of the certificate. */
      certificate: z.string(),
      /** SHA-256 of the certificate, hexadecimal. */
      certificateSha256: z.string(),
    })
    .nullable(),
});

/** A document made from a template and the answers of an application. */
export type OpeningForm = z.output<typeof openingForm>;

/**
 * Lists the opening forms of an application. Fails with `E0003` for an application that does not belong to the broker.
 */
export const listOpeningForms = endpoint({
  method: 'GET',
  path: '/opening_forms',
  access: applicationReaders,
  errors: [],
  shapes: { query: z.object({ applyID: identifier }), data: z.array(openingForm) },
});

const openingFormStep = z.object({ docID: z.string(), application: applicationDetail });

/** An application after a step with its opening form, and the identifier of that form. */
export type OpeningFormStep = z.output<typeof openingFormStep>;

/**
 * Generates the opening form of an application whose certification succeeded: it becomes `OFI` immediately and `GOF`
 * some seconds later, with a PDF in the language of the request.
 *
 * Fails with `E0004` for an unknown template or a template of another profile and for an answer that cannot be printed, as
 * in `answers.address`, `E0005` for a stale version and `E0015` from any other status.
 */
export const generateOpeningForm = endpoint({
  method: 'POST',
  path: '/opening_forms',
  access: anyOf('RAO_CHECK_DOCUMENT'),
  operation: 'openingForm.generate',
  errors: ['E0004', 'E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedStatus },
    body: applicationReference.extend({ templateID: identifier }),
    data: openingFormStep,
  },
});

const previewedAnswer = z.union([
  z.string().max(templateLimits.textLength),
  z.array(z.string().max(templateLimits.nameLength)).max(templateLimits.optionsPerComponent),
]);

/**
 * Draws the opening form that a template and these answers would lead to, in the language of the request and marked as a
 * preview on each page. Nothing is stored. Answers to questions that are not asked are left out; of files and signatures,
 * the names are shown.
 *
 * Fails with `E0004` for an unknown profile, an unknown template or a template of another profile, and for an answer that
 * breaks a rule of its question, as in `answers.email`.
 */
export const previewOpeningForm = endpoint({
  method: 'POST',
  path: '/opening_forms/previews',
  access: anyOf('RAO_PROFILE_MANAMEMENT', 'RAO_MODIFY_PROFILE'),
  responseKind: 'blob',
  timeoutMs: limits.fileTimeoutMs,
  errors: ['E0004'],
  shapes: {
    body: z.object({
      profileID: identifier,
      templateID: identifier,
      answers: z.record(identifier, previewedAnswer.nullable()),
    }),
    data: z.instanceof(Uint8Array),
  },
});

/**
 * Signs the confirmed opening form of an application, which takes up to a minute, and responds when it is done: the
 * application is `SOF` and the file contains the signature.
 *
 * Fails with `E0003` for an unknown application or form, `E0005` for a stale version and `E0015` from any status but
 * `OFC` or while other work is running. If the client disconnects, the form is signed anyway.
 */
export const signOpeningForm = endpoint({
  method: 'POST',
  path: '/ca/signs',
  access: anyOf('RAO_CHECK_DOCUMENT'),
  operation: 'openingForm.sign',
  timeoutMs: limits.signTimeoutMs,
  errors: ['E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedStatus },
    body: applicationReference.extend({ docID: identifier }),
    data: openingFormStep,
  },
});
