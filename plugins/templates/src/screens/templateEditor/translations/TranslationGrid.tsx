import { Button, Select, SkeletonLines } from '@brokerdesk/plugin-sdk';
import { downloadFile } from '@brokerdesk/plugin-sdk/documents';
import { TranslationSheet } from '@brokerdesk/plugin-sdk/sheet';
import { useState } from 'react';
import { useEditorActions, useSource } from '../store/useEditor.ts';
import { type ExchangeFormat, listChangedTexts, writeTexts } from './exchangeTexts.ts';
import { ImportTextsDialog } from './ImportTextsDialog.tsx';
import { isSameText, replaceTexts } from './mapTexts.ts';
import { useConversionMarks } from './useConversionMarks.ts';
import { type TextEntry, useEntries } from './useEntries.ts';
import { useText } from '../panels/useText.ts';

const extensions = { csv: 'csv', 'xliff-SC': 'zh-Hans.xlf', 'xliff-TC': 'zh-Hant.xlf' } as const;

/** Every text of the template in three languages, in the store of the editor: what is typed or pasted can be undone. */
export function TranslationGrid() {
  const text = useText();
  const { profileID } = useSource().published;
  const { edit, undo, redo } = useEditorActions();
  const marks = useConversionMarks();
  const [isImporting, setImporting] = useState(false);
  const entries = useEntries(marks);

  function store(next: readonly TextEntry[]) {
    const touched = next.filter((entry, at) => entry !== entries[at]);
    const changed = touched.filter(({ key, text: written }) => {
      const before = entries.find((entry) => entry.key === key);
      return before === undefined || !isSameText(before.text, written);
    });
    const replaced = new Map(changed.map((entry) => [entry.key, entry.text] as const));
    const [only] = replaced.keys();
    // What is typed into one cell is one step; a paste and a conversion are each one step.
    const mergeKey = replaced.size === 1 ? `translations.${only}` : undefined;
    edit(text('translations.step', { count: replaced.size }), replaceTexts(replaced), { mergeKey });
    marks.store(touched);
  }
  function save(format: ExchangeFormat) {
    downloadFile(writeTexts(entries, format), `${profileID}.${extensions[format]}`);
  }
  // A mark that is set before the stored ones are there would replace them.
  if (!marks.isLoaded) return <SkeletonLines count={6} />;
  return (
    <>
      <TranslationSheet
        label={text('translations.title')}
        entries={entries}
        onChange={store}
        history={{ undo, redo }}
        tools={
          <>
            <Button className="templates-import" onClick={() => setImporting(true)}>
              {text('translations.import')}
            </Button>
            <ExportTools onExport={save} />
          </>
        }
      />
      {isImporting && (
        <ImportTextsDialog
          onImport={(changes) => {
            const replaced = new Map(changes.map(({ key, next }) => [key, next] as const));
            const { length } = listChangedTexts(changes);
            edit(text('translations.stepImport', { count: length }), replaceTexts(replaced));
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}

/** The formats of a file for translators or spreadsheets. */
function ExportTools({ onExport }: { readonly onExport: (format: ExchangeFormat) => void }) {
  const text = useText();
  const [format, setFormat] = useState<ExchangeFormat>('csv');
  return (
    <>
      <Select
        aria-label={text('translations.format')}
        value={format}
        onChange={({ target }) => setFormat(target.value as ExchangeFormat)}
      >
        {(Object.keys(extensions) as ExchangeFormat[]).map((one) => (
          <option key={one} value={one}>
            {text(`translations.formats.${one}`)}
          </option>
        ))}
      </Select>
      <Button onClick={() => onExport(format)}>{text('translations.export')}</Button>
    </>
  );
}
