import { Button, useCanCall, useHost } from '@brokerdesk/plugin-sdk';
import { createImage, deleteImage, type Image, imageLocations, updateImage } from '@brokerdesk/plugin-sdk/api';
import {
  ChoiceField,
  DateTimeField,
  type FilesValue,
  type FormHandle,
  PictureField,
  SwitchField,
  TextField,
  unchangedFiles,
  useRecordDialogs,
} from '@brokerdesk/plugin-sdk/forms';
import { useImageLabels } from '../ImageState.tsx';
import { useImages } from '../useImages.ts';
import { useText } from '../useText.ts';
import { PresetPicker } from './PresetPicker.tsx';

type Values = {
  readonly file: FilesValue;
  readonly linkUrl: string;
  readonly location: Image['location'];
  readonly startTime: string | null;
  readonly expiryTime: string | null;
  readonly active: boolean;
  readonly released: boolean;
};

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
    toValues: (image): Values => ({
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

interface ImageFieldsProps {
  readonly form: FormHandle<Values>;
  readonly image: Image | undefined;
}

function ImageFields({ form, image }: ImageFieldsProps) {
  const text = useText();
  const { resolvePublicUrl } = useHost();
  const { locationText } = useImageLabels();
  const { images = [], limits } = useImages();
  const takenNames = images.filter(({ imgID }) => imgID !== image?.imgID).map(({ fileName }) => fileName);
  return (
    <>
      <PictureField
        form={form}
        name="file"
        label={text('images.picture')}
        hint={text('images.pictureHint')}
        rules={{ types: ['png', 'jpeg', 'webp'], maxBytes: limits.maxBytes, names: 'image' }}
        takenNames={takenNames}
        current={image && { ...image, src: resolvePublicUrl(image.fullPathUrl) }}
        isRequired
      >
        {(choose) => <PresetPicker takenNames={takenNames} onChoose={choose} />}
      </PictureField>
      <ChoiceField
        form={form}
        name="location"
        label={text('images.location')}
        options={imageLocations.map((value) => ({ value, label: locationText(value) }))}
        isRequired
      />
      <DateTimeField form={form} name="startTime" label={text('images.start')} isRequired />
      <DateTimeField form={form} name="expiryTime" label={text('images.end')} hint={text('images.endHint')} />
      <TextField
        form={form}
        name="linkUrl"
        label={text('images.link')}
        hint={text('images.linkHint')}
        invalidText={text('images.linkInvalid', { prefix: 'https://' })}
        limit={500}
      />
      <SwitchField
        form={form}
        name="released"
        label={text('images.released')}
        hint={text('images.releasedHint')}
        disabledReason={image?.released === true ? text('images.alreadyReleased') : undefined}
      />
      <SwitchField form={form} name="active" label={text('images.active')} hint={text('images.activeHint')} />
    </>
  );
}
