import { Button, Callout, Row, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { Dialog, DiffView } from '@brokerdesk/plugin-sdk/forms';
import { CsvProblemPanel } from '@brokerdesk/plugin-sdk/sheet';
import { useRef, useState } from 'react';
import { textKeys } from '../inspector/fields/textKeys.ts';
import { useEditorActions } from '../store/useEditor.ts';
import {
  type CsvChoice,
  listChangedTexts,
  readTexts,
  type TextChange,
  type TextImportResult,
  type ImportProblem,
} from './exchangeTexts.ts';
import { usePlaceText } from './usePlaceText.ts';
import { useText } from '../panels/useText.ts';

/** More changes than this are counted, not shown. */
const shownChanges = 100;

/** Props of {@link ImportTextsDialog}. */
export interface ImportTextsDialogProps {
  readonly onImport: (changes: readonly TextChange[]) => void;
  readonly onClose: () => void;
}

interface ReadFile {
  readonly file: File;
  readonly choice: CsvChoice;
  readonly result: TextImportResult;
}

/** Reads a file with texts and shows what it changes before anything is changed. */
export function ImportTextsDialog({ onImport, onClose }: ImportTextsDialogProps) {
  const text = useText();
  const { readDocument } = useEditorActions();
  const [read, setRead] = useState<ReadFile>();
  const input = useRef<HTMLInputElement>(null);
  const changes = read?.result.isRead ? read.result.result.changes : [];

  async function readFile(file: File, choice: CsvChoice = {}) {
    const result = await readTexts(file, { name: file.name, document: readDocument(), choice });
    setRead({ file, choice, result });
  }
  return (
    <Dialog
      title={text('translations.importTitle')}
      size="large"
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('translations.cancel')}</Button>
          <Button
            intent="primary"
            aria-disabled={changes.length === 0}
            onClick={() => {
              if (changes.length === 0) return;
              onImport(changes);
              onClose();
            }}
          >
            {text('translations.apply', { count: listChangedTexts(changes).length })}
          </Button>
        </>
      }
    >
      <p>{text('translations.importHint')}</p>
      <Row wrap>
        <Button onClick={() => input.current?.click()}>{text('translations.choose')}</Button>
        <Text tone="neutral">{read?.file.name ?? text('translations.noFile')}</Text>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlf,.xliff"
          aria-label={text('translations.choose')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void readFile(file);
            // The same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </Row>
      <div role="status">
        {read && (
          <ImportSummary
            result={read.result}
            onChoose={(choice) => void readFile(read.file, { ...read.choice, ...choice })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ImportSummaryProps {
  readonly result: TextImportResult;
  /** Reads the csv file again with what the user has chosen. */
  readonly onChoose: (choice: CsvChoice) => void;
}

/** What a file changes, and what of it is left out. */
function ImportSummary({ result: read, onChoose }: ImportSummaryProps) {
  const text = useText();
  const describe = useImportProblemText();
  const placeOf = usePlaceText();
  if (!read.isRead) {
    const { problem: found } = read;
    if (found.format !== 'csv') return <Callout tone="failed">{describe(found)}</Callout>;
    return (
      <CsvProblemPanel
        problem={found.problem}
        onEncoding={(encoding) => onChoose({ encoding })}
        onColumns={(chosen) => onChoose({ chosen })}
      />
    );
  }
  const { changes, unknown, stale } = read.result;
  const changed = listChangedTexts(changes);
  const shown = changed.slice(0, shownChanges).map(({ change, language }) => ({
    id: `${change.key} ${language}`,
    name: text('translations.changed', {
      place: placeOf(change),
      language: text(`translations.language.${language}`),
    }),
    before: change.text[textKeys[language]],
    after: change.next[textKeys[language]],
    lang: language,
  }));
  return (
    <>
      <p>{text('translations.changes', { count: changed.length })}</p>
      {unknown.length > 0 && (
        <Callout tone="waiting">
          {text('translations.unknown', { count: unknown.length, ids: summarise(unknown) })}
        </Callout>
      )}
      {stale.length > 0 && (
        <Callout tone="waiting">{text('translations.stale', { count: stale.length, ids: summarise(stale) })}</Callout>
      )}
      {shown.length > 0 && <DiffView label={text('translations.importTitle')} changes={shown} />}
      {changed.length > shownChanges && (
        <p>{text('translations.moreChanges', { count: changed.length - shownChanges })}</p>
      )}
    </>
  );
}

function summarise(ids: readonly string[]): string {
  return ids.length > 5 ? `${ids.slice(0, 5).join(', ')} …` : ids.join(', ');
}

/** Returns the function that says why a file of a translation tool is not imported, and what to do. */
function useImportProblemText(): (problem: Exclude<ImportProblem, { readonly format: 'csv' }>) => string {
  const text = useText();
  const { bytes } = useFormats();
  return (found) => {
    if (found.format === 'language') return text('translations.problem.language', { language: found.language });
    const { problem } = found;
    switch (problem.code) {
      case 'xml':
        return text('translations.problem.xml', { line: problem.line, detail: problem.detail });
      case 'markup':
        return text('translations.problem.markup', { line: problem.line, element: problem.detail });
      case 'tooLarge':
        return text('translations.problem.tooLarge', { size: bytes(problem.bytes), max: bytes(problem.max) });
      default:
        return text('translations.problem.version');
    }
  };
}
