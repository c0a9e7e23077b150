import { useHost, useRecordDialogs, useScreenParams } from '@brokerdesk/plugin-sdk';
import {
  createWebpageContent,
  deleteWebpageContent,
  updateWebpageContent,
  type WebpageContent,
  webpageContentKinds,
} from '@brokerdesk/plugin-sdk/api';
import { isPictureKind } from './contentKinds.ts';
import { ContentFields } from './lazyParts.tsx';
import { toBody, toFiles, toValues } from './form/contentValues.ts';
import { usePictureChange } from './useContentChanges.ts';
import { useText } from '../useText.ts';

const textFields = ['textEN', 'textSC', 'textTC'] as const;

/** Returns the dialogs that create, change and delete contents. A new one is of the kind that the list shows. */
export function useContentDialogs() {
  const text = useText();
  const describePictureChange = usePictureChange();
  const { configuration } = useHost();
  const { kind: shown } = useScreenParams();
  const newKind = webpageContentKinds.find((kind) => kind === shown) ?? 'title';
  return useRecordDialogs({
    name: 'webpage-content',
    itemLabel: text('content.item'),
    recordName: ({ name }: WebpageContent) => name,
    size: 'large',
    create: createWebpageContent,
    change: updateWebpageContent,
    params: ({ contentID }) => ({ contentID }),
    toValues: (content) => toValues(content, newKind),
    toBody,
    toFiles,
    validate: ({ kind, ...values }) =>
      isPictureKind(kind)
        ? []
        : textFields
            .filter((field) => values[field].trim() === '')
            .map((path) => ({ path, rule: 'required', message: text('content.required') })),
    // The first file is the only one.
    fieldOf: (path) => (path.startsWith('picture') ? 'picture' : undefined),
    refusals: { E0013: text('content.tooLarge', { limit: configuration.limits.advertisements.maxBytes / 1_000_000 }) },
    // The other changes are those of fields.
    describeChanges: describePictureChange,
    fields: (form, content) => <ContentFields form={form} content={content} />,
    preload: ContentFields.preload,
    deleteRecord: {
      endpoint: deleteWebpageContent,
      consequence: () => text('action.deletion'),
      disabledReason: ({ published }) => (published === null ? undefined : text('action.inUse')),
      refusals: { E0012: text('action.inUse') },
    },
  });
}
