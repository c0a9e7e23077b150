import { ErrorState, useHost, WaitingText } from '@brokerdesk/plugin-sdk';
import type { WebpageContent } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, PictureField, SelectField } from '@brokerdesk/plugin-sdk/forms';
import { requiredPixels } from '../contentKinds.ts';
import { useText } from '../../useText.ts';
import type { ContentValues } from './contentValues.ts';
import type { CopyablePicture, useCopyablePictures } from './useCopyablePictures.ts';

const types = ['png', 'jpeg', 'webp'] as const;

interface PictureFieldsProps {
  readonly form: FormHandle<ContentValues>;
  readonly content: WebpageContent | undefined;
  readonly copies: ReturnType<typeof useCopyablePictures>;
  /** The picture that is chosen to be copied. */
  readonly copied: CopyablePicture | undefined;
}

/** The picture of a content: uploaded, or a copy of one that the broker or the provider has. */
export function PictureFields({ form, content, copies, copied }: PictureFieldsProps) {
  const text = useText();
  const { configuration, resolvePublicUrl } = useHost();
  const { kind, picture } = form.watch('kind', 'picture');
  const pixels = requiredPixels[kind];
  const shown = copied ?? content?.picture ?? undefined;
  return (
    <>
      <PictureField
        key={kind}
        form={form}
        name="picture"
        label={text('content.picture')}
        rules={{
          types,
          maxBytes: configuration.limits.advertisements.maxBytes,
          names: 'image',
          ...(pixels && { pixels }),
        }}
        current={shown && { ...shown, src: resolvePublicUrl(shown.fullPathUrl) }}
        isRequired
      />
      {picture.added.length === 0 && copies.pictures.length > 0 && (
        <SelectField
          form={form}
          name="imgID"
          label={text('copy.label')}
          hint={text('copy.hint')}
          emptyLabel={text('copy.none')}
          options={copies.pictures.map(({ imgID, fileName: name, width, height }) => ({
            value: imgID,
            label: text('copy.option', { name, width, height }),
          }))}
        />
      )}
      {copies.error && <ErrorState title={text('copy.failedToLoad')} error={copies.error} onRetry={copies.retry} />}
      <WaitingText active={copies.isPending} itemsLabel={text('copy.awaited')} />
    </>
  );
}
