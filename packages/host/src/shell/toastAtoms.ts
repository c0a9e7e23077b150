// Toasts leave the screen after a while and stay in the message log until sign-out.
import type { Toast } from '@brokerdesk/plugin-sdk';
import { currentTime } from '@brokerdesk/plugin-sdk/clock';
import { atom } from 'jotai';

/** A toast with what the log needs. */
export interface LoggedToast extends Toast {
  readonly id: number;
  /** RFC 3339. */
  readonly time: string;
  readonly isVisible: boolean;
}

const logLimit = 100;

/** All toasts since sign-in, newest first. */
export const toastsAtom = atom<readonly LoggedToast[]>([]);

const seenIdAtom = atom(0);

/** The number of toasts since the message log was opened last. */
export const unseenToastsAtom = atom((get) => get(toastsAtom).filter(({ id }) => id > get(seenIdAtom)).length);

/** Called when the message log lists the toasts. */
export const markToastsSeenAtom = atom(null, (get, set) => set(seenIdAtom, get(toastsAtom)[0]?.id ?? 0));

/** Adds a toast. */
export const addToastAtom = atom(null, (get, set, notice: Toast) => {
  const log = get(toastsAtom);
  const next = { ...notice, id: (log[0]?.id ?? 0) + 1, time: new Date(currentTime()).toISOString(), isVisible: true };
  set(toastsAtom, [next, ...log].slice(0, logLimit));
});

/** Runs the action of a toast, which is then used up, and removes the toast from the screen. */
export const runToastActionAtom = atom(null, (get, set, id: number) => {
  const run = get(toastsAtom).find((toast) => toast.id === id)?.action?.run;
  set(
    toastsAtom,
    get(toastsAtom).map((toast) => {
      if (toast.id !== id) return toast;
      const { action: _used, ...rest } = toast;
      return { ...rest, isVisible: false };
    }),
  );
  run?.();
});

/** Removes a toast from the screen; it stays in the log. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).map((notice) => (notice.id === id ? { ...notice, isVisible: false } : notice)),
  );
});
