import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listPdfFiles } from './pdfFiles.ts';

it('finds the worker, the encodings of Chinese, the standard fonts and the decoders without WebAssembly', () => {
  const names = [...listPdfFiles().keys()];
  for (const wanted of [
    'legacy/build/pdf.worker.min.mjs',
    'cmaps/UniGB-UCS2-H.bcmap',
    'cmaps/UniCNS-UTF16-H.bcmap',
    'standard_fonts/LiberationSans-Regular.ttf',
    'wasm/openjpeg_nowasm_fallback.js',
  ]) {
    expect(names.filter((name) => name.endsWith(`/${wanted}`))).toHaveLength(1);
  }
  expect(names.filter((name) => name.endsWith('.wasm'))).toEqual([]);
});

it('names files by the version that the page requests', () => {
  const [file = ''] = listPdfFiles().values();
  const manifest = file.replace(/(pdfjs-dist.)[^]*$/, '$1package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  for (const name of listPdfFiles().keys()) expect(name).toMatch(new RegExp(`^assets/pdfjs-${version}/`));
});
