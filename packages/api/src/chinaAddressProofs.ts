// The review of address proofs of applicants who identify themselves with a mainland identity card.
import { z } from 'zod';
import { applicationStatusCodes } from './applicationStatuses.ts';
import type { ApplicationStatus } from './applicationStatuses.ts';
import { contentID, auditFields, expectedVersion } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';

/** What staff think of an address proof. */
export const chinaAddressProofStatuses = ['pending', 'approved', 'rejected'] as const;

/** The statuses of an application in which its address proof is still reviewed. */
export const chinaAddressProofReviewStatuses: readonly ApplicationStatus[] = ['SUB', 'RSB', 'RTC', 'RTR', 'CHK'];

/** The most characters that the reason of a review may have. */
export const chinaAddressProofReasonMaxLength = 200;

const chinaAddressProof = z.object({
  applyID: z.string(),
  chiName: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  address: z.string(),
  postalCode: z.string().nullable(),
  /** What kind of proof the applicant chose, as people read it. */
  kind: localText,
  /** The picture, for `GET /applications/files`; null if there is none. */
  fileID: z.string().nullable(),
  /** RFC 3339. */
  applyDate: z.string(),
  applicationStatus: z.enum(applicationStatusCodes as [ApplicationStatus, ...ApplicationStatus[]]),
  /** An application that was verified has an approved proof, unless staff have said otherwise. */
  status: z.enum(chinaAddressProofStatuses),
  /** Why it was rejected, or what staff noted; null if nothing. */
  reason: z.string().nullable(),
  ...auditFields,
});

/** The address proof of a mainland applicant. */
export type ChinaAddressProof = z.output<typeof chinaAddressProof>;

/**
 * Lists the address proofs of submitted applications with a mainland identity card. `q` looks in application number and
 * names; days are those of Asia/Shanghai, both included. Sorted by `-applyDate` unless told otherwise.
 */
export const listChinaAddressProofs = endpoint({
  method: 'GET',
  path: '/goapi/china_address_proof',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['applyDate', '-applyDate', 'applyID', '-applyID', 'lastName', '-lastName']).optional(),
      status: z.enum(chinaAddressProofStatuses).optional(),
      applyID: z.string().max(64).optional(),
      applyDateFrom: z.iso.date().optional(),
      applyDateTo: z.iso.date().optional(),
    }),
    data: listOf(chinaAddressProof),
  },
});

/**
 * Approves or rejects an address proof, or takes that back. A rejection needs a reason. Fails with `E0003` for an
 * application without such a proof, `E0005` if another user has reviewed it in the meantime, and `E0015` once the
 * application is past its check.
 */
export const reviewChinaAddressProof = endpoint({
  method: 'PATCH',
  path: '/goapi/china_address_proof/{applyID}',
  access: anyOf('RAO_CM_VERIFY'),
  operation: 'chinaAddressProof.review',
  errors: ['E0003', 'E0004', 'E0005', 'E0015'],
  shapes: {
    params: z.object({ applyID: contentID }),
    body: z.object({
      status: z.enum(chinaAddressProofStatuses),
      reason: z.string().trim().max(chinaAddressProofReasonMaxLength).optional(),
      version: expectedVersion,
    }),
    data: chinaAddressProof,
  },
});
