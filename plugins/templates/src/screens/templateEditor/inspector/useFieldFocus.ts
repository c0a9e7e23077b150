import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fieldFocusAtom } from '../store/editorAtoms.ts';
import { languageOf } from './fields/textKeys.ts';
import { useShownLanguage } from './fields/shownLanguage.ts';

/**
 * Returns the reference of an element around fields. A field of them that the problem list names gets the focus, in the
 * tab of its language; one that does not exist, such as an option that is gone, leads to the nearest one around it.
 */
export function useFieldFocus(isOwn: (field: string) => boolean) {
  const container = useRef<HTMLDivElement>(null);
  const accepts = useEffectEvent(isOwn);
  const wanted = useAtomValue(fieldFocusAtom);
  const handled = useRef<typeof wanted>(undefined);
  const [shown, show] = useShownLanguage();
  useEffect(() => {
    if (wanted === undefined || handled.current === wanted || !accepts(wanted.field)) return;
    const language = languageOf(wanted.field);
    if (language !== undefined && language !== shown) {
      // The tab is rendered first; the effect then runs again.
      show(language);
      return;
    }
    handled.current = wanted;
    findField(container.current, wanted.field)?.focus();
  }, [wanted, shown, show]);
  return container;
}

function findField(container: HTMLElement | null, path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const field = parts.slice(0, length).join('.');
    const found = container?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    if (found) return found;
  }
  return container;
}

/** Returns whether a field belongs to the classes of the template. */
export function isClassField(field: string): boolean {
  return field.startsWith('classification');
}
