import { endpoint, type MockExtension, mockRoute, signedIn } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createEmulator } from '../createEmulator.ts';
import { FileStore } from '../sandboxes/FileStore.ts';
import { pdfFile, pngFile } from '../cases/files.ts';
import { openClient } from '../testing/openClient.ts';

const upload = endpoint({
  method: 'POST',
  path: '/upload-test',
  access: signedIn,
  bodyKind: 'multipart',
  operation: 'upload.test',
  errors: ['E0004', 'E0013', 'E0014'],
  shapes: {
    body: z.object({ title: z.string().min(1) }),
    files: {
      logo: {
        types: ['png'],
        maxBytes: 5000,
        maxCount: 1,
        required: true,
        names: 'image',
        pixels: { width: 8, height: 8 },
      },
      papers: { types: ['pdf', 'png'], maxBytes: 5000, maxCount: 2, required: false },
    },
    data: z.object({ title: z.string(), files: z.array(z.string()) }),
  },
});

const extension: MockExtension = {
  id: 'upload-test',
  operations: { 'upload.test': { EN: 'Upload', SC: '上传', TC: '上載' } },
  records: { upload: { name: { EN: 'Upload', SC: '上传', TC: '上載' } } },
  routes: [
    mockRoute(upload, (_context, { body, files }) => {
      const all = [...files.logo, ...files.papers];
      const described = all.map(
        ({ fileName, contentType, bytes, width }) => `${fileName} ${contentType} ${bytes.byteLength > 0} ${width}`,
      );
      return { code: 'OK', data: { title: body.title, files: described } };
    }),
  ],
};

const emulator = createEmulator({ applications: 1, extensions: [extension] });
const client = openClient(emulator, 'upload');
const body = { title: 'A title' };
const logo = [pngFile('logo_1.png')];

beforeAll(() => client.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

test('files arrive with what their content says, names in any script', async () => {
  const response = await client.call(upload, { body, files: { logo, papers: [pdfFile('開戶表格.pdf')] } });
  expect(response).toMatchObject({
    code: 'OK',
    data: { title: 'A title', files: ['logo_1.png image/png true 8', '開戶表格.pdf application/pdf true null'] },
  });
});

test.each([
  ['content of another kind', { logo: [new File(['GIF89a…'], 'logo_1.png')] }, 'logo.0', 'type'],
  ['an extension that does not fit the content', { logo: [pngFile('logo_1.pdf')] }, 'logo.0', 'extension'],
  ['a script under a picture’s name', { logo: [new File(['<svg onload="x()"/>'], 'a_1.png')] }, 'logo.0', 'type'],
  ['an empty file', { logo: [new File([], 'a_1.png')] }, 'logo.0', 'empty'],
  ['a name of letters only', { logo: [pngFile('logo.png')] }, 'logo.0', 'name'],
  ['a name of digits only', { logo: [pngFile('123.png')] }, 'logo.0', 'name'],
  ['a name with a hyphen', { logo: [pngFile('logo-1.png')] }, 'logo.0', 'name'],
  ['other pixels', { logo: [pngFile('logo_1.png', { width: 9, height: 8 })] }, 'logo.0', 'dimension'],
  ['too many', { logo, papers: [1, 2, 3].map((n) => pdfFile(`${n}.pdf`)) }, 'papers', 'count'],
  ['a name with a character that reverses text', { logo, papers: [pdfFile('a\u202efdp.pdf')] }, 'papers.0', 'name'],
  ['none where one is needed', {}, 'logo', 'required'],
])('%s is refused by its part', async (_what, files, path, rule) => {
  const response = await client.call(upload, { body, files });
  const fields = [expect.objectContaining({ path, rule, message: expect.stringMatching(/\w/) })];
  expect(response).toMatchObject({ status: 200, code: 'E0014', data: { fields } });
});

test('a file over its limit is too large', async () => {
  const large = new File([Buffer.alloc(5001, '%PDF-')], 'large.pdf');
  expect(await client.call(upload, { body, files: { logo, papers: [large] } })).toMatchObject({
    status: 413,
    code: 'E0013',
  });
});

test('the JSON part is checked like any body', async () => {
  const response = await client.call(upload, { body: { title: '' }, files: { logo } });
  expect(response).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'title', rule: 'too_small' }] } });
});

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['JSON instead', 'application/json', '{"title":"A"}'],
  ['rubbish', 'multipart/form-data; boundary=b', 'no parts at all'],
  ['a part that is not known', 'multipart/form-data; boundary=b', partNamed('other')],
  ['a part named like a built-in', 'multipart/form-data; boundary=b', partNamed('__proto__')],
  [
    'data that is no JSON',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{\r\n--b--',
  ],
  ['a body that ends early', 'multipart/form-data; boundary=b', partNamed('logo').slice(0, 60)],
])('%s is malformed', async (_what, contentType, payload) => {
  const response = await client.send('POST', '/api/upload-test', {
    headers: { 'content-type': contentType },
    body: payload,
  });
  expect(response).toMatchObject({ status: 400, code: 'E0017' });
});

const boundaryCharacters = "abcXYZ019'()+_,-./:=?";

test.each([
  'b',
  '-',
  '--',
  '=',
  'a b',
  "'()+_,./:=?",
  ...[...boundaryCharacters].map((character) => `${character}x`),
  'x'.repeat(26),
  'x'.repeat(27),
  'x'.repeat(70),
  `${' '.repeat(69)}x`,
])('a form with the boundary "%s" is read', async (boundary) => {
  expect(await sendForm({ boundary })).toMatchObject({ code: 'OK', data: { title: 'A title', files: [logoSent] } });
});

