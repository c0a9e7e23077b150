import type { DescribeSeeded } from '../shared-rules/seededOperations.ts';
import { agreementOperations } from './agreements/agreementOperations.ts';
import { announcementOperations } from './announcements/announcementOperations.ts';
import { applicationOperations } from './applications/applicationOperations.ts';
import { deviceOperations } from './device-applications/deviceOperations.ts';
import { faqOperations } from './faq/faqOperations.ts';
import { feedPlanOperations } from './feed-plans/feedPlanOperations.ts';
import { imageOperations } from './images/imageOperations.ts';
import { notificationOperations } from './notifications/notificationOperations.ts';
import { profileOperations } from './profiles/profileOperations.ts';
import { referrerOperations } from './referrers/referrerOperations.ts';
import { tipOperations } from './tips/tipOperations.ts';
import { trialConfigurationOperations } from './trial-configurations/trialConfigurationOperations.ts';
import { webpageContentOperations } from './webpage-contents/webpageContentOperations.ts';

/** How the seeded rows of each resource came about. Of operations of one moment the first stands first. */
export const seededOperations: readonly DescribeSeeded[] = [
  ...applicationOperations,
  ...profileOperations,
  ...referrerOperations,
  ...notificationOperations,
  ...announcementOperations,
  ...agreementOperations,
  ...faqOperations,
  ...imageOperations,
  ...tipOperations,
  ...webpageContentOperations,
  ...trialConfigurationOperations,
  ...deviceOperations,
  ...feedPlanOperations,
];
