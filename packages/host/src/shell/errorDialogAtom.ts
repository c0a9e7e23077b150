// The error catalogue shows one dialog at a time, whatever else fails meanwhile. Rejected reads wait until the dialog is
// closed; after the end of a session they never settle, because the page is left.
import type { ApiError } from '@brokerdesk/plugin-sdk';
import { atom, type createStore } from 'jotai';
import type { ShowError } from '../api-client/createApiClientFactory.ts';
import { addToastAtom } from './toastAtoms.ts';

/** The open dialog. */
export interface OpenErrorDialog {
  readonly error: ApiError;
  readonly close: () => void;
}

/** The open dialog, if any. */
export const errorDialogAtom = atom<OpenErrorDialog | undefined>(undefined);

/** Connects the error catalogue of the API client with the dialogs of the shell. */
export function createShowError(store: ReturnType<typeof createStore>, uploadTooLarge: () => string): ShowError {
  let waiting: Promise<void> | undefined;
  return (treatment, error) => {
    if (treatment === 'upload-too-large') {
      store.set(addToastAtom, { tone: 'error', text: uploadTooLarge() });
      return Promise.resolve();
    }
    const open = store.get(errorDialogAtom);
    // The session controller has already been notified and replaces the page.
    if (treatment === 'session-ended') return forever();
    if (open && waiting) return waiting;
    waiting = new Promise((resolve) => {
      const close = () => {
        store.set(errorDialogAtom, undefined);
        resolve();
      };
      store.set(errorDialogAtom, { error, close });
    });
    return waiting;
  };
}

function forever(): Promise<never> {
  return new Promise(() => {});
}
