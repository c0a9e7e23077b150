import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';
import { DocumentPicture } from './DocumentPicture.tsx';
import { DocumentThumbnail } from './DocumentThumbnail.tsx';

/** The documents that the applicant has uploaded: one large, the others to choose from. */
export function Documents({
  application,
  shownFile,
  onShowFile,
}: {
  readonly application: ApplicationDetail;
  readonly shownFile: string | undefined;
  readonly onShowFile: (fileID: string) => void;
}) {
  const text = useText();
  const { applyID, attachments } = application;
  const current = attachments.find(({ fileID }) => fileID === shownFile) ?? attachments[0];
  return (
    <section className="account-opening-documents" aria-label={text('documents.title')}>
      <h2 className="account-opening-group">{text('documents.title')}</h2>
      {current === undefined ? (
        <p className="account-opening-muted">{text('documents.none')}</p>
      ) : (
        <>
          <DocumentPicture key={current.fileID} applyID={applyID} attachment={current} />
          <ul className="account-opening-thumbnails">
            {attachments.map((attachment) => (
              <li key={attachment.fileID}>
                <DocumentThumbnail
                  applyID={applyID}
                  attachment={attachment}
                  isShown={attachment === current}
                  onShow={() => onShowFile(attachment.fileID)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
