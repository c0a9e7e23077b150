import {
  empty,
  type EmulatorExtension,
  historyOf,
  portalBrokers,
  productBrokers,
  seedByBroker,
} from '@brokerdesk/mock-server/engine';
import { announcementOperations } from './announcements/announcementOperations.ts';
import { announcementRoutes } from './announcements/announcementRoutes.ts';
import { makeAnnouncementRows } from './announcements/makeAnnouncementRows.ts';
import { finishResending, resendJob } from './notifications/deliveries/deliveryRules.ts';
import { seedDeliveries } from './notifications/deliveries/seedDeliveries.ts';
import { makeNotificationGroupRows } from './notifications/groups/makeNotificationGroupRows.ts';
import { makeBrokerDeliveryJobs, makeNotificationRows } from './notifications/makeNotificationRows.ts';
import { findNotificationFile } from './notifications/notificationAttachments.ts';
import { deliverNotification, deliveryJob } from './notifications/notificationDelivery.ts';
import { notificationOperations } from './notifications/notificationOperations.ts';
import { notificationRoutes } from './notifications/notificationRoutes.ts';

/** Notices with their groups and deliveries, and announcements. */
export const notices: EmulatorExtension = {
  id: 'notices',
  routes: [...announcementRoutes, ...notificationRoutes],
  collections: {
    notifications: seedByBroker(productBrokers, makeNotificationRows),
    notificationGroups: seedByBroker(portalBrokers, (brokerCode, options) =>
      makeNotificationGroupRows(brokerCode, {
        ...options,
        hasCustomGroups: productBrokers().includes(brokerCode),
      }),
    ),
    announcements: seedByBroker(productBrokers, (brokerCode, { now }) => makeAnnouncementRows(brokerCode, now)),
    notificationDeliveries: ({ options }) => seedDeliveries(options),
    // The accounts that clients got since the sandbox began, to which notices are sent as well.
    clientAccounts: empty,
  },
  jobs: { [deliveryJob]: deliverNotification, [resendJob]: finishResending },
  firstJobs: ({ options }) => productBrokers().flatMap((brokerCode) => makeBrokerDeliveryJobs(brokerCode, options.now)),
  history: historyOf([...notificationOperations, ...announcementOperations]),
  systems: { files: [findNotificationFile] },
};

export { accountKey, type ClientAccount, openedAccounts } from './notifications/groups/clientAccounts.ts';
