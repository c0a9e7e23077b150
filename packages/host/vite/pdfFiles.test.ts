import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { keepTextLayer, listPdfFiles } from './pdfFiles.ts';

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

it('keeps the rules for the text over a page, and nothing that needs another file', () => {
  const file = createRequire(`${hostFolder}/../plugin-sdk/package.json`).resolve('pdfjs-dist/web/pdf_viewer.css');
  const kept = keepTextLayer(readFileSync(file, 'utf8'));
  expect(kept).toContain('--text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size))');
  expect(kept.match(/^\S.*\{$/gm)).toEqual([
    '.textLayer {',
    ...[90, 180, 270].map((degrees) => `[data-main-rotation="${degrees}"] {`),
  ]);
  expect(kept).not.toContain('url(');
  expect(kept.length).toBeLessThan(4_000);
  expect(() => keepTextLayer('.viewer {}')).toThrow('no text layer');
});
