import { openEmulator } from '@brokerdesk/mock-server/testing';
import { Button, type SendProgress, useApi } from '@brokerdesk/plugin-sdk';
import { anyOf, endpoint, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { createSessionApi, mountPlugin, recordCalls } from '@brokerdesk/plugin-testing';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineNotes } from './notesPlugin.tsx';

const uploadForm = endpoint({
  method: 'POST',
  path: '/notes/forms',
  access: anyOf('X_NOTES'),
  bodyKind: 'multipart',
  operation: 'notes.upload',
  errors: ['E0014'],
  shapes: {
    body: z.object({ title: z.string() }),
    files: { form: { types: ['pdf'], maxBytes: 1000, maxCount: 1, required: true } },
    data: z.object({ title: z.string(), size: z.number() }),
  },
});
const mock: MockExtension = {
  id: 'notes',
  operations: { 'notes.upload': { EN: 'Form uploaded', SC: '上传表格', TC: '上載表格' } },
  records: { notes: { name: { EN: 'Note', SC: '备注', TC: '備註' } } },
  routes: [
    mockRoute(uploadForm, (_context, { body, files }) => {
      const size = files.form.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
      return { code: 'OK', data: { title: body.title, size } };
    }),
  ],
};
const emulator = openEmulator({ applications: 0, extensions: [mock] });
afterAll(() => emulator.close());

const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'form.pdf', { type: 'application/pdf' });
const input = { body: { title: 'Fees' }, files: { form: [pdf] } };

it('lists an upload with progress, and lets it fail', async () => {
  const plugin = defineNotes({ screen: UploadScreen });
  const portal = await mountPlugin(plugin, { emulator, functions: ['X_NOTES'], address: 'notes' });
  const upload = async () => {
    fireEvent.click(portal.getByRole('button', { name: 'Upload' }));
    await portal.settle();
  };
  await upload();
  await portal.findByText('Fees, 15 bytes', {}, { timeout: 60_000 });
  const sent = portal.getByRole('progressbar').getAttribute('aria-valuetext');
  expect(sent).toMatch(/^(\d{3}) of \1$/);
  const call = {
    method: 'POST',
    path: '/notes/forms',
    body: { title: 'Fees' },
    files: ['form.pdf'],
    pluginId: 'notes',
  };
  expect(portal.calls.at(-1)).toMatchObject({ ...call, code: 'OK' });

  await portal.failNext(uploadForm, 'E0014');
  await upload();
  await portal.findByText('E0014', {}, { timeout: 60_000 });
  await portal.failNext(uploadForm, 'reset');
  await upload();
  await portal.findByText('OFFLINE', {}, { timeout: 60_000 });
  expect(portal.calls.slice(-2).map(({ code, files }) => [code, files])).toEqual([
    ['E0014', ['form.pdf']],
    [undefined, ['form.pdf']],
  ]);
  await portal.unmount();
});

it('reports the progress of an upload to a screen without the shell, with its files', async () => {
  const sandbox = await emulator.openSandbox();
  const functions = { brokerCode: 'DEMO', functionCode: 'X_NOTES', functionID: 'X_NOTES', parentID: null };
  await sandbox.control.putRow('functions', 'DEMO/X_NOTES', {
    ...functions,
    name: { EN: 'Notes', SC: '备注', TC: '備註' },
    category: 'Admin',
  });
  const api = recordCalls(createSessionApi(await sandbox.signIn()));
  const progress: SendProgress[] = [];
  const options = { onProgress: (one: SendProgress) => void progress.push(one) };
  expect(await api.call(uploadForm, input, options)).toEqual({ title: 'Fees', size: 15 });
  expect(api.writes()).toMatchObject([{ endpoint: uploadForm, body: { title: 'Fees' }, files: { form: [pdf] } }]);
  expect(progress).toEqual([{ sent: progress[0]?.total, total: progress[0]?.total }]);
});

function UploadScreen() {
  const api = useApi();
  const [{ sent, total }, setProgress] = useState<SendProgress>({ sent: 0, total: 0 });
  const [result, setResult] = useState('');
  const upload = () =>
    api.call(uploadForm, input, { onProgress: setProgress }).then(
      ({ title, size }) => setResult(`${title}, ${size} bytes`),
      ({ code }: { readonly code: string }) => setResult(code),
    );
  return (
    <>
      <h1>Forms</h1>
      <Button onClick={upload}>Upload</Button>
      <div role="progressbar" aria-valuetext={`${sent} of ${total}`} />
      <p>{result}</p>
    </>
  );
}
