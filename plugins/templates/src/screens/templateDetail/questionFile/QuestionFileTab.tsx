import {
  type ApiError,
  Button,
  Can,
  ErrorState,
  Stack,
  Text,
  type UnreachableError,
  useApi,
} from '@brokerdesk/plugin-sdk';
import { exportQuestions, type ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { downloadFile } from '@brokerdesk/plugin-sdk/documents';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { ImportQuestionsDialog } from './ImportQuestionsDialog.tsx';

/** The questions of a template as a file: to store, to compare, to bring to another template, and to replace them. */
export function QuestionFileTab({ template }: { readonly template: ProfileDetail }) {
  const text = useText();
  const [isImporting, setIsImporting] = useState(false);
  return (
    <Stack gap={24} align="start">
      <Export template={template} />
      <Can requires="RAO_MODIFY_PROFILE">
        <Stack as="section" gap={8} align="start">
          <h2>{text('questionFiles.import')}</h2>
          <Text as="p">{text('questionFiles.importHint')}</Text>
          <Button onClick={() => setIsImporting(true)}>{text('questionFiles.choose')}</Button>
        </Stack>
      </Can>
      {isImporting && <ImportQuestionsDialog template={template} onClose={() => setIsImporting(false)} />}
    </Stack>
  );
}

type ExportState = 'idle' | 'running' | 'done' | ApiError | UnreachableError;

function Export({ template: { profileID } }: { readonly template: ProfileDetail }) {
  const text = useText();
  const api = useApi();
  const [state, setState] = useState<ExportState>('idle');
  const fileName = `questions-${profileID}.json`;

  function exportFile() {
    if (state === 'running') return;
    setState('running');
    api.callForBlob(exportQuestions, { query: { profileID } }).then(
      (blob) => {
        downloadFile(blob, fileName);
        setState('done');
      },
      (error: ApiError | UnreachableError) => setState(error),
    );
  }
  return (
    <Stack as="section" gap={8} align="start">
      <h2>{text('questionFiles.export')}</h2>
      <Text as="p">{text('questionFiles.exportHint')}</Text>
      <Button aria-disabled={state === 'running' || undefined} onClick={exportFile}>
        {text('questionFiles.download')}
      </Button>
      <Text as="p" role="status">
        {state === 'done' && text('questionFiles.downloaded', { name: fileName })}
      </Text>
      {typeof state === 'object' && (
        <ErrorState title={text('questionFiles.downloadFailed')} error={state} onRetry={exportFile} />
      )}
    </Stack>
  );
}
