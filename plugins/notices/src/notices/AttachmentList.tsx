import { Button, Stack, useApi, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { getSystemFile, type NoticeFile } from '@brokerdesk/plugin-sdk/api';
import { downloadFile } from '@brokerdesk/plugin-sdk/documents';
import { useText } from '../screens/useText.ts';

/** The attachments of a notice; each is saved by its button. */
export function AttachmentList({ files }: { readonly files: readonly NoticeFile[] }) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const { bytes } = useFormats();
  if (files.length === 0) return null;
  const save = async ({ fileID, fileName }: NoticeFile) => {
    downloadFile(await api.callForBlob(getSystemFile, { query: { fileID } }), fileName);
  };
  return (
    <Stack as="ul" gap={4} aria-label={text('notice.attachments')}>
      {files.map((file) => (
        <li key={file.fileID}>
          <Button
            variant="minimal"
            aria-label={text('preview.download', { name: file.fileName })}
            onClick={() => void save(file).catch((error: Error) => notify({ tone: 'error', text: error.message }))}
          >
            {`${file.fileName} (${bytes(file.size)})`}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
