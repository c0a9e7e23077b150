import { expect, it } from 'vitest';
import { fieldOfPackages, packagesWithoutQuota, toPackagesBody, toPackageValues } from './packageValues.ts';

const text = { EN: '', SC: '', TC: '' };
const use = { name: text, description: text, inUse: 3, plans: 2 };
const values = toPackageValues({
  packages: [
    { packageCode: 'LEVEL_2', limitType: 'quota', quota: 50, ...use },
    { packageCode: 'US_REAL_TIME', limitType: 'unlimited', quota: null, ...use },
  ],
});

it('has a row for every package, and sends only what is sold', () => {
  expect(values).toEqual({
    LEVEL_1: { limit: 'none', quota: null },
    LEVEL_2: { limit: 'quota', quota: 50 },
    STREAMING: { limit: 'none', quota: null },
    US_REAL_TIME: { limit: 'unlimited', quota: null },
  });
  expect(toPackagesBody(values)).toEqual({
    packages: [
      { packageCode: 'LEVEL_2', limitType: 'quota', quota: 50 },
      { packageCode: 'US_REAL_TIME', limitType: 'unlimited' },
    ],
  });
});

it('drops a quota that no longer counts', () => {
  const { packages } = toPackagesBody({ ...values, LEVEL_2: { limit: 'unlimited', quota: 50 } });
  expect(packages[0]).toEqual({ packageCode: 'LEVEL_2', limitType: 'unlimited' });
});

it('finds the field of an error by the position among what is sold', () => {
  expect(fieldOfPackages('packages.0.quota', values)).toBe('LEVEL_2.quota');
  expect(fieldOfPackages('packages.1.packageCode', values)).toBe('US_REAL_TIME.limit');
  expect(fieldOfPackages('packages.2.quota', values)).toBeUndefined();
});

it('names the packages whose quota is missing', () => {
  expect(packagesWithoutQuota(values)).toEqual([]);
  expect(packagesWithoutQuota({ ...values, STREAMING: { limit: 'quota', quota: null } })).toEqual(['STREAMING']);
});
