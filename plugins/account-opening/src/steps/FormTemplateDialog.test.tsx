import { useCall } from '@brokerdesk/plugin-sdk';
import { listOpeningFormTemplates } from '@brokerdesk/plugin-sdk/api';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin.ts';
import { openBackend, type TestBackend } from '../testBackendFixture.ts';
import { FormTemplateDialog } from './FormTemplateDialog.tsx';

const onChosen = vi.fn<(templateID: string) => void>();
const profileID = 'DEMO-P-STANDARD';
let backend: TestBackend;
/** The newest template, and the template in the demo data. */
let newest: string;
let oldest: string;

beforeEach(async () => {
  backend = await openBackend();
  const [template] = await backend.api.call(listOpeningFormTemplates, { query: { profileID } });
  oldest = template!.templateID;
  newest = `${oldest}-2`;
  const row = await backend.control.readRow('openingFormTemplates', oldest);
  const changes = { templateID: newest, fileName: 'new.pdf', createTime: '2026-11-01T02:00:00.000Z' };
  await backend.control.putRow('openingFormTemplates', newest, { ...row, ...changes });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('stays one dialog from beginning to end, and starts with the newest template', async () => {
  await backend.fail(listOpeningFormTemplates, { kind: 'latency', ms: 100 });
  await show();
  const dialog = screen.getByRole('dialog', { name: 'Generate' });
  expect(dialog.textContent).toContain('A1 CHANThe form is made.');
  await press('Generate');
  expect(onChosen).not.toHaveBeenCalled();
  const choice = await within(dialog).findByRole('combobox', { name: /template/i });
  expect(screen.getByRole('dialog', { name: 'Generate' })).toBe(dialog);
  expect((choice as HTMLSelectElement).value).toBe(newest);
  await press('Generate');
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(newest);
});

it('makes the form from another template when the user chooses it', async () => {
  await show();
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: oldest } });
  await press('Generate');
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(oldest);
});

it('reports that no template exists', async () => {
  for (const templateID of [oldest, newest]) await backend.control.removeRow('openingFormTemplates', templateID);
  await show();
  await screen.findByText(/no opening-form template/);
  await press('Generate');
  expect(onChosen).not.toHaveBeenCalled();
});

it('reports why no template could be loaded', async () => {
  await backend.fail(listOpeningFormTemplates, { kind: 'envelope', code: 'E0018' });
  await show();
  await screen.findByText('Too many requests.');
  await press('Generate');
  expect(onChosen).not.toHaveBeenCalled();
});

function press(name: string) {
  return act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

function show() {
  return renderScreen(<DialogUnderTest />, { plugin, session: backend.session });
}

function DialogUnderTest() {
  const result = useCall(listOpeningFormTemplates, { query: { profileID } });
  return (
    <FormTemplateDialog
      title="Generate"
      subject="A1 CHAN"
      consequence="The form is made."
      templates={result}
      onChosen={onChosen}
      onClose={() => {}}
    />
  );
}
