import type { LocalText } from '@brokerdesk/api';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Text } from '../kit/Text.tsx';
import { type ChineseKey, loadChineseConverter } from '../formats/loadChineseConverter.ts';
import type { TranslationEntry } from './TranslationEntry.ts';
import { useSheetText } from './useSheetText.ts';

/** The props of {@link ConversionTools}. */
export interface ConversionToolsProps<Entry extends TranslationEntry> {
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
}

const sourceOf = { SC: 'TC', TC: 'SC' } as const satisfies Record<ChineseKey, ChineseKey>;

/** Buttons that convert missing Chinese texts from the other script, and that mark all converted texts as reviewed. */
export function ConversionTools<Entry extends TranslationEntry>({ entries, onChange }: ConversionToolsProps<Entry>) {
  const text = useSheetText();
  const [state, setState] = useState<'ready' | 'converting' | 'failed'>('ready');
  // The user may type while the converter is fetched.
  const latest = useRef({ entries, onChange });
  useEffect(() => {
    latest.current = { entries, onChange };
  });
  const missing = entries.flatMap(({ text: written }) => findMissing(written)).length;
  const unreviewed = entries.flatMap(({ converted = [] }) => converted).length;

  async function convert() {
    if (missing === 0 || state === 'converting') return;
    setState('converting');
    try {
      const [toSC, toTC] = await Promise.all([loadChineseConverter('SC'), loadChineseConverter('TC')]);
      const converters = { SC: toSC.text, TC: toTC.text };
      latest.current.onChange(latest.current.entries.map((entry) => convertMissing(entry, converters)));
      setState('ready');
    } catch {
      // A file that cannot be fetched is shown to the user, who can press the button again.
      setState('failed');
    }
  }
  return (
    <>
      {/* They stay when there is nothing to do, so that they keep the focus. */}
      <Button aria-disabled={missing === 0 || state === 'converting'} onClick={() => void convert()}>
        {text('translation.convert', { count: missing })}
      </Button>
      <Button
        aria-disabled={unreviewed === 0}
        onClick={() => onChange(entries.map((entry) => (entry.converted ? { ...entry, converted: [] } : entry)))}
      >
        {text('translation.review', { count: unreviewed })}
      </Button>
      {state === 'failed' && (
        <Text role="alert" tone="failed">
          {text('translation.failed')}
        </Text>
      )}
    </>
  );
}

/** The Chinese texts that are missing, and can be converted from the other script. */
function findMissing(text: LocalText): readonly ChineseKey[] {
  return (['SC', 'TC'] as const).filter((key) => text[key].trim() === '' && text[sourceOf[key]].trim() !== '');
}

function convertMissing<Entry extends TranslationEntry>(
  entry: Entry,
  converters: Readonly<Record<ChineseKey, (text: string) => string>>,
): Entry {
  const keys = findMissing(entry.text);
  if (keys.length === 0) return entry;
  const texts = Object.fromEntries(keys.map((key) => [key, converters[key](entry.text[sourceOf[key]])]));
  return { ...entry, text: { ...entry.text, ...texts }, converted: [...(entry.converted ?? []), ...keys] };
}
