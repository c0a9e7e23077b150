// Messages that pass by. They leave the screen after a while and stay in the message log until sign-out.
import type { Notice } from '@brokerdesk/plugin-sdk';
import { atom } from 'jotai';

/** A notice with what the log needs. */
export interface LoggedNotice extends Notice {
  readonly id: number;
  /** RFC 3339. */
  readonly time: string;
  readonly isPassing: boolean;
}

const logLimit = 100;

/** All notices since sign-in, newest first. */
export const noticesAtom = atom<readonly LoggedNotice[]>([]);

/** Adds a notice. */
export const addNoticeAtom = atom(null, (get, set, notice: Notice) => {
  const log = get(noticesAtom);
  const next = { ...notice, id: (log[0]?.id ?? 0) + 1, time: new Date().toISOString(), isPassing: true };
  set(noticesAtom, [next, ...log].slice(0, logLimit));
});

/** Takes a notice off the screen; it stays in the log. */
export const passNoticeAtom = atom(null, (get, set, id: number) => {
  set(
    noticesAtom,
    get(noticesAtom).map((notice) => (notice.id === id ? { ...notice, isPassing: false } : notice)),
  );
});
