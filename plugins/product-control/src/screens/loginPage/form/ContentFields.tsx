import { Stack, Text } from '@brokerdesk/plugin-sdk';
import { type WebpageContent, webpageContentKinds } from '@brokerdesk/plugin-sdk/api';
import { ChoiceField, type FormHandle, LanguageTabs, LocalTextField, TextField } from '@brokerdesk/plugin-sdk/forms';
import { isPictureKind } from '../contentKinds.ts';
import { PagePreview } from '../preview/PagePreview.tsx';
import { toChanges } from '../preview/toChanges.ts';
import { useText } from '../../useText.ts';
import type { ContentValues } from './contentValues.ts';
import { PictureFields } from './PictureFields.tsx';
import { useCopyablePictures } from './useCopyablePictures.ts';
import '../loginPage.css';

/** The contract's limits, in characters. */
const nameLimit = 60;
const textLimit = 500;

/** The props of {@link ContentFields}. */
export interface ContentFieldsProps {
  readonly form: FormHandle<ContentValues>;
  /** The content to change; undefined for a new one. */
  readonly content: WebpageContent | undefined;
}

/** The fields of a content beside the page as it will be, which follows what is typed. */
export function ContentFields({ form, content }: ContentFieldsProps) {
  const text = useText();
  const { kind, imgID, picture, ...texts } = form.watch();
  const isPicture = isPictureKind(kind);
  const [file] = picture.added;
  const copies = useCopyablePictures(kind);
  const copied = copies.pictures.find((one) => one.imgID === imgID);
  const shown = file ?? copied?.fullPathUrl ?? content?.picture?.fullPathUrl;
  return (
    <div className="product-content-form">
      <Stack>
        {content === undefined && (
          <ChoiceField
            form={form}
            name="kind"
            label={text('content.kind')}
            options={webpageContentKinds.map((value) => ({ value, label: text(`content.kinds.${value}`) }))}
          />
        )}
        <Text as="p" tone="neutral">
          {text(`content.kindHints.${kind}`)}
        </Text>
        <TextField
          form={form}
          name="name"
          label={text('content.name')}
          hint={text('content.nameHint')}
          limit={nameLimit}
          isRequired
        />
        {isPicture ? (
          <PictureFields {...{ form, content, copies, copied }} />
        ) : (
          <LanguageTabs form={form} label={text('content.texts')}>
            <LocalTextField
              form={form}
              name="text"
              label={text(`content.kinds.${kind}`)}
              limit={textLimit}
              isMultiline
              isRequired
            />
          </LanguageTabs>
        )}
      </Stack>
      {/* The page has no place for the icon. */}
      {kind !== 'icon' && <PagePreview changes={toChanges({ kind, ...texts, picture: shown })} />}
    </div>
  );
}
