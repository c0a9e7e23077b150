import { type LocalText, languages } from '@brokerdesk/api';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { localTextFields } from '../../formats/textIn.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';
import type { TextEntry } from './LanguageSection.ts';
import { isConvertible, loadChineseConverter } from '../../formats/loadChineseConverter.ts';
import type { ReviewMarks } from './useReviewMarks.ts';
import { LinkButton } from '../../kit/LinkButton.tsx';

/** The props of {@link FillFromLanguage}. */
export interface FillFromLanguageProps<Values extends object> {
  readonly form: FormHandle<Values>;
  /** The texts of all languages. */
  readonly entries: readonly TextEntry[];
  readonly to: keyof LocalText;
  readonly marks: ReviewMarks;
}

/**
 * Buttons that fill the empty texts of a language from another one; renders nothing if there are none. Between the
 * Chinese scripts texts are converted, and marked until they are reviewed.
 */
export function FillFromLanguage<Values extends object>({ form, entries, to, marks }: FillFromLanguageProps<Values>) {
  const text = useFormText();
  const [state, setState] = useState<'ready' | 'converting' | 'failed'>('ready');
  const buttons = useRef<HTMLParagraphElement>(null);
  useWatch({ control: form.methods.control, name: entries.map(({ path }) => path) });
  const valueOf = (path: string) => (form.methods.getValues(path) as string | undefined) ?? '';
  /** The pairs of an empty text and the text that can fill it. */
  const pairsFrom = (from: keyof LocalText) =>
    entries
      .filter(({ key, path }) => key === to && isEmpty(valueOf(path)))
      .flatMap(({ name, path, isPersonName }) => {
        const source = entries.find((entry) => entry.name === name && entry.key === from);
        return source && !isEmpty(valueOf(source.path)) ? [{ path, source: valueOf(source.path), isPersonName }] : [];
      });
  const sources = languages
    .map((language) => ({ language, key: localTextFields[language] }))
    .filter(({ key }) => key !== to && pairsFrom(key).length > 0);
  if (sources.length === 0) return null;

  async function fillFrom(from: keyof LocalText) {
    if (state === 'converting') return;
    const converter = isConvertible(from, to) ? await loadConverter(to) : undefined;
    if (converter === 'failed') return;
    // Read again: the user may have typed in the meantime.
    const filled = pairsFrom(from).map(({ path, source, isPersonName }) => ({
      path,
      value: converter?.[isPersonName ? 'personName' : 'text'](source) ?? source,
    }));
    for (const { path, value } of filled) form.methods.setValue(path, value, { shouldDirty: true });
    if (converter) marks.mark(Object.fromEntries(filled.map(({ path, value }) => [path, value])));
    const first = filled[0];
    // The button that was pressed is removed; the user continues in the first field.
    if (first && buttons.current?.contains(document.activeElement)) form.registry.get(first.path)?.focus();
  }
  async function loadConverter(target: 'SC' | 'TC') {
    setState('converting');
    try {
      const converter = await loadChineseConverter(target);
      setState('ready');
      return converter;
    } catch {
      // A file that cannot be fetched is shown to the user, who can press the button again.
      setState('failed');
      return 'failed';
    }
  }
  return (
    <p ref={buttons} className="bdk-layout-row bdk-wrap">
      {text('languages.fillFrom')}
      {sources.map(({ language, key }) => (
        <LinkButton key={key} aria-disabled={state === 'converting'} onClick={() => void fillFrom(key)}>
          {isConvertible(key, to)
            ? text('languages.converted', { language: text(`language.${language}`) })
            : text(`language.${language}`)}
        </LinkButton>
      ))}
      {state === 'failed' && (
        <Text role="alert" tone="failed" size="small">
          {text('languages.failed')}
        </Text>
      )}
    </p>
  );
}

function isEmpty(value: string): boolean {
  return value.trim() === '';
}
