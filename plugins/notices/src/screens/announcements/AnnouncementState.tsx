import { labelOf, StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import type { Announcement } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { en } from '../locales/en.ts';
import { useText } from '../useText.ts';

/** The colours of the states; the others are neutral. */
export const stateTones: Readonly<Record<string, TagTone>> = { scheduled: 'waiting', displaying: 'progress' };

/** Whether clients see an announcement: not published, not yet, now, or no longer. */
export function AnnouncementState({ announcement: { state } }: { readonly announcement: Announcement }) {
  const stateText = useStateText();
  return <StatusTag tone={stateTones[state] ?? 'neutral'}>{stateText(state)}</StatusTag>;
}

/** Returns the words for a state. */
export function useStateText(): (state: string) => string {
  const text = useText();
  return useCallback(
    (state) => labelOf(en.announcement.states, state, (known) => text(`announcement.states.${known}`)),
    [text],
  );
}
