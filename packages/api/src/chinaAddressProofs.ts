// The review of address proofs of applicants who identify themselves with a mainland identity card.
import { z } from 'zod';
import { applicationReaders } from './applications.ts';
import { applicationStatusCodes } from './applicationStatuses.ts';
import type { ApplicationStatus } from './applicationStatuses.ts';
import { contentID, auditFields, expectedVersion } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { plainText } from './plainTexts.ts';
import { day, instant } from './times.ts';
import { refusedState } from './refusals.ts';

/** The results of a review of an address proof, with their names and colours. */
export const chinaAddressProofStatuses = {
  PTA: { name: 'pending', tone: 'waiting' },
  APV: { name: 'approved', tone: 'progress' },
  DPV: { name: 'rejected', tone: 'failed' },
} as const;

const statusCodes = ['PTA', 'APV', 'DPV'] as const satisfies readonly (keyof typeof chinaAddressProofStatuses)[];

/** The application statuses in which the address proof can still be reviewed. */
export const chinaAddressProofReviewStatuses: readonly ApplicationStatus[] = ['SUB', 'RSB', 'RTC', 'RTR', 'CHK'];

/** The maximum number of characters in the reason of a review. */
export const chinaAddressProofReasonMaxLength = 200;

const chinaAddressProof = z.object({
  applyID: z.string(),
  chiName: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  address: z.string(),
  postalCode: z.string().nullable(),
  /** The kind of proof that the applicant chose, in readable form. */
  kind: localText,
  /** The picture, for `GET /applications/files`; null if none was uploaded. */
  fileID: z.string().nullable(),
  applyDate: instant,
  applicationStatus: z.enum(applicationStatusCodes as [ApplicationStatus, ...ApplicationStatus[]]),
  /** A verified application has an approved proof, unless staff have decided otherwise. */
  status: z.enum(statusCodes),
  /** Why it was rejected, or a note by staff; null if empty. */
  reason: z.string().nullable(),
  ...auditFields,
});

/** The address proof of a mainland applicant. */
export type ChinaAddressProof = z.output<typeof chinaAddressProof>;

/**
 * Lists the address proofs of submitted applications with a mainland identity card. `q` searches application number and
 * names; days are those of Asia/Shanghai, both included. Sorted by `-applyDate` by default.
 */
export const listChinaAddressProofs = endpoint({
  method: 'GET',
  path: '/goapi/china_address_proof',
  access: applicationReaders,
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['applyDate', '-applyDate', 'applyID', '-applyID', 'lastName', '-lastName']).optional(),
      status: z.enum(statusCodes).optional(),
      applyID: z.string().max(64).optional(),
      applyDateFrom: day.optional(),
      applyDateTo: day.optional(),
    }),
    data: listOf(chinaAddressProof),
  },
});

/**
 * Approves or rejects an address proof, or reverts the decision. A rejection requires a reason. Fails with `E0003` for
 * an application without such a proof, `E0005` if another user has reviewed it in the meantime, and `E0015` once staff
 * have checked the application.
 */
export const reviewChinaAddressProof = endpoint({
  method: 'PATCH',
  path: '/goapi/china_address_proof/{applyID}',
  access: anyOf('RAO_CM_VERIFY'),
  operation: 'chinaAddressProof.review',
  errors: ['E0003', 'E0004', 'E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedState },
    params: z.object({ applyID: contentID }),
    body: z.object({
      status: z.enum(statusCodes),
      reason: plainText(chinaAddressProofReasonMaxLength).optional(),
      version: expectedVersion,
    }),
    data: chinaAddressProof,
  },
});
