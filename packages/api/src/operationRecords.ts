// Who did what to which record, and when. No line can be changed or deleted.
import { z } from 'zod';
import { anyOfOrInternal, endpoint } from './endpoint.ts';
import { listOf, listQuery } from './lists.ts';

/** Who can act: a broker's staff, the provider's staff, an applicant, planned work, or a caller without a session. */
export const actorKinds = ['staff', 'provider', 'applicant', 'system', 'nobody'] as const;

const operationRecord = z.object({
  recordID: z.string(),
  /** Whose record was touched. */
  brokerCode: z.string(),
  /** RFC 3339. */
  time: z.string(),
  /** As the contract names it, such as `profile.create`; planned work and applicants have names of the same form. */
  operation: z.string(),
  actor: z.object({
    kind: z.enum(actorKinds),
    /** The account, if it was one; null otherwise. */
    refID: z.string().nullable(),
    userID: z.string().nullable(),
    userName: z.string().nullable(),
  }),
  /** The identifier of what was touched. */
  targetID: z.string().nullable(),
  /** As people know it. */
  targetName: z.string().nullable(),
  /** Fields before and after; empty where there is nothing to compare. Never secrets. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** The `Request-Id` of the call; null for planned work. */
  requestId: z.string().nullable(),
  /** The plugin from which the call came. */
  pluginId: z.string().nullable(),
});

/** One line of the operation records. */
export type OperationRecord = z.output<typeof operationRecord>;

/** The columns by which the operation records can be sorted. */
export const operationRecordSorts = ['time', '-time'] as const;

/**
 * Lists the operation records of the caller's broker, the newest first unless told otherwise. The provider's staff see
 * those of every broker, or of the one that they name; for other callers another broker's are `E0003`. `operation` is
 * one operation or a noun (`profile` for all of `profile.…`); `from` and `to` are days in Asia/Shanghai, both included;
 * `q` looks in actor, target and the values before and after.
 */
export const listOperationRecords = endpoint({
  method: 'GET',
  path: '/operation_records',
  access: anyOfOrInternal('UR_OPERATION_RECORD'),
  errors: ['E0003', 'E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(operationRecordSorts).optional(),
      brokerCode: z.string().min(1).max(32).optional(),
      operation: z
        .string()
        .regex(/^[A-Za-z]{1,40}(\.[A-Za-z]{1,40})?$/)
        .optional(),
      userID: z.string().min(1).max(64).optional(),
      targetID: z.string().min(1).max(64).optional(),
      actorKind: z.enum(actorKinds).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    data: listOf(operationRecord),
  },
});
