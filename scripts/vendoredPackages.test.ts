import { expect, it } from 'vitest';
import { listVendored, platformOf, renameVendored, replaceVendored } from './vendoredPackages.mjs';

const browser = { version: '1.0.0', platform: 'browser' } as const;

it('replaces libraries whose used parts are packed', () => {
  const dependencies = { '@blueprintjs/core': '6.20.0', 'date-fns': '2.30.0', zod: '4.6.7' };
  expect(replaceVendored(dependencies, browser)).toEqual({ '@brokerdesk/vendor': '1.0.0', zod: '4.6.7' });
});

it('leaves packages alone that use none of them', () => {
  expect(replaceVendored({ zod: '4.6.7', fastify: '5.12.8' }, browser)).toEqual({ zod: '4.6.7', fastify: '5.12.8' });
});

it('renames imports, static, dynamic and of types, with their queries', () => {
  const source = `import { diffChars } from 'diff';
import 'normalize.css';
import styles from "pdfjs-dist/web/pdf_viewer.css?inline";
const { zipSync } = await import('fflate');
@import 'react-easy-crop/react-easy-crop.css';
import { diffLines } from './diff';
import { z } from 'zod';
const manifest = load.resolve('pdfjs-dist/package.json');`;
  expect(listVendored(source, 'browser')).toEqual([
    'diff',
    'normalize.css',
    'pdfjs-dist/web/pdf_viewer.css',
    'fflate',
    'react-easy-crop/react-easy-crop.css',
  ]);
  expect(renameVendored(source, 'browser')).toBe(`import { diffChars } from '@brokerdesk/vendor/diff';
import '@brokerdesk/vendor/normalize.css';
import styles from "@brokerdesk/vendor/pdfjs-dist/web/pdf_viewer.css?inline";
const { zipSync } = await import('@brokerdesk/vendor/fflate');
@import '@brokerdesk/vendor/react-easy-crop/react-easy-crop.css';
import { diffLines } from './diff';
import { z } from 'zod';
const manifest = load.resolve('@brokerdesk/vendor/pdfjs-dist/package.json');`);
});

it('has other code for Node than for browsers', () => {
  expect(
    ['/x/@brokerdesk/cli', '/x/@brokerdesk/host/vite/pdfFiles.ts', 'C:\\x\\@brokerdesk\\mock-server'].map(platformOf),
  ).toEqual(['node', 'node', 'node']);
  expect(['/x/@brokerdesk/plugin-sdk', '/x/@brokerdesk/host/src/main.tsx'].map(platformOf)).toEqual([
    'browser',
    'browser',
  ]);
  expect(renameVendored("import { unzipSync } from 'fflate';", 'node')).toBe(
    "import { unzipSync } from '@brokerdesk/vendor/node/fflate';",
  );
});
