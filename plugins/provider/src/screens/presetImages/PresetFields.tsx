import { unchangedFiles, useHost } from '@brokerdesk/plugin-sdk';
import { type PresetImage, presetImageTypes } from '@brokerdesk/plugin-sdk/api';
import { ChoiceField, type FormHandle, PictureField } from '@brokerdesk/plugin-sdk/forms';
import { type PresetValues, pixelsOfType } from './presetValues.ts';
import { usePresets } from './usePresets.ts';
import { useText } from '../useText.ts';
import { useTypeText } from './useTypeText.ts';

/** The props of {@link PresetFields}. */
export interface PresetFieldsProps {
  readonly form: FormHandle<PresetValues>;
  readonly image: PresetImage | undefined;
}

/** What a preset picture is for, and the picture, which is cropped to the size that its kind needs. */
export function PresetFields({ form, image }: PresetFieldsProps) {
  const text = useText();
  const typeText = useTypeText();
  const { resolvePublicUrl } = useHost();
  const { images = [], maxBytes } = usePresets();
  const { type } = form.watch('type');
  const pixels = pixelsOfType[type];
  const takenNames = images.filter(({ imgID }) => imgID !== image?.imgID).map(({ fileName }) => fileName);
  return (
    <>
      <ChoiceField
        form={form}
        name="type"
        label={text('presets.type')}
        options={presetImageTypes.map((value) => ({ value, label: typeText(value) }))}
        // A picture that was cropped for another kind has the wrong size.
        onUserSelect={() => form.methods.setValue('file', unchangedFiles, { shouldDirty: true })}
        isRequired
      />
      <PictureField
        key={type}
        form={form}
        name="file"
        label={text('presets.picture')}
        hint={pixels ? text('presets.pixelsHint', { ...pixels }) : text('presets.nameHint')}
        rules={{ types: ['png', 'jpeg', 'webp'], maxBytes, names: 'image', ...(pixels && { pixels }) }}
        takenNames={takenNames}
        current={image && { ...image, src: resolvePublicUrl(image.fullPathUrl) }}
        isRequired
      />
    </>
  );
}
