import type { BrokerPackages } from '@brokerdesk/api';
import { brokers } from '@brokerdesk/fixtures';
import { boughtPackages } from '../../../demo/feed-packages/feedPackages.ts';
import { seededStamp, type SeedOptions, type Stamp } from '@brokerdesk/mock-server/engine';

export type PackageCode = BrokerPackages['packages'][number]['packageCode'];

/** One row a broker, by its code. */
export interface FeedPackagesRow extends Stamp {
  readonly brokerCode: string;
  /** Terminals; null for unlimited. */
  readonly packages: readonly { readonly packageCode: PackageCode; readonly quota: number | null }[];
}

const dayMs = 86_400_000;

export function makeFeedPackageRows({ now }: SeedOptions): FeedPackagesRow[] {
  return brokers
    .filter(({ internal }) => !internal)
    .map(({ brokerCode }) => ({
      brokerCode,
      packages: Object.entries(boughtPackages[brokerCode] ?? {}).map(([packageCode, quota]) => ({
        packageCode: packageCode as PackageCode,
        quota,
      })),
      ...seededStamp({ brokerCode: '2GO', time: now - 300 * dayMs }),
    }));
}
