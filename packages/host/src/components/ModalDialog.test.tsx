import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { polyfillTopLayer } from './topLayerFixture.ts';
import { ModalDialog } from './ModalDialog.tsx';

beforeAll(polyfillTopLayer);
afterEach(cleanup);

function renderDialog() {
  const onDismiss = vi.fn();
  render(
    <ModalDialog title="New name" actions={<button type="submit">Save</button>} onDismiss={onDismiss}>
      <input aria-label="Name" />
    </ModalDialog>,
  );
  return { onDismiss, field: screen.getByRole('textbox', { name: 'Name' }) };
}

test('Escape dismisses a dialog', () => {
  const { onDismiss, field } = renderDialog();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test.each([
  ['while an input method composes', { isComposing: true }],
  ['as Safari sends it after the composition', { keyCode: 229 }],
])('Escape does not dismiss a dialog %s', (_case, composition) => {
  const { onDismiss, field } = renderDialog();
  fireEvent.keyDown(field, { key: 'Escape', ...composition });
  fireEvent.keyDown(field, { key: 'Enter', ...composition });
  expect(onDismiss).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'New name' })).toHaveProperty('open', true);
});

test('the close request of the browser leaves the dialog to its owner', () => {
  const { onDismiss } = renderDialog();
  const isAllowed = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect([isAllowed, onDismiss.mock.calls.length]).toEqual([false, 0]);
});
