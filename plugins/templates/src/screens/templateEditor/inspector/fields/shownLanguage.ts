import type { LocalText } from '@brokerdesk/plugin-sdk/api';
import { atom, useAtom } from 'jotai';

const shownLanguage = atom<keyof LocalText>('EN');

/** Returns the language whose texts the inspector shows, and the function that changes it. */
export function useShownLanguage() {
  return useAtom(shownLanguage);
}
