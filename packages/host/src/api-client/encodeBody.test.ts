import { type Endpoint, login } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { encodeBody } from './encodeBody.ts';

const upload: Endpoint = { ...login, bodyKind: 'multipart' } as Endpoint;

test('a body is sent as JSON, and without a body nothing is sent', async () => {
  expect(await encodeBody(login, { body: { a: '價' } })).toEqual({
    bytes: '{"a":"價"}',
    contentType: 'application/json',
  });
  expect(await encodeBody(login, {})).toEqual({ bytes: null, contentType: undefined });
});

test('files are sent in a form beside the JSON part, and can be parsed again', async () => {
  const files = { logo: [new File(['x'], '標誌.png', { type: 'image/png' })], papers: [], more: undefined };
  const { bytes, contentType = '' } = await encodeBody(upload, { body: { title: 'A' }, files });
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  expect([...form.keys()]).toEqual(['data', 'logo']);
  expect(form.get('data')).toBe('{"title":"A"}');
  const logo = form.get('logo') as File;
  expect([logo.name, logo.type, await logo.text()]).toEqual(['標誌.png', 'image/png', 'x']);
});
