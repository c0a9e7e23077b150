// The queues in which staff work: which statuses wait for staff, the client or the system.
import type { ApplicationStatus } from '@brokerdesk/plugin-sdk/api';

/** The queues in the order of an application's life, with their statuses in the order of the contract. */
export const queues = {
  toCheck: ['SUB', 'RTC', 'RSB'],
  withClient: ['PND', 'RTR'],
  inProcess: ['CHK', 'CCS', 'CCF', 'OFI', 'GOF', 'OFC'],
  toImport: ['SOF', 'IPB', 'IPF'],
  done: ['IBO', 'ARC'],
  rejected: ['REJ'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

/** The name of one of {@link queues}. */
export type QueueName = keyof typeof queues;

/** The names of {@link queues}, in their order. */
export const queueNames = Object.keys(queues) as readonly QueueName[];
