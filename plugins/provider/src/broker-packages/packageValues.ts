// The packages of market data that a broker has bought, as the fields of a form: every package of the product has its row,
// whether bought or not.
import {
  type BrokerPackages,
  feedPackageCodes,
  type InputOf,
  type updateFeedPackages,
} from '@brokerdesk/plugin-sdk/api';

type PackageCode = (typeof feedPackageCodes)[number];

/** One package: not sold to the broker, without a limit, or with a number of terminals. */
export type PackageRow = {
  readonly limit: 'none' | 'unlimited' | 'quota';
  /** Null without a quota, and while it is empty. */
  readonly quota: number | null;
};

/** The fields of the form. */
export type PackageValues = { readonly [Code in PackageCode]: PackageRow };

type PackagesBody = Omit<InputOf<typeof updateFeedPackages>['body'], 'version'>;

/** Returns the fields for what a broker has bought. */
export function toPackageValues({ packages }: Pick<BrokerPackages, 'packages'>): PackageValues {
  const rowOf = (code: PackageCode): PackageRow => {
    const bought = packages.find(({ packageCode }) => packageCode === code);
    return bought ? { limit: bought.limitType, quota: bought.quota } : { limit: 'none', quota: null };
  };
  return Object.fromEntries(feedPackageCodes.map((code) => [code, rowOf(code)])) as PackageValues;
}

/** Returns the body of the call: only what is sold, and a quota only where there is one. */
export function toPackagesBody(values: PackageValues): PackagesBody {
  return {
    packages: soldCodes(values).map((packageCode) => {
      const { limit, quota } = values[packageCode];
      return limit === 'quota' ? { packageCode, limitType: limit, quota } : { packageCode, limitType: 'unlimited' };
    }),
  };
}

/** Returns the field for a path of the body, whose list leaves out what is not sold. */
export function fieldOfPackages(path: string, values: PackageValues): string | undefined {
  const [, position, name] = /^packages\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const code = soldCodes(values)[Number(position)];
  if (code === undefined) return undefined;
  return `${code}.${name === 'quota' ? 'quota' : 'limit'}`;
}

/** Lists the packages that need a quota and have none. */
export function packagesWithoutQuota(values: PackageValues): readonly PackageCode[] {
  return feedPackageCodes.filter((code) => values[code].limit === 'quota' && values[code].quota === null);
}

function soldCodes(values: PackageValues): readonly PackageCode[] {
  return feedPackageCodes.filter((code) => values[code].limit !== 'none');
}
