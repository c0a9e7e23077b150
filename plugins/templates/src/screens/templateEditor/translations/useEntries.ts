import { useMemo } from 'react';
import type { Text } from '../../../model/TemplateDocument.ts';
import { useDocument } from '../store/useEditor.ts';
import type { DescribedText } from './exchangeTexts.ts';
import { isSameText, listTexts } from './mapTexts.ts';
import type { ConversionMarks, MarkedText } from './useConversionMarks.ts';
import { usePlaceText } from './usePlaceText.ts';

/** A text of the template as a row of the sheet. */
export interface TextEntry extends DescribedText, MarkedText {
  readonly text: Text;
}

/**
 * Returns every text of the template. An entry stays the same object until its text, its place or its marks change, so that
 * a keystroke renders one row.
 */
export function useEntries({ languagesOf }: ConversionMarks): readonly TextEntry[] {
  const document = useDocument();
  const placeOf = usePlaceText();
  const known = useMemo(() => new Map<string, TextEntry>(), []);
  const texts = useMemo(() => listTexts(document), [document]);
  return texts.map((one) => {
    const [before, place, converted] = [known.get(one.key), placeOf(one), languagesOf(one)];
    const isKnown =
      before?.place === place &&
      before.limit === one.limit &&
      isSameText(before.text, one.text) &&
      before.converted?.join() === converted.join();
    if (isKnown) return before;
    const entry = { ...one, place, converted };
    known.set(one.key, entry);
    return entry;
  });
}
