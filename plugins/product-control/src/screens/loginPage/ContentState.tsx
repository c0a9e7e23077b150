import { labelOf, StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import type { WebpageContent } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { en } from '../locales/en.ts';
import { useText } from '../useText.ts';

const tones: Readonly<Record<string, TagTone>> = { published: 'progress', changed: 'waiting', draft: 'waiting' };

/** Whether visitors see a content: not yet, as it is, in an older wording, or no longer. */
export function ContentState({ state }: Pick<WebpageContent, 'state'>) {
  const stateText = useStateText();
  return <StatusTag tone={tones[state] ?? 'neutral'}>{stateText(state)}</StatusTag>;
}

/** Returns the words for a state. */
export function useStateText(): (state: string) => string {
  const text = useText();
  return useCallback((state) => labelOf(en.content.states, state, (known) => text(`content.states.${known}`)), [text]);
}

/** Returns the words for a kind. */
export function useKindText(): (kind: string) => string {
  const text = useText();
  return useCallback((kind) => labelOf(en.content.kinds, kind, (known) => text(`content.kinds.${known}`)), [text]);
}
