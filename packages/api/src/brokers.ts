// Brokers, as the provider's staff manage them.
import { z } from 'zod';
import { endpoint, internalStaff } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { instant } from './times.ts';
import { noData, refusedState } from './refusals.ts';

/** The states of a broker; a deleted one never comes back. */
export const brokerStatuses = ['enabled', 'disabled', 'deleted'] as const;

/** Accounts of administrators and super administrators: how many more are allowed, and the broker's total quota. */
export const adminAccounts = z.object({
  /** How many more are allowed. */
  available: z.number().int(),
  /** The broker's quota. */
  total: z.number().int(),
});

const broker = z.object({
  brokerCode: z.string(),
  displayCode: z.string(),
  /** Chinese and English names. */
  name: localText,
  status: z.enum(brokerStatuses),
  /** Public addresses of the logo (270 x 60) and the icon (120 x 120), relative to the API base. */
  logoUrl: z.string(),
  iconUrl: z.string(),
  /** Staff accounts that are not deleted: the number of users that a status change can block. */
  userCount: z.number().int(),
  enabledUserCount: z.number().int(),
  /** Sessions that are open now: the number that a status change ends. Absent if the back end does not count them. */
  sessionCount: z.number().int().optional(),
  adminAccounts,
  applicationCount: z.number().int(),
  version: z.number().int(),
  updateTime: instant,
  updateBy: z.string(),
});

/** A broker as the provider's staff see it. */
export type Broker = z.output<typeof broker>;

/**
 * Lists the provider's clients; `q` searches codes and names. Deleted brokers are listed with `status=deleted` only.
 */
export const listBrokers = endpoint({
  method: 'GET',
  path: '/systems/brokers',
  access: internalStaff,
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['brokerCode', '-brokerCode', 'name', '-name', 'userCount', '-userCount']).optional(),
      status: z.enum(brokerStatuses).optional(),
    }),
    data: listOf(broker),
  },
});

/**
 * Enables, disables or deletes a broker. Disabling and deleting block all its users immediately: the next call of each
 * returns `E0001` with the reason `disabled`, and signing in returns `E0007`.
 *
 * Requires a two-factor token where the provider requires one (`E0008`, `E0009`). Fails with `E0005` for a stale
 * version, `E0015` if the broker has this status already, and `E0016` (`data.rule`) for the provider itself (`internal-broker`) and for a deleted broker
 * (`broker-deleted`).
 */
export const setBrokerStatus = endpoint({
  method: 'PATCH',
  path: '/systems/brokers/status',
  access: internalStaff,
  operation: 'broker.status',
  errors: ['E0004', 'E0005', 'E0008', 'E0009', 'E0015', 'E0016'],
  shapes: {
    refusals: { E0015: refusedState, E0016: { 'internal-broker': noData, 'broker-deleted': noData } },
    body: z.object({
      brokerCode: z.string().min(1).max(32),
      status: z.enum(brokerStatuses),
      version: z.number().int().min(1).max(1_000_000_000),
    }),
    data: broker,
  },
});
