import { useMemo } from 'react';
import type { TextSlot } from './mapTexts.ts';
import { useText } from '../panels/useText.ts';

/** Returns the function that says where a text stands. The words are kept, because a template has thousands of texts. */
export function usePlaceText(): (slot: TextSlot) => string {
  const text = useText();
  return useMemo(() => {
    const known = new Map<string, string>();
    return ({ kind, key, page = 0, part, option = '' }) => {
      const id = `${page} ${key}`;
      const place = known.get(id) ?? text(`translations.place.${kind}`, { page, part, option });
      known.set(id, place);
      return place;
    };
  }, [text]);
}
