// Certification of applicants by the certification authority (CA).
import { z } from 'zod';
import { applicationReference } from './applicationChanges.ts';
import { applicationDetail } from './applicationDetail.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { localText } from './lists.ts';
import { refusedStatus } from './refusals.ts';

/** Why the certification authority did not certify the applicant. */
export const caFailures = [
  'face-mismatch',
  'number-not-found',
  'name-mismatch',
  'document-expired',
  'picture-unreadable',
] as const;

/**
 * Certifies the applicant of a verified application, or retries after a failure: `CHK` or `CCF` becomes `CCS` or `CCF`.
 * Responds when the authority has responded, which takes from two seconds to two minutes; a client that disconnects
 * loses nothing, because the application shows `work` until then. A failed certification is a result, not an error.
 * Errors: `E0005` changed by another user since, `E0015` in any other status or while work is running.
 */
export const certifyApplication = endpoint({
  method: 'POST',
  path: '/ca',
  access: anyOf('RAO_CHECK_DOCUMENT'),
  operation: 'application.certify',
  timeoutMs: limits.certifyTimeoutMs,
  errors: ['E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedStatus },
    body: applicationReference,
    data: z.object({
      attemptID: z.string(),
      /** Null if the authority has not responded, which happens only when the sandbox is reset. */
      result: z.enum(['success', 'failure']).nullable(),
      reason: z.enum(caFailures).nullable(),
      reasonText: localText.nullable(),
      /** For holders of mainland identity cards; other documents are checked without a certificate. */
      certificateSerial: z.string().nullable(),
      application: applicationDetail,
    }),
  },
});
