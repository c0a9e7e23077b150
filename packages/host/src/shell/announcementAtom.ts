// What the error catalogue has to say in a dialog: one at a time, whatever else fails meanwhile. Reads that were
// refused wait until the dialog is closed; after the end of a session they wait for ever, as the page is left.
import type { RefusalError } from '@brokerdesk/plugin-sdk';
import { atom, type createStore } from 'jotai';
import type { Announce } from '../wire/createWire.ts';
import { addNoticeAtom } from './noticeAtoms.ts';

/** The dialog that is open. */
export interface Announcement {
  readonly refusal: RefusalError;
  readonly close: () => void;
}

/** The dialog that is open, if any. */
export const announcementAtom = atom<Announcement | undefined>(undefined);

/** Connects the error catalogue of the wire with the dialogs of the shell. */
export function announceIn(store: ReturnType<typeof createStore>, uploadTooLarge: () => string): Announce {
  let waiting: Promise<void> | undefined;
  return (treatment, refusal) => {
    if (treatment === 'upload-too-large') {
      store.set(addNoticeAtom, { tone: 'error', text: uploadTooLarge() });
      return Promise.resolve();
    }
    const open = store.get(announcementAtom);
    // The keeper of the session has heard of it already, and takes everything off the page.
    if (treatment === 'session-ended') return forever();
    if (open && waiting) return waiting;
    waiting = new Promise((resolve) => {
      const close = () => {
        store.set(announcementAtom, undefined);
        resolve();
      };
      store.set(announcementAtom, { refusal, close });
    });
    return waiting;
  };
}

function forever(): Promise<never> {
  return new Promise(() => {});
}
