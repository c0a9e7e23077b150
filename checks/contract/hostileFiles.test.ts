// Every endpoint that takes a file is sent files that pretend to be what it takes, and files with hostile names. The list of
// endpoints is derived from the contract, so that it includes new ones automatically. None may be stored.
import type { Endpoint, FilePart, FileType, InputOf } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { hasSameState } from '../../packages/mock-server/src/testing/hasSameState.ts';
import { pdfFile, pngFile } from '../../packages/mock-server/src/cases/files.ts';
import { openClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';

const emulator = createEmulator({ applications: 20, now: Date.parse('2026-03-02T03:00:00Z') });
const clients = { broker: openClient(emulator, 'files'), provider: openClient(emulator, 'files') };
let attempts = 0;

/** Contents that no endpoint takes, whatever the name says. */
const contents: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  nothing: '',
  'a page': '<!doctype html><script>alert(1)</script>',
  'a page after a byte order mark': '\uFEFF<html><script>alert(1)</script></html>',
  'a vector picture with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'XML with an external entity':
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  'a script': 'alert(document.cookie)',
  'a shell script': '#!/bin/sh\nid\n',
  'a PHP page': '<?php system($_GET["c"]); ?>',
  'a program for Linux': Buffer.from('7f454c460201010000000000', 'hex'),
  'a program for Windows': Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
  'an archive': Buffer.from('504b0304140000000800', 'hex'),
  'an empty archive': Buffer.from('504b050600000000000000000000000000000000', 'hex'),
  gzip: Buffer.from('1f8b0800000000000003', 'hex'),
  'a picture in GIF, which is a script as well': 'GIF89a/*\x01\x00\x01\x00*/=1;alert(1)',
  'a picture in BMP': Buffer.from('424d3e000000000000003e000000280000000100000001000000', 'hex'),
  'a picture in TIFF': Buffer.from('49492a0008000000', 'hex'),
  'an icon': Buffer.from('00000100010001010000010020003000', 'hex'),
  'the signature of PNG alone': Buffer.from('89504e470d0a1a0a', 'hex'),
  'the signature of JPEG alone': Buffer.from('ffd8ffe0', 'hex'),
  'the signature of WebP alone': 'RIFF\x00\x00\x00\x00WEBP',
  'a PDF that does not begin with its signature': '<script>alert(1)</script>%PDF-1.4',
  PostScript: '%!PS-Adobe-3.0\n(/etc/passwd) (r) file',
  'JSON that is cut off': '{"format":"brokerdesk-questions-1","pages":[',
  'JSON of great depth': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'JSON of another format': '{"format":"other","pages":[]}',
  'JSON with a prototype': '{"__proto__":{"isAdmin":true},"format":"brokerdesk-questions-1","pages":[]}',
  text: 'All is well.',
  zeros: new Uint8Array(64),
  'a picture of more pixels than a viewer can draw': await floodedPicture(),
  'a picture without pixels': await bytesOf(pngFile('x_1.png', { width: 0, height: 0 })),
};

/** Names that no endpoint takes, whatever the file contains; `EXT` stands for an extension that fits. */
const names = [
  'x_1.EXT\u0000.html',
  'x_1\u202Egpj.EXT',
  'x_1\r\nSet-Cookie: a=b.EXT',
  '.htaccess.EXT',
  '.EXT',
  'x_1.EXT.html',
  'x_1.EXT.',
  'x_1.EXT ',
  'x_1.svg',
  'x_1.exe',
  'x_1',
  '',
  '<img src=x onerror=alert(1)>.EXT',
  'x_1:stream.EXT',
  'x|1.EXT',
  `${'x_1'.repeat(60)}.EXT`,
];

/** Names with folders, of which only the last part counts (RFC 7578, 4.2). */
const paths = ['../x_1.EXT', '../../../etc/cron.d/x_1.EXT', '/etc/x_1.EXT', '..\\..\\x_1.EXT', 'C:\\Windows\\x_1.EXT'];

const extensions: Readonly<Record<FileType, string>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  pdf: 'pdf',
  json: 'json',
  mp4: 'mp4',
};

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

/** A small file that claims 60,000 × 60,000 pixels. */
async function floodedPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesOf(pngFile('x_1.png'));
  new DataView(bytes.buffer).setUint32(16, 60_000);
  new DataView(bytes.buffer).setUint32(20, 60_000);
  return bytes;
}

/** A proper file of the first type that a part takes; `name` may contain EXT. */
async function properFile({ types, pixels }: FilePart, name: string): Promise<File> {
  const type = types[0] as FileType;
  const fileName = name.replaceAll('EXT', extensions[type]);
  if (type === 'pdf') return pdfFile(fileName);
  if (type === 'json') return new File(['{"format":"brokerdesk-questions-1","pages":[]}'], fileName);
  return pngFile(fileName, pixels ?? {});
}

/** The last is for a form that cannot be read, such as one with a file without a name. */
const rejections = ['E0004', 'E0013', 'E0014', 'E0017'];

const uploads = contractCases.flatMap((one) =>
  Object.entries((one.endpoint.shapes?.files ?? {}) as Readonly<Record<string, FilePart>>).map(
    ([part, rules]) => [`${one.endpoint.method} ${one.endpoint.path}, ${part}`, { one, part, rules }] as const,
  ),
);

beforeAll(async () => {
  await clients.broker.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await clients.broker.signIn('DEMO', 'demo.admin');
  await clients.provider.signIn('2GO', 'provider.admin');
  await clients.broker.send('PUT', '/__mock/snapshots/start');
});

afterAll(async () => {
  process.stdout.write(`Hostile files: ${attempts} attempts on ${uploads.length} parts of forms, none stored.\n`);
  await emulator.close();
});

test.each(uploads)('%s takes no hostile file', async (_name, { one, part, rules }) => {
  const client = clients[one.as === 'provider' ? 'provider' : 'broker'];
  const input = await one.input(client);
  const extension = extensions[rules.types[0] as FileType];
  const files = [
    ...Object.entries(contents).map(([what, bytes]) => [what, new File([bytes], `x_1.${extension}`)] as const),
    ...(await Promise.all(names.map(async (name) => [JSON.stringify(name), await properFile(rules, name)] as const))),
  ];
  for (const [what, file] of files) {
    attempts += 1;
    const before = emulator.stateOf('files');
    const response = await client.call(one.endpoint, withFile(input, part, file) as never);
    expect(rejections, `${what}: ${JSON.stringify(response.body)}`).toContain(response.code);
    expect(hasSameState(emulator, 'files', before), what).toBe(true);
  }
});

test.each(uploads)('%s keeps no folder of a file name', async (_name, { one, part, rules }) => {
  const client = clients[one.as === 'provider' ? 'provider' : 'broker'];
  for (const path of paths) {
    attempts += 1;
    await client.send('POST', '/__mock/snapshots/start/restore');
    const file = await properFile(rules, path);
    const { code, data } = await client.call(one.endpoint, withFile(await one.input(client), part, file) as never);
    expect(['OK', ...rejections], path).toContain(code);
    expect(code === 'OK' ? JSON.stringify(data) : '', path).not.toMatch(/\.\.|etc|Windows/);
  }
});

function withFile(input: InputOf<Endpoint>, part: string, file: File): InputOf<Endpoint> {
  const { files = {} } = input as { readonly files?: object };
  return { ...input, files: { ...files, [part]: [file] } } as never;
}
