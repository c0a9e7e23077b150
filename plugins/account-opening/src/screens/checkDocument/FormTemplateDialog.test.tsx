import { listOpeningFormTemplates, ApiError, useCall } from '@brokerdesk/plugin-sdk';
import { createTestApi, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { FormTemplateDialog } from './FormTemplateDialog.tsx';

const templates = [
  { templateID: 'T2', fileName: 'new.pdf', pageCount: 5, size: 2048 },
  { templateID: 'T1', fileName: 'old.pdf', pageCount: 4, size: 1024 },
];
const onChosen = vi.fn<(templateID: string) => void>();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('is one dialog from the beginning to the end, and starts with the newest template', async () => {
  const answer = Promise.withResolvers<unknown>();
  await show(() => answer.promise);
  const dialog = screen.getByRole('dialog', { name: 'Generate' });
  expect(dialog.textContent).toContain('A1 CHANThe form is made.');
  await press('Generate');
  expect(onChosen).not.toHaveBeenCalled();
  await act(async () => answer.resolve(templates));
  expect(screen.getByRole('dialog', { name: 'Generate' })).toBe(dialog);
  const choice = await within(dialog).findByRole('combobox', { name: /template/i });
  expect((choice as HTMLSelectElement).value).toBe('T2');
  await press('Generate');
  expect(onChosen).toHaveBeenCalledExactlyOnceWith('T2');
});

it('makes the form from another template when that is chosen', async () => {
  await show(async () => templates);
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'T1' } });
  await press('Generate');
  expect(onChosen).toHaveBeenCalledExactlyOnceWith('T1');
});

it('says that there is none, and why none came', async () => {
  await show(async () => []);
  expect(await screen.findByText(/no opening-form template/)).toBeTruthy();
  await press('Generate');
  cleanup();
  await show(() => {
    throw new ApiError({ code: 'E0099', message: 'Busy', data: null, requestId: 'r' });
  });
  expect(await screen.findByText('Busy')).toBeTruthy();
  await press('Generate');
  expect(onChosen).not.toHaveBeenCalled();
});

function press(name: string) {
  return act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

function show(answer: () => unknown) {
  return renderScreen(<DialogUnderTest />, { plugin, api: createTestApi(answer) });
}

function DialogUnderTest() {
  const result = useCall(listOpeningFormTemplates, { query: { profileID: 'P1' } });
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
