import { Row, Text, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type Image, sortImages } from '@brokerdesk/plugin-sdk/api';
import { OrderDialog, useOrder } from '@brokerdesk/plugin-sdk/trees';
import { ImageState, useImageLabels } from '../ImageState.tsx';
import { useImages } from '../useImages.ts';
import { useText } from '../../useText.ts';

/** The dialog in which the user puts all pictures in the order in which clients see them. */
export function ImageOrder({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { resolvePublicUrl } = useHost();
  const { locationText } = useImageLabels();
  const { query } = useImages();
  const order = useOrder({
    name: 'advertising-pictures',
    query,
    idOf,
    save: (sequence, options) => api.call(sortImages, { body: { sequence: [...sequence] } }, options),
  });
  return (
    <OrderDialog
      title={text('images.orderTitle')}
      order={order}
      nameOf={({ fileName }) => fileName}
      empty={{ title: text('images.none'), text: text('images.noneHint') }}
      onClose={onClose}
    >
      {(image) => (
        <Row as="span">
          <img className="product-control-order-picture" src={resolvePublicUrl(image.fullPathUrl)} alt="" />
          {image.fileName}
          <Text tone="neutral">{locationText(image.location)}</Text>
          {image.state !== 'showing' && <ImageState image={image} />}
        </Row>
      )}
    </OrderDialog>
  );
}

function idOf({ imgID }: Image): string {
  return imgID;
}
