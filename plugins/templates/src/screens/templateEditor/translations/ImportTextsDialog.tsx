import { Button, Callout, Row, Text } from '@brokerdesk/plugin-sdk';
import { Dialog, DiffView } from '@brokerdesk/plugin-sdk/forms';
import { useRef, useState } from 'react';
import { textKeys } from '../inspector/fields/textKeys.ts';
import { useEditorActions } from '../store/useEditor.ts';
import { listChangedTexts, readTexts, type TextChange, type TextImportResult } from './exchangeTexts.ts';
import { useImportProblemText } from './useImportProblemText.ts';
import { usePlaceText } from './usePlaceText.ts';
import { useText } from './useText.ts';

/** The largest file that is read; a template has about 1 MB of texts at most. */
const maxBytes = 10_000_000;
/** More changes than this are counted, not shown. */
const shownChanges = 100;

/** Props of {@link ImportTextsDialog}. */
export interface ImportTextsDialogProps {
  readonly onImport: (changes: readonly TextChange[]) => void;
  readonly onClose: () => void;
}

interface ReadFile {
  readonly name: string;
  readonly result: TextImportResult | 'tooLarge';
}

/** Reads a file with texts and shows what it changes before anything is changed. */
export function ImportTextsDialog({ onImport, onClose }: ImportTextsDialogProps) {
  const text = useText();
  const { readDocument } = useEditorActions();
  const [file, setFile] = useState<ReadFile>();
  const input = useRef<HTMLInputElement>(null);
  const changes =
    file !== undefined && file.result !== 'tooLarge' && file.result.isRead ? file.result.result.changes : [];

  async function read(chosen: File | undefined) {
    if (chosen === undefined) return;
    const { name } = chosen;
    const result = chosen.size > maxBytes ? 'tooLarge' : await readTexts(chosen, { name, document: readDocument() });
    setFile({ name, result });
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
        <Text tone="neutral">{file?.name ?? text('translations.noFile')}</Text>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlf,.xliff"
          aria-label={text('translations.choose')}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </Row>
      <div role="status">{file && <ImportSummary result={file.result} />}</div>
    </Dialog>
  );
}

/** What a file changes, and what of it is left out. */
function ImportSummary({ result: read }: { readonly result: ReadFile['result'] }) {
  const text = useText();
  const describe = useImportProblemText();
  const placeOf = usePlaceText();
  if (read === 'tooLarge') return <Callout tone="failed">{text('translations.problem.tooLarge')}</Callout>;
  if (!read.isRead) return <Callout tone="failed">{describe(read.problem)}</Callout>;
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
