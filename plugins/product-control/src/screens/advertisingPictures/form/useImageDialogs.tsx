import { Button, unchangedFiles, useCanCall, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import { createImage, deleteImage, type Image, updateImage } from '@brokerdesk/plugin-sdk/api';
import { ImageFields } from '../lazyParts.tsx';
import { useImages } from '../useImages.ts';
import { useText } from '../../useText.ts';
import type { ImageValues } from './ImageFields.tsx';

/** Returns the dialogs that create, change and delete advertising pictures. */
export function useImageDialogs() {
  const text = useText();
  const canCall = useCanCall();
  const { images, limits, isFull } = useImages();
  const dialogs = useRecordDialogs({
    name: 'advertising-picture',
    itemLabel: text('images.item'),
    recordName: ({ fileName }: Image) => fileName,
    create: createImage,
    change: updateImage,
    params: ({ imgID }) => ({ imgID }),
    toValues: (image): ImageValues => ({
      file: unchangedFiles,
      linkUrl: image?.linkUrl ?? '',
      location: image?.location ?? 'before-login',
      startTime: image?.startTime ?? null,
      expiryTime: image?.expiryTime ?? null,
      active: image?.active ?? true,
      released: image?.released ?? false,
    }),
    toBody: ({ file: _file, linkUrl, startTime, ...values }) => ({
      ...values,
      linkUrl: linkUrl.trim() || null,
      startTime: startTime ?? '',
    }),
    toFiles: ({ file }) => ({ file: [...file.added] }),
    validate: ({ startTime, expiryTime }) =>
      startTime !== null && expiryTime !== null && Date.parse(expiryTime) <= Date.parse(startTime)
        ? [{ path: 'expiryTime', rule: 'after', message: text('images.endBeforeStart') }]
        : [],
    fields: (form, image) => <ImageFields form={form} image={image} />,
    preload: ImageFields.preload,
    deleteRecord: {
      endpoint: deleteImage,
      consequence: ({ state }) => text(state === 'showing' ? 'images.deletionOfShown' : 'images.deletion'),
      disabledReason: () => (images?.length === 1 ? text('images.last') : undefined),
      refusals: { E0016: text('images.last') },
    },
  });
  const action = canCall(createImage) && (
    <Button
      intent="primary"
      aria-disabled={isFull || undefined}
      title={isFull ? text('images.full', { count: limits.maxCount }) : undefined}
      onClick={() => {
        if (!isFull) dialogs.create();
      }}
    >
      {text('images.create')}
    </Button>
  );
  return { ...dialogs, action };
}
