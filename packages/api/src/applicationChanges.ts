// Actions of staff on applications: change the status, edit, delete and import.
import { z } from 'zod';
import { applicationDetail, applyIdParameter } from './applicationDetail.ts';
import { applicationSummary } from './applications.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { localText } from './lists.ts';
import { plainText } from './plainTexts.ts';
import { instant } from './times.ts';
import { noData, refusedStatus } from './refusals.ts';

/** The actions of `PATCH /applications/statuses`; the other actions have separate calls. */
export const statusActions = [
  'correct',
  'finishCorrection',
  'reinput',
  'verify',
  'returnToUnchecked',
  'reject',
  'confirmForm',
  'returnForm',
  'archive',
] as const;

/** The maximum number of characters in the reason of a change. */
export const reasonMaxLength = 500;

/** One version of one application, as the caller saw it. */
export const applicationVersion = z.object({
  applyID: z.string().min(1).max(64),
  version: z.number().int().min(1).max(1_000_000),
});

/** One application, and optionally the version that the caller saw; a stale one is rejected with `E0005`. */
export const applicationReference = applicationVersion.partial({ version: true });

/** The result for one application of several. */
const applicationOutcome = z.object({
  applyID: z.string(),
  /** `OK`, or why this application was not changed. */
  code: z.enum(['OK', 'E0003', 'E0005', 'E0015', 'E0016']),
  /** A readable message in the language of the request; empty for `OK`. */
  message: z.string(),
  /** Its current state; null if it was not found. */
  application: applicationSummary.nullable(),
  /** For `E0005`: who changed it last. */
  by: z.string().nullable(),
  /** For `E0005`: when. */
  at: instant.nullable(),
});

/** The result for one application when several were changed together. */
export type ApplicationOutcome = z.output<typeof applicationOutcome>;

/**
 * Applies one action to up to a hundred applications. The response contains for each whether it was moved (`OK`) or
 * not: `E0003` not found, `E0005` changed by another user since, `E0015` not possible in its status or while work is
 * running. For exactly one application these are the call's own errors. `E0002` without the function of the action,
 * `E0004` without a reason that the action requires.
 */
export const changeApplicationStatuses = endpoint({
  method: 'PATCH',
  path: '/applications/statuses',
  access: anyOf(
    'RAO_CM_CORRECT',
    'RAO_CM_REINPUT',
    'RAO_CM_VERIFY',
    'RAO_CM_REJECT',
    'RAO_CM_ARCHIVE',
    'RAO_CHECK_DOCUMENT',
  ),
  operation: 'application.changeStatus',
  errors: ['E0004', 'E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedStatus },
    body: z.object({
      action: z.enum(statusActions),
      applications: z.array(applicationVersion).min(1).max(100),
      /** For the actions that take one, and required by some of them; kept in the history. */
      reason: plainText(reasonMaxLength).nullable().optional(),
    }),
    data: z.object({
      changed: z.number().int(),
      refused: z.number().int(),
      results: z.array(applicationOutcome),
    }),
  },
});

/**
 * Changes an application's account number or nickname; a field that is left out stays, and null empties it. Errors:
 * `E0005` changed by another user since, `E0015` while work is running, `E0016` (`account-number-used`) if another
 * application of the broker has the number, or (`account-number-imported`) if the back office already has it.
 */
export const updateApplication = endpoint({
  method: 'PATCH',
  path: '/applications/{id}',
  access: anyOf('RAO_CM_VERIFY', 'RAO_CM_CORRECT'),
  operation: 'application.update',
  errors: ['E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    refusals: {
      E0015: refusedStatus,
      E0016: { 'account-number-imported': noData, 'account-number-used': z.object({ applyID: z.string() }) },
    },
    params: applyIdParameter,
    body: z.object({
      version: z.number().int().min(1).max(1_000_000),
      /** Up to nine digits; shorter ones are padded with zeros. */
      customAccountNum: z
        .string()
        .max(9)
        .regex(/^0{0,8}[1-9]\d{0,8}$/)
        .nullable()
        .optional(),
      /** Up to 16 digits, letters, `_` and `-`. */
      nickname: z
        .string()
        .regex(/^[0-9A-Za-z_-]{1,16}$/)
        .nullable()
        .optional(),
    }),
    data: applicationDetail,
  },
});

/**
 * Deletes a pending, rejected or archived application with its answers, files and history; operation records stay.
 * Errors: `E0005` changed by another user since, `E0015` in any other status.
 */
export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/applications/{id}',
  access: anyOf('RAO_CM_DELETE'),
  operation: 'application.delete',
  errors: ['E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedStatus },
    params: applyIdParameter,
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000) }),
    data: z.object({ applyID: z.string() }),
  },
});

/**
 * Imports one application to the back office and responds when that is done; meanwhile it has the status `IPB`. It
 * becomes `IBO`, or `IPF` if the back office rejects it, which is a result and not an error: it can be retried. Several
 * applications are imported by several calls at a time.
 *
 * An application in `CHK` skips certification and signature, which the caller has to confirm with `skipChecks`;
 * otherwise `E0016` (`import-skips-checks`) returns a warning to show. Its history records the skip as the reason.
 * Errors: `E0003` not found, `E0005` changed by another user since, `E0015` in any other status or while work is
 * running.
 */
export const importToBackOffice = endpoint({
  method: 'POST',
  path: '/applications/import_bo',
  access: anyOf('RAO_CM_IMPORT'),
  operation: 'application.import',
  timeoutMs: limits.importTimeoutMs,
  errors: ['E0003', 'E0005', 'E0015', 'E0016'],
  shapes: {
    refusals: { E0015: refusedStatus, E0016: { 'import-skips-checks': noData } },
    body: applicationReference.extend({
      /** True once the user has been warned that certification and signature are skipped. */
      skipChecks: z.boolean().optional(),
    }),
    data: z.object({
      application: applicationDetail,
      /** Why the back office rejected it; null after a success. */
      error: localText.nullable(),
      /** The failure, for the user to keep; UTF-8 with a byte order mark, safe to open in a spreadsheet. */
      csv: z.object({ fileName: z.string(), content: z.string() }).nullable(),
    }),
  },
});
