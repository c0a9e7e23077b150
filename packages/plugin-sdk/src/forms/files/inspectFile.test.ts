import { expect, it } from 'vitest';
import type { FileRules } from '../upload/checkFile.ts';
import { checkContent, type ContentProblem, factsOf, type FileFacts, inspectFile } from './inspectFile.ts';
import { fileOf, hideFrame, jpegBytes, pngBytes } from './pictureFixture.ts';

it.each<[string, File, FileFacts]>([
  ['a PNG', fileOf('a', pngBytes(270, 60)), { type: 'png', pixels: { width: 270, height: 60 } }],
  ['a JPEG', fileOf('a', jpegBytes(640, 480)), { type: 'jpeg', pixels: { width: 640, height: 480 } }],
  [
    'a JPEG of a turned camera',
    fileOf('a', jpegBytes(640, 480, 6)),
    { type: 'jpeg', pixels: { width: 480, height: 640 } },
  ],
  [
    'a JPEG that hides a small frame in a comment',
    fileOf('a', hideFrame(jpegBytes(12_000, 12_000), 100, 100)),
    { type: 'jpeg', pixels: { width: 12_000, height: 12_000 } },
  ],
  // The first one without its end.
  [
    'a JPEG with two frames',
    fileOf('a', jpegBytes(640, 480).slice(0, -22), jpegBytes(9, 9).slice(2)),
    { type: undefined },
  ],
  ['a JPEG that ends before its frame', fileOf('a', jpegBytes(640, 480).slice(0, 30)), { type: undefined }],
  ['a PDF', fileOf('a', '%PDF-1.7'), { type: 'pdf' }],
  ['a JSON text', fileOf('a', ' {"a": 1}'), { type: 'json' }],
  ['a broken JSON text', fileOf('a', '{"a": '), { type: undefined }],
  ['a video', fileOf('a', '\0\0\0\u0018ftypmp42'), { type: 'mp4' }],
  ['a broken PNG', fileOf('a', pngBytes(1, 1).slice(0, 10)), { type: undefined }],
  [
    'a drawing of SVG',
    fileOf('a', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    { type: undefined },
  ],
  ['a page', fileOf('a.png', '<!doctype html>'), { type: undefined }],
  ['nothing', fileOf('a'), { type: undefined }],
])('%s is known by its content', async (_title, file, facts) => {
  expect(await inspectFile(file)).toEqual(facts);
  expect(factsOf(file)).toEqual(facts);
});

it('reports a file that the browser cannot read', async () => {
  const file = fileOf('a.png', 'x');
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(checkContent(file, await inspectFile(file), { types: ['png'], maxBytes: 9, maxCount: 1 })).toBe('unreadable');
});

const rules: FileRules = { types: ['png', 'jpeg'], maxBytes: 9999, maxCount: 1 };

it.each<[string, File, ContentProblem | undefined, Partial<FileRules>]>([
  ['as its name says', fileOf('a.png', pngBytes(9, 9)), undefined, {}],
  ['of another type', fileOf('a.png', '%PDF-1.7'), 'content', {}],
  ['with the extension of another type', fileOf('a.png', jpegBytes(9, 9)), 'extension', {}],
  [
    'of a size that is not allowed',
    fileOf('a.png', pngBytes(540, 120)),
    'pixels',
    { pixels: { width: 270, height: 60 } },
  ],
  ['of the exact size', fileOf('a.png', pngBytes(270, 60)), undefined, { pixels: { width: 270, height: 60 } }],
  ['without pixels', fileOf('a.png', pngBytes(0, 8)), 'content', {}],
  ['that would fill the memory', fileOf('a.png', pngBytes(50_000, 50_000)), 'pixelCount', {}],
  [
    'that hides how much memory it fills',
    fileOf('a.jpg', hideFrame(jpegBytes(12_000, 12_000), 100, 100)),
    'pixelCount',
    { maxBytes: 99_999, pixels: { width: 100, height: 100 } },
  ],
])('a file %s', async (_title, file, problem, more) => {
  expect(checkContent(file, await inspectFile(file), { ...rules, ...more })).toBe(problem);
});
