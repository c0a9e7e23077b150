// Converted texts are marked until the user has reviewed them. The marks are stored beside the draft and never published.
// A mark has the converted text, so it ends when the text is edited, and comes back when that is undone.
import { useDraft } from '@brokerdesk/plugin-sdk';
import type { LocalText } from '@brokerdesk/plugin-sdk/api';
import { useSource } from '../store/useEditor.ts';
import type { PlacedText } from './mapTexts.ts';

/** The converted texts by key and language. */
type Marks = Readonly<Record<string, string>>;

const noMarks: Marks = {};
const chinese = ['SC', 'TC'] as const;

/** A text with its marks, as the sheet has it. */
export interface MarkedText extends Pick<PlacedText, 'key' | 'text'> {
  readonly converted?: readonly (keyof LocalText)[];
}

/** The converted texts that are still to be reviewed. */
export interface ConversionMarks {
  /** The stored marks are there. */
  readonly isLoaded: boolean;
  readonly languagesOf: (text: Pick<PlacedText, 'key' | 'text'>) => readonly (keyof LocalText)[];
  /** Stores the marks that the sheet has set and ended. */
  readonly store: (texts: readonly MarkedText[]) => void;
}

/** Stores which texts of the edited template were converted, until they are reviewed. */
export function useConversionMarks(): ConversionMarks {
  const { profileID } = useSource().published;
  const draft = useDraft<Marks>({ form: 'conversions', record: profileID, initial: noMarks });
  const marks = draft.value;
  return {
    isLoaded: draft.isLoaded,
    languagesOf: ({ key, text }) => chinese.filter((one) => text[one] !== '' && marks[`${key} ${one}`] === text[one]),
    store(texts) {
      const next = { ...marks };
      for (const { key, text, converted = [] } of texts) {
        for (const one of chinese) {
          const id = `${key} ${one}`;
          if (converted.includes(one)) next[id] = text[one];
          else delete next[id];
        }
      }
      if (Object.keys(next).length === 0) draft.discard();
      else if (!isSame(marks, next)) draft.change(next);
    },
  };
}

function isSame(one: Marks, other: Marks): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
