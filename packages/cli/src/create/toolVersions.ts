import { version } from '../version.mjs';

/**
 * The versions of the packages that a created plugin needs beside Brokerdesk's own: those with which this version is
 * tested. `toolVersions.test.ts` compares them with this repository's.
 */
export const toolVersions = {
  '@types/node': '26.6.6',
  '@types/react': '19.3.0',
  react: '19.3.1',
  typescript: '7.0.2',
  zod: '4.6.7',
} as const;

/** Packages that run tests. The first test run installs them, see `bringTestTools`. */
export const testTools = { '@testing-library/react': '16.3.3', jsdom: '31.0.1', vitest: '5.1.0' } as const;

/** The package that draws charts. The first page with a chart installs it, see `bringCharts`. */
export const chartLibrary = { highcharts: '13.1.1' } as const;

/** The packages of Brokerdesk that a plugin names, with their versions in a registry; the others come with them. */
export const registryPackages: Readonly<Record<string, string>> = {
  '@brokerdesk/cli': `^${version}`,
  '@brokerdesk/mock-server': `^${version}`,
  '@brokerdesk/plugin-sdk': `^${version}`,
  '@brokerdesk/plugin-testing': `^${version}`,
};

/**
 * What npm installs in place of what packages ask for. jsdom takes a newer canvas than the emulator: a second copy of 35 MB, which
 * does not exist for every system.
 */
export const overrides: Readonly<Record<string, string>> = { '@napi-rs/canvas': '1.0.11' };
