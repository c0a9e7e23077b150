// The values of the form of a broker's packages, and what keeps a package from being reduced.
import { type BrokerPackages, feedPackageCodes } from '@brokerdesk/plugin-sdk/api';
import type { QuotePackage } from '../../plans/packageUse.ts';

type Code = QuotePackage['packageCode'];

/** How a package is sold to a broker. */
type Sale = { readonly kind: 'none' | 'quota' | 'unlimited'; readonly quota: number | null };

/** The values of the form: each package, whether it is sold or not. A type, because forms are declared with types. */
export type PackageValues = Readonly<Record<Code, Sale>>;

/** The values for what a broker has bought. */
export function toPackageValues(broker: BrokerPackages | undefined): PackageValues {
  const sales = feedPackageCodes.map((code): [Code, Sale] => {
    const bought = findPackage(broker, code);
    return [code, bought ? { kind: bought.limitType, quota: bought.quota } : { kind: 'none', quota: null }];
  });
  return Object.fromEntries(sales) as PackageValues;
}

/** The packages as the call takes them: those that are sold. */
export function toPackages(values: PackageValues) {
  return feedPackageCodes.flatMap((packageCode) => {
    const { kind, quota } = values[packageCode];
    if (kind === 'none') return [];
    return [{ packageCode, limitType: kind, quota: kind === 'quota' ? quota : null }];
  });
}

/** A rule that the values break, with the use of the package. */
export interface PackageProblem {
  readonly code: Code;
  readonly field: keyof Sale;
  readonly rule: 'quotaMissing' | 'belowUse' | 'hasPlans';
  readonly bought?: QuotePackage;
}

/** Returns the rules that values break. Whether plans without a limit use a package only the server knows. */
export function findPackageProblems(values: PackageValues, broker: BrokerPackages): readonly PackageProblem[] {
  return feedPackageCodes.flatMap((code): readonly PackageProblem[] => {
    const { kind, quota } = values[code];
    const bought = findPackage(broker, code);
    if (kind === 'none') return bought && bought.plans > 0 ? [{ code, field: 'kind', rule: 'hasPlans', bought }] : [];
    if (kind === 'unlimited') return [];
    if (quota === null) return [{ code, field: 'quota', rule: 'quotaMissing' }];
    return bought && quota < bought.inUse ? [{ code, field: 'quota', rule: 'belowUse', bought }] : [];
  });
}

/** Returns a package that a broker has bought. */
export function findPackage(broker: BrokerPackages | undefined, code: Code): QuotePackage | undefined {
  return broker?.packages.find(({ packageCode }) => packageCode === code);
}
