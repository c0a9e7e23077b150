import type { ContractCase } from '@brokerdesk/mock-server/case-kit';
import { announcementCases } from './announcements/announcementCases.ts';
import { notificationCases } from './notifications/notificationCases.ts';

/** One case for each call of this half. */
export const noticesCases: readonly ContractCase[] = [...announcementCases, ...notificationCases];
