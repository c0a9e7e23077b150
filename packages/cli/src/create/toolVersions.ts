/**
 * The versions of the packages that a created plugin needs beside Brokerdesk's own: those with which this version is
 * tested. `toolVersions.test.ts` compares them with this repository's.
 */
export const toolVersions = {
  '@testing-library/dom': '10.4.1',
  '@testing-library/react': '16.3.3',
  '@types/node': '26.6.6',
  '@types/react': '19.3.0',
  jsdom: '31.0.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '7.0.2',
  vitest: '5.1.0',
  zod: '4.6.7',
} as const;
