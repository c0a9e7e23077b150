import { ApiError } from '@brokerdesk/plugin-sdk';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { errorDialogAtom, createShowError } from './errorDialogAtom.ts';
import { toastsAtom } from './toastAtoms.ts';

const createError = (code: 'E0001' | 'E0003' | 'E0013') =>
  new ApiError({ code, message: 'refused', data: null, requestId: 'r1' });

test('one dialog represents all errors while it is open, and all requests continue when it is closed', async () => {
  const store = createStore();
  const announce = createShowError(store, () => '');
  const first = announce('request-error', createError('E0003'));
  const dialog = store.get(errorDialogAtom);
  const second = announce('request-error', createError('E0003'));
  expect(store.get(errorDialogAtom)).toBe(dialog);
  dialog?.close();
  await Promise.all([first, second]);
  expect(store.get(errorDialogAtom)).toBeUndefined();
});

test('the end of the session opens no error dialog, and no request continues', async () => {
  const store = createStore();
  const ended = createShowError(store, () => '')('session-ended', createError('E0001'));
  expect(store.get(errorDialogAtom)).toBeUndefined();
  expect(await Promise.race([ended.then(() => 'went on'), Promise.resolve('waits')])).toBe('waits');
});

test('an upload over the limit is shown as a toast', async () => {
  const store = createStore();
  await createShowError(store, () => 'Upload file out of limit')('upload-too-large', createError('E0013'));
  expect(store.get(errorDialogAtom)).toBeUndefined();
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: 'Upload file out of limit', isVisible: true }]);
});
