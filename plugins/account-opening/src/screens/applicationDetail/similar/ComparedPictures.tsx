import { type ApplicationDetail, type Attachment, getApplicationFile } from '@brokerdesk/plugin-sdk/api';
import { Card, LinkButton, Stack, Text, useCallForBlob } from '@brokerdesk/plugin-sdk';
import { ImagePopup } from '@brokerdesk/plugin-sdk/documents';
import { useState } from 'react';
import { useText } from '../../useText.ts';

type Kind = Attachment['kind'];

/** Face and document are first; other pictures are loaded on demand. */
const first: readonly Kind[] = ['selfie', 'identityFront'];
const all: readonly Kind[] = [...first, 'identityBack', 'signature', 'addressProof', 'bankProof'];

/** The pictures of both side by side, kind by kind. */
export function ComparedPictures({
  left,
  right,
}: {
  readonly left: ApplicationDetail;
  readonly right: ApplicationDetail;
}) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const kinds = all.filter((kind) => pictureOf(left, kind) || pictureOf(right, kind));
  const shown = showsAll ? kinds : kinds.filter((kind) => first.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <Stack
      as="section"
      align="start"
      className="account-opening-similar-pictures"
      aria-label={text('similar.pictures')}
    >
      {shown.map((kind) => (
        <div key={kind} className="account-opening-similar-pair">
          <Text as="h3" tone="neutral" size="table">
            {text(`documents.${kind}`)}
          </Text>
          <Picture application={left} kind={kind} />
          <Picture application={right} kind={kind} />
        </div>
      ))}
      {shown.length < kinds.length && (
        <LinkButton onClick={() => setShowsAll(true)}>{text('similar.allPictures')}</LinkButton>
      )}
    </Stack>
  );
}

interface PictureProps {
  readonly application: ApplicationDetail;
  readonly kind: Kind;
}

function Picture({ application, kind }: PictureProps) {
  const text = useText();
  const attachment = pictureOf(application, kind);
  if (attachment === undefined)
    return (
      <Text as="p" tone="neutral" size="table">
        {text('similar.noPicture')}
      </Text>
    );
  return <FetchedPicture applyID={application.applyID} attachment={attachment} />;
}

function FetchedPicture({ applyID, attachment }: { readonly applyID: string; readonly attachment: Attachment }) {
  const text = useText();
  const { fileID, kind, width, height } = attachment;
  const { url, error, retry } = useCallForBlob(getApplicationFile, { query: { applyID, fileID } });
  const [isLarge, setIsLarge] = useState(false);
  const name = text('similar.pictureOf', { kind: text(`documents.${kind}`), applyID });
  if (error !== null) {
    return (
      <Text as="p" tone="neutral" size="table" role="alert">
        {text('similar.pictureFailed')} <LinkButton onClick={retry}>{text('similar.pictureRetry')}</LinkButton>
      </Text>
    );
  }
  if (url === undefined) return <Card className="account-opening-similar-picture" />;
  return (
    <>
      <Card className="account-opening-similar-picture">
        <button type="button" aria-label={text('similar.enlarge', { name })} onClick={() => setIsLarge(true)}>
          <img src={url} alt="" width={width} height={height} />
        </button>
      </Card>
      {isLarge && <ImagePopup {...{ url, name, width, height }} onClose={() => setIsLarge(false)} />}
    </>
  );
}

function pictureOf({ attachments }: ApplicationDetail, wanted: Kind): Attachment | undefined {
  return attachments.find(({ kind, contentType }) => kind === wanted && contentType.startsWith('image/'));
}
