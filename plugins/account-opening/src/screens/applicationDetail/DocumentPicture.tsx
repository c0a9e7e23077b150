import {
  type Attachment,
  ErrorState,
  getApplicationFile,
  ImageViewer,
  useCallForBlob,
  useFormats,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

interface DocumentProps {
  readonly applyID: string;
  readonly attachment: Attachment;
}

/** One document, large, with what is known about its file. */
export function DocumentPicture({ applyID, attachment }: DocumentProps) {
  const formats = useFormats();
  const { fileName, size, uploadTime } = attachment;
  return (
    <figure className="account-opening-document">
      <Picture applyID={applyID} attachment={attachment} />
      <figcaption className="account-opening-muted">
        {fileName} · {formats.bytes(size)} · {formats.dateTime(uploadTime)}
      </figcaption>
    </figure>
  );
}

function Picture({ applyID, attachment }: DocumentProps) {
  const text = useText();
  const { fileID, kind, contentType, width, height } = attachment;
  const { url, error, retry } = useCallForBlob(getApplicationFile, { query: { applyID, fileID } });
  const name = text(`documents.${kind}`);
  if (error !== null) return <ErrorState title={text('documents.failed', { name })} error={error} onRetry={retry} />;
  if (!contentType.startsWith('image/')) return <p>{text('documents.noPreview')}</p>;
  if (url === undefined) {
    return (
      <div className="account-opening-blank" aria-busy="true">
        <WaitingText active what={name} />
      </div>
    );
  }
  return <ImageViewer url={url} name={name} width={width} height={height} />;
}
