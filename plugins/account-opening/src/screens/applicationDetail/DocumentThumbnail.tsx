import { type Attachment, getApplicationFile, useCallForBlob } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

/** A small picture of a document that shows it large. */
export function DocumentThumbnail({
  applyID,
  attachment,
  isShown,
  onShow,
}: {
  readonly applyID: string;
  readonly attachment: Attachment;
  readonly isShown: boolean;
  readonly onShow: () => void;
}) {
  const text = useText();
  const { fileID, kind } = attachment;
  const { url } = useCallForBlob(getApplicationFile, { query: { applyID, fileID } });
  const name = text(`documents.${kind}`);
  return (
    <button
      type="button"
      className="account-opening-thumbnail"
      aria-pressed={isShown}
      aria-label={text('documents.show', { name })}
      onClick={onShow}
    >
      <span className="account-opening-thumbnail-frame">
        {url !== undefined && <img className="account-opening-thumbnail-picture" src={url} alt="" />}
      </span>
      <span className="account-opening-thumbnail-name">{name}</span>
    </button>
  );
}
