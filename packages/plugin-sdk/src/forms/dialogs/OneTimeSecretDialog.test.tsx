import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { options } from '../../testing/nicknameFormFixture.tsx';
import { OneTimeSecretDialog } from './OneTimeSecretDialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText('Initial password', { selector: 'input' }) as HTMLInputElement;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function show() {
  const onClose = vi.fn();
  const shown = await renderScreen(
    <OneTimeSecretDialog title="Initial password" subject="Chan Tai Man" secret="Xk7-Qp2" onClose={onClose} />,
    { ...options, api: createTestApi(() => null) },
  );
  return { ...shown, onClose };
}

it('is hidden until the user shows it', async () => {
  await show();
  expect([field().type, field().value]).toEqual(['password', 'Xk7-Qp2']);
  await press('Show');
  expect(field().type).toBe('text');
  screen.getByRole('button', { name: 'Show', pressed: true });
  await press('Show');
  expect(field().type).toBe('password');
});

it('closes only with “I have it”, after the secret was shown or copied', async () => {
  const { onClose, leave } = await show();
  fireEvent.keyDown(field(), { key: 'Escape' });
  fireEvent.click(screen.getByRole('dialog'));
  await press('I have it');
  screen.getByText('Show or copy it first.');
  expect(await act(leave)).toBe('stayed');
  screen.getByText('Not left: save the secret first, then choose “I have it”.');
  expect(onClose).not.toHaveBeenCalled();
  await press('Show');
  await press('I have it');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('copies the secret without showing it', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { onClose } = await show();
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith('Xk7-Qp2');
  expect([field().type, screen.getByText('Copied. Paste it where it will be kept.').textContent]).toEqual([
    'password',
    'Copied. Paste it where it will be kept.',
  ]);
  await press('I have it');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows the secret and selects it if the browser does not permit copying', async () => {
  const writeText = async () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await show();
  await press('Copy');
  expect(field().type).toBe('text');
  screen.getByText('The browser does not permit copying: it is selected, so copy it by keyboard.');
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 7]);
});
