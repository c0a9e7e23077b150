import { useHost } from '@brokerdesk/plugin-sdk';
import { type Image, imageLocations } from '@brokerdesk/plugin-sdk/api';
import {
  ChoiceField,
  DateTimeField,
  type FilesValue,
  type FormHandle,
  PictureField,
  SwitchField,
  TextField,
} from '@brokerdesk/plugin-sdk/forms';
import { useImageLabels } from '../ImageState.tsx';
import { useImages } from '../useImages.ts';
import { useText } from '../../useText.ts';
import { PresetPicker } from './PresetPicker.tsx';

/** The values of the form of a picture. */
export type ImageValues = {
  readonly file: FilesValue;
  readonly linkUrl: string;
  readonly location: Image['location'];
  readonly startTime: string | null;
  readonly expiryTime: string | null;
  readonly active: boolean;
  readonly released: boolean;
};

/** The props of {@link ImageFields}. */
export interface ImageFieldsProps {
  readonly form: FormHandle<ImageValues>;
  readonly image: Image | undefined;
}

/** The fields of a picture: the file, where and when it is shown, and where a click leads. */
export function ImageFields({ form, image }: ImageFieldsProps) {
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
        {(choose) => <PresetPicker onChoose={choose} />}
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
