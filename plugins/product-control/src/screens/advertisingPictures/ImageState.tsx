import { labelOf, StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import type { Image } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { en } from '../locales/en.ts';
import { useText } from '../useText.ts';

/** The colours of the states; the others are neutral. */
const stateTones: Readonly<Record<string, TagTone>> = {
  unreleased: 'waiting',
  scheduled: 'form',
  showing: 'progress',
};

/** Whether clients see a picture: not released, not yet, now, switched off, or no longer. */
export function ImageState({ image: { state } }: { readonly image: Pick<Image, 'state'> }) {
  const { stateText } = useImageLabels();
  return <StatusTag tone={stateTones[state] ?? 'neutral'}>{stateText(state)}</StatusTag>;
}

/** Returns the words for the state and for the location of a picture. */
export function useImageLabels() {
  const text = useText();
  const stateText = useCallback(
    (state: string) => labelOf(en.images.states, state, (known) => text(`images.states.${known}`)),
    [text],
  );
  const locationText = useCallback(
    (location: string) => labelOf(en.images.locations, location, (known) => text(`images.locations.${known}`)),
    [text],
  );
  return { stateText, locationText };
}
