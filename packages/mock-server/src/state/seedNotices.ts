import { brokers, functionsOf } from '@brokerdesk/fixtures';
import type { Seed } from './Collection.ts';
import type { SeedStart } from './SeedStart.ts';
import { makeAgreementRows } from './makeAgreementRows.ts';
import { makeAnnouncementRows } from './makeAnnouncementRows.ts';
import { makeFaqCategoryRows, makeFaqRows } from './makeFaqRows.ts';
import { makeBrokerDeliveryJobs, makeNotificationRows } from './makeNotificationRows.ts';
import { makeGroupRows } from './makeNotificationGroupRows.ts';
import type { JobRow } from './rows.ts';
import { seedGroups } from './seeds.ts';

type NoticeCollection =
  | 'notifications'
  | 'notificationGroups'
  | 'announcements'
  | 'agreements'
  | 'faq'
  | 'faqCategories';

/** What sandboxes begin with of notifications, announcements, agreements and FAQ. */
export function seedNotices(start: SeedStart): Readonly<Record<NoticeCollection, Seed>> {
  const [all, withProducts] = [portalBrokers(), productBrokers()];
  return {
    notifications: seedByBroker(withProducts, (brokerCode) => makeNotificationRows(brokerCode, start)),
    notificationGroups: seedByBroker(all, (brokerCode) =>
      makeGroupRows(brokerCode, { ...start, hasOwn: withProducts.includes(brokerCode) }),
    ),
    announcements: seedByBroker(withProducts, (brokerCode) => makeAnnouncementRows(brokerCode, start.now)),
    agreements: seedByBroker(withProducts, (brokerCode) => makeAgreementRows(brokerCode, start.now)),
    faq: seedByBroker(withProducts, (brokerCode) => makeFaqRows(brokerCode, start.now)),
    faqCategories: seedByBroker(withProducts, (brokerCode) => makeFaqCategoryRows(brokerCode, start.now)),
  };
}

/** The deliveries that are planned when sandboxes begin. */
export function makeDeliveryJobs({ now }: SeedStart): readonly JobRow[] {
  return productBrokers().flatMap((brokerCode) => makeBrokerDeliveryJobs(brokerCode, now));
}

/** Brokers that have taken product management; another one has only what is built in. */
function productBrokers(): readonly string[] {
  return portalBrokers().filter((brokerCode) =>
    functionsOf(brokerCode).some(({ functionCode }) => functionCode === 'PRODUCT_MANAGEMENT'),
  );
}

function portalBrokers(): readonly string[] {
  return brokers.filter(({ internal }) => !internal).map(({ brokerCode }) => brokerCode);
}

function seedByBroker<Row extends { readonly brokerCode: string }>(
  brokerCodes: readonly string[],
  make: (brokerCode: string) => Iterable<readonly [string, Row]>,
): Seed {
  const groups = Object.fromEntries(brokerCodes.map((brokerCode) => [brokerCode, () => make(brokerCode)]));
  return seedGroups<Row>({ groups, groupOf: ({ brokerCode }) => brokerCode });
}