test.each([
  ['empty', ''],
  ['of 71 characters', 'x'.repeat(71)],
  ['that ends with a space', 'x '],
  ['with another character', 'a*b'],
  ['with a letter that is not ASCII', 'é'],
])('a form with a boundary %s is malformed', async (_how, boundary) => {
  expect(await sendForm({ boundary })).toMatchObject({ status: 400, code: 'E0017' });
});

test('a form may have a preamble, blanks after its boundaries and an epilogue', async () => {
  const form = { boundary: 'b', preamble: 'for old mail programs --b\r\n', blanks: ' \t', epilogue: '\r\nthe end' };
  expect(await sendForm(form)).toMatchObject({ code: 'OK', data: { files: [logoSent] } });
});

test('a boundary in the content of a part does not end it', async () => {
  const title = 'one\n--b two --b-- three';
  expect(await sendForm({ boundary: 'b', title })).toMatchObject({ code: 'OK', data: { title } });
  const content = Buffer.from('%PDF-1.7\r\n--bb\r\n--b b\r\n--b--b\r\n-b\r\n--');
  const files = [logoSent, 'paper.pdf application/pdf true null'];
  expect(await sendForm({ boundary: 'b', paper: content })).toMatchObject({ code: 'OK', data: { files } });
});

const logoSent = 'logo_1.png image/png true 8';

interface SentForm {
  readonly boundary: string;
  readonly title?: string;
  readonly paper?: Uint8Array;
  readonly preamble?: string;
  readonly blanks?: string;
  readonly epilogue?: string;
}

/** Sends a form as other clients than browsers write it. */
async function sendForm({ boundary, title = 'A title', paper, preamble, blanks = '', epilogue = '' }: SentForm) {
  const partOf = (head: string, content: string | Uint8Array) => [
    Buffer.from(`--${boundary}${blanks}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const parts = [
    ...partOf('name="data"', JSON.stringify({ title })),
    ...partOf('name="logo"; filename="logo_1.png"', await logo[0]!.bytes()),
    ...(paper ? partOf('name="papers"; filename="paper.pdf"', paper) : []),
  ];
  const [start, end] = [preamble === undefined ? '' : `${preamble}\r\n`, `--${boundary}--${blanks}${epilogue}`];
  return client.send('POST', '/api/upload-test', {
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    body: Buffer.concat([Buffer.from(start), ...parts, Buffer.from(end)]),
  });
}

test('the JSON part may be sent as a file, as a Blob of JSON is', async () => {
  const form = new FormData();
  form.set('data', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  form.set('logo', logo[0] as File);
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const response = await client.send('POST', '/api/upload-test', { headers, body: await sent.bytes() });
  expect(response).toMatchObject({ code: 'OK', data: body });
});

test('an upload that the storage has no room for is rejected before it is handled, and says what to do', async () => {
  vi.spyOn(FileStore.prototype, 'makeRoom').mockReturnValueOnce(false);
  const problem = { path: 'logo.0', rule: 'storage', message: expect.stringContaining('Delete files') };
  const response = await client.call(upload, { body, files: { logo } });
  expect(response).toMatchObject({ status: 200, code: 'E0014', data: { fields: [problem] } });
  expect(await client.call(upload, { body, files: { logo } })).toMatchObject({ code: 'OK' });
});

test('a form that is cut at any byte is malformed, and the next one is read', async () => {
  const form = new FormData();
  form.set('data', JSON.stringify(body));
  form.set('logo', logo[0] as File);
  form.set('papers', pdfFile('contract.pdf'));
  const whole = new Response(form);
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  const bytes = await whole.bytes();
  // The end of the form is "--" and a line break, which some clients leave out.
  const shortest = bytes.byteLength - '\r\n'.length;
  const codes = new Set<string>();
  for (let length = 0; length < shortest; length += 1) {
    codes.add((await client.send('POST', '/api/upload-test', { headers, body: bytes.subarray(0, length) })).code);
  }
  expect([...codes]).toEqual(['E0017']);
  expect(await client.send('POST', '/api/upload-test', { headers, body: bytes })).toMatchObject({ code: 'OK' });
});

test('a form with more parts than the endpoint reads is too large, without being parsed', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const part = '--b\r\nContent-Disposition: form-data; name="papers"; filename="a_1.png"\r\n\r\n\r\n';
  const parse = vi.spyOn(Response.prototype, 'formData');
  const response = await client.send('POST', '/api/upload-test', { headers, body: `${part.repeat(50_000)}--b--` });
  expect(response).toMatchObject({ status: 413, code: 'E0013' });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

function partNamed(name: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a_1.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--b--`;
}

test('a repeat with the same key is the same form, whatever its boundary', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await client.call(upload, { body, files: { logo } }, key);
  expect((await client.call(upload, { body, files: { logo } }, key)).body).toEqual(first.body);
  const other = await client.call(upload, { body, files: { logo: [pngFile('logo_2.png')] } }, key);
  expect(other).toMatchObject({ status: 400, code: 'E0017' });
});

test('an upload without permission is not read', async () => {
  const nobody = openClient(emulator, 'upload');
  expect(await nobody.call(upload, { body, files: { logo } })).toMatchObject({ status: 401, code: 'E0001' });
});
