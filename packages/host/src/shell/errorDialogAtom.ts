// What the error catalogue has to say in a dialog: one at a time, whatever else fails meanwhile. Reads that were
// refused wait until the dialog is closed; after the end of a session they wait for ever, as the page is left.
import type { ApiError } from '@brokerdesk/plugin-sdk';
import { atom, type createStore } from 'jotai';
import type { ShowError } from '../api-client/createApiClientFactory.ts';
import { addToastAtom } from './toastAtoms.ts';

/** The dialog that is open. */
export interface OpenErrorDialog {
  readonly error: ApiError;
  readonly close: () => void;
}

/** The dialog that is open, if any. */
export const errorDialogAtom = atom<OpenErrorDialog | undefined>(undefined);

/** Connects the error catalogue of the wire with the dialogs of the shell. */
export function createShowError(store: ReturnType<typeof createStore>, uploadTooLarge: () => string): ShowError {
  let waiting: Promise<void> | undefined;
  return (treatment, error) => {
    if (treatment === 'upload-too-large') {
      store.set(addToastAtom, { tone: 'error', text: uploadTooLarge() });
      return Promise.resolve();
    }
    const open = store.get(errorDialogAtom);
    // The keeper of the session has heard of it already, and takes everything off the page.
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
