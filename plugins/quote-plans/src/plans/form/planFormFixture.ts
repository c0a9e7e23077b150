// How tests fill in the form of a quote plan.
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** In force with two terminals of Level 2, and nothing follows. */
export function isPlain({ status, packageCode, quota, change, terminationDate }: FeedPlan): boolean {
  return status === 'effective' && packageCode === 'LEVEL_2' && quota === 2 && !change && terminationDate === null;
}

/** Returns the field with a label. */
export function field(label: RegExp): HTMLInputElement {
  return screen.getByLabelText(label, { selector: 'input, textarea' });
}

/** Types a value once the form has been fetched, and leaves the field. */
export async function type(label: RegExp, value: string) {
  await screen.findByLabelText(label, { selector: 'input, textarea' });
  await act(async () => fireEvent.change(field(label), { target: { value } }));
  await act(async () => fireEvent.blur(field(label)));
}

/** Chooses a package, once they are known. */
export async function choosePackage(code: string) {
  const select = await screen.findByLabelText(/^Package/, { selector: 'select' });
  await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(1));
  await act(async () => fireEvent.change(select, { target: { value: code } }));
}

/** Clicks. */
export async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

/** Sends the only form. */
export async function submit() {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  await act(async () => fireEvent.submit(form));
}
