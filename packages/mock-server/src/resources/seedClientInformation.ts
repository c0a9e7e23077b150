import { brokers, functionsOf } from '@brokerdesk/fixtures';
import { createGroupedSeed, type Seed, type SeedOptions } from '../state/seeds.ts';
import { makeAgreementRows } from './agreements/makeAgreementRows.ts';
import { makeAnnouncementRows } from './announcements/makeAnnouncementRows.ts';
import { makeFaqCategoryRows, makeFaqRows } from './faq/makeFaqRows.ts';
import { makeBrokerDeliveryJobs, makeNotificationRows } from './notifications/makeNotificationRows.ts';
import { makeNotificationGroupRows } from './notifications/groups/makeNotificationGroupRows.ts';
import type { JobRow } from '../state/rows.ts';

type ClientInformationCollection =
  | 'notifications'
  | 'notificationGroups'
  | 'announcements'
  | 'agreements'
  | 'faq'
  | 'faqCategories';

/** The notifications, announcements, agreements and FAQ that sandboxes begin with. */
export function seedClientInformation(options: SeedOptions): Readonly<Record<ClientInformationCollection, Seed>> {
  const [all, withProducts] = [portalBrokers(), productBrokers()];
  return {
    notifications: seedByBroker(withProducts, (brokerCode) => makeNotificationRows(brokerCode, options)),
    notificationGroups: seedByBroker(all, (brokerCode) =>
      makeNotificationGroupRows(brokerCode, { ...options, hasCustomGroups: withProducts.includes(brokerCode) }),
    ),
    announcements: seedByBroker(withProducts, (brokerCode) => makeAnnouncementRows(brokerCode, options.now)),
    agreements: seedByBroker(withProducts, (brokerCode) => makeAgreementRows(brokerCode, options.now)),
    faq: seedByBroker(withProducts, (brokerCode) => makeFaqRows(brokerCode, options.now)),
    faqCategories: seedByBroker(withProducts, (brokerCode) => makeFaqCategoryRows(brokerCode, options.now)),
  };
}

/** The deliveries that are planned when sandboxes begin. */
export function makeDeliveryJobs({ now }: SeedOptions): readonly JobRow[] {
  return productBrokers().flatMap((brokerCode) => makeBrokerDeliveryJobs(brokerCode, now));
}

/** Brokers that have taken product management; the others have only built-in groups. */
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
  return createGroupedSeed<Row>({ groups, groupOf: ({ brokerCode }) => brokerCode });
}
