import { Button, EmptyState, LinkButton, Stack, Table, Text, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type ViewerDocument, downloadFile, downloadZip } from '@brokerdesk/plugin-sdk/documents';
import { useState } from 'react';
import { useText } from '../../useText.ts';

interface FilesProps {
  readonly applyID: string;
  readonly documents: readonly ViewerDocument[];
  readonly onShowFile: (fileID: string) => void;
}

/**
 * The files of an application: uploads of the client and opening forms, to be downloaded one by one or all together.
 */
export function Files({ applyID, documents, onShowFile }: FilesProps) {
  const text = useText();
  const formats = useFormats();
  const { fetching, download } = useDownload();
  if (documents.length === 0) return <EmptyState title={text('files.none')}>{text('files.noneHint')}</EmptyState>;
  const total = documents.reduce((sum, { size }) => sum + size, 0);
  return (
    <Stack align="start">
      <Table className="account-opening-files-table">
        <caption>{text('files.caption', { count: documents.length, size: formats.bytes(total) })}</caption>
        <thead>
          <tr>
            <th scope="col">{text('files.document')}</th>
            <th scope="col">{text('files.fileName')}</th>
            <th scope="col">{text('files.kind')}</th>
            <th scope="col" data-align="end">
              {text('files.size')}
            </th>
            <th scope="col">{text('files.time')}</th>
            <th scope="col" data-align="end">
              {text('files.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <tr key={document.id}>
              <th scope="row">
                <LinkButton onClick={() => onShowFile(document.id)}>{document.name}</LinkButton>
              </th>
              <td>{document.fileName}</td>
              <td data-align="start">{kindOf(document)}</td>
              <td data-align="end">{formats.bytes(document.size)}</td>
              <td>{document.note}</td>
              <td data-align="end">
                <LinkButton
                  aria-label={text('files.downloadNamed', { name: document.fileName })}
                  onClick={() => void download([document])}
                >
                  {text('files.download')}
                </LinkButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <Button
          aria-disabled={fetching !== undefined || undefined}
          onClick={() => void download(documents, `${applyID}-files.zip`)}
        >
          {text('files.all')}
        </Button>{' '}
        <Text tone="neutral" size="table" role="status">
          {fetching !== undefined && text('files.fetching', { at: fetching + 1, total: documents.length })}
        </Text>
      </p>
    </Stack>
  );
}

/** Shows `image/png` as PNG. */
function kindOf({ contentType }: ViewerDocument): string {
  return (contentType.split(';')[0]?.split('/')[1] ?? '').toUpperCase();
}

/** Downloads files by signed calls, one after the other; several are saved as one zip. */
function useDownload() {
  const text = useText();
  const { notify } = useHost();
  /** The file that is downloading. */
  const [fetching, setFetching] = useState<number>();

  async function download(documents: readonly ViewerDocument[], zipName?: string) {
    if (fetching !== undefined) return;
    const files: { name: string; content: Blob }[] = [];
    for (const [at, { fileName, fetch }] of documents.entries()) {
      if (zipName !== undefined) setFetching(at);
      try {
        // One after the other, so that the calls of the screen do not have to wait for all of them.
        // oxlint-disable-next-line no-await-in-loop
        files.push({ name: fileName, content: await fetch({ signal: new AbortController().signal }) });
      } catch (error) {
        notify({ tone: 'error', text: text('files.failed', { name: fileName, why: (error as Error).message }) });
        setFetching(undefined);
        return;
      }
    }
    setFetching(undefined);
    const [first] = files;
    if (zipName !== undefined) await downloadZip(files, zipName);
    else if (first) downloadFile(first.content, first.name);
  }
  return { fetching, download };
}
