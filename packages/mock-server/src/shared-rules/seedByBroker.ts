import { brokers, functionsOf } from '@brokerdesk/fixtures';
import type { SeedContext } from './EmulatorExtension.ts';
import { createGroupedSeed, type Seed, type SeedOptions } from '../state/seeds.ts';

export function portalBrokers(): readonly string[] {
  return brokers.filter(({ internal }) => !internal).map(({ brokerCode }) => brokerCode);
}

/** Brokers that have taken product management. */
export function productBrokers(): readonly string[] {
  return portalBrokers().filter((brokerCode) =>
    functionsOf(brokerCode).some(({ functionCode }) => functionCode === 'PRODUCT_MANAGEMENT'),
  );
}

/** Makes the rows of each broker on the first access to one of them. */
export function seedByBroker<Row extends { readonly brokerCode: string }>(
  listBrokers: () => readonly string[],
  make: (brokerCode: string, options: SeedOptions) => Iterable<readonly [string, Row]>,
): (context: SeedContext) => Seed {
  return ({ options }) =>
    createGroupedSeed<Row>({
      groups: Object.fromEntries(listBrokers().map((brokerCode) => [brokerCode, () => make(brokerCode, options)])),
      groupOf: ({ brokerCode }) => brokerCode,
    });
}
