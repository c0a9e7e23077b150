import { Button, ListScreen, Row, useScreenParams, Callout, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { type Image, listImages } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { useImageDialogs } from './form/useImageDialogs.tsx';
import { ImageCard } from './ImageCard.tsx';
import { ImagePanel } from './ImagePanel.tsx';
import { ImageOrder } from './lazyParts.tsx';
import { filterValueOf } from './schedule/endsSoon.ts';
import { useImageActions } from './useImageActions.tsx';
import { useImageColumns } from './useImageColumns.tsx';
import { useImageFilters, useStateQueues } from './useImageFilters.ts';
import { useText } from '../useText.ts';
import './advertisingPictures.css';
import { useImages } from './useImages.ts';

/**
 * The advertising pictures of the app, as cards in the order in which clients see them. A link with `imgID` opens the
 * panel of a picture.
 */
export default function AdvertisingPicturesScreen() {
  const text = useText();
  const { imgID } = useScreenParams();
  const [isOrdering, setIsOrdering] = useState(false);
  const columns = useImageColumns();
  const filters = useImageFilters();
  const queues = useStateQueues();
  const dialogs = useImageDialogs();
  const actionsOf = useImageActions(dialogs);
  return (
    <>
      <ListScreen
        id="advertising-pictures"
        title={text('menu.advertisingPictures')}
        itemsLabel={text('images.what')}
        endpoint={listImages}
        paging="none"
        columns={columns}
        filters={filters}
        filterValue={filterValueOf}
        queues={queues}
        rowId={idOf}
        card={{ render: (image) => <ImageCard image={image} />, width: 280 }}
        panel={{
          title: ({ fileName }) => fileName,
          render: (image) => <ImagePanel key={image.imgID} image={image} actions={actionsOf(image)} />,
          initialRow: imgID,
        }}
        rowActions={actionsOf}
        searchLabel={text('images.search')}
        exportName={text('images.export')}
        note={<PictureCount />}
        action={
          <Row wrap>
            <Button onClick={() => setIsOrdering(true)}>{text('images.order')}</Button>
            {dialogs.action}
          </Row>
        }
        empty={{ title: text('images.none'), text: text('images.noneHint') }}
      />
      {dialogs.dialog}
      {isOrdering && <ImageOrder onClose={() => setIsOrdering(false)} />}
    </>
  );
}

function idOf({ imgID }: Image): string {
  return imgID;
}

/** How many pictures the broker has, and may have. */
function PictureCount() {
  const text = useText();
  const { bytes, count } = useFormats();
  const { images, limits, isFull } = useImages();
  if (images === undefined) return null;
  if (isFull) {
    return <Callout tone="waiting">{text('images.full', { count: limits.maxCount })}</Callout>;
  }
  return (
    <Text as="p" tone="neutral" size="small">
      {text('images.countOf', {
        number: count(images.length),
        count: limits.maxCount,
        size: bytes(limits.maxBytes),
      })}
    </Text>
  );
}
