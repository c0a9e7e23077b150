// Who did what to which record, and when. No line can be changed or deleted.
import { z } from 'zod';
import { anyOfOrInternal, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { day, instant } from './times.ts';

/**
 * The kinds of actor: a broker's staff, the provider's staff, an applicant, planned work, or a caller without a
 * session.
 */
export const actorKinds = ['staff', 'provider', 'applicant', 'system', 'nobody'] as const;

const operationRecord = z.object({
  recordID: z.string(),
  /** The broker whose record was changed. */
  brokerCode: z.string(),
  time: instant,
  /** As the contract names it, such as `profile.create`; planned work and applicants have names in the same form. */
  operation: z.string(),
  actor: z.object({
    kind: z.enum(actorKinds),
    /** The account of the actor; null if it was not an account. */
    refID: z.string().nullable(),
    userID: z.string().nullable(),
    userName: z.string().nullable(),
  }),
  /** The identifier of the changed record. */
  targetID: z.string().nullable(),
  /** A readable name of the record, as it was at that time. */
  targetName: z.string().nullable(),
  /** What the record is called now; absent if it no longer exists, or has no name in three languages. */
  targetNames: localText.optional(),
  /** Fields before and after; empty where there is nothing to compare. Never contains secrets. */
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
 * Lists the operation records of the caller's broker, the newest first by default. The provider's staff see those of
 * every broker, or of the given one; for other callers, another broker is `E0003`. `operation` is one operation or a
 * noun (`profile` for all of `profile.…`); `from` and `to` are days in Asia/Shanghai, both included; `q` searches
 * actor, target and the values before and after.
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
        .regex(/^[A-Za-z][A-Za-z0-9]{0,39}(\.[A-Za-z][A-Za-z0-9]{0,39})?$/)
        .optional(),
      userID: z.string().min(1).max(64).optional(),
      targetID: z.string().min(1).max(64).optional(),
      actorKind: z.enum(actorKinds).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    data: listOf(operationRecord),
  },
});
