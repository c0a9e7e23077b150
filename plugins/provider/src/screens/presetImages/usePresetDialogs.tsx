import {
  Button,
  DeleteRecordDialog,
  HistoryDialog,
  type RowAction,
  Stack,
  unchangedFiles,
  useCanCall,
  useRecordDialogs,
} from '@brokerdesk/plugin-sdk';
import { createPresetImage, deletePresetImage, type PresetImage, updatePresetImage } from '@brokerdesk/plugin-sdk/api';
import type { PresetValues } from './presetValues.ts';
import { PresetFields } from './lazyParts.tsx';
import { PresetUses } from './PresetUses.tsx';
import { usePresets } from './usePresets.ts';
import { useText } from '../useText.ts';

/** Returns the dialogs that add, change, replace and delete preset pictures, and the actions that open them. */
export function usePresetDialogs() {
  const text = useText();
  const canCall = useCanCall();
  const { isFull, maxCount } = usePresets();
  const dialogs = useRecordDialogs({
    name: 'preset-image',
    itemLabel: text('presets.item'),
    recordName: ({ fileName }: PresetImage) => fileName,
    create: createPresetImage,
    change: updatePresetImage,
    toValues: (image): PresetValues => ({ type: image?.type ?? 'promotion', file: unchangedFiles }),
    toBody: ({ type }, image) => ({ type, ...(image && { imgID: image.imgID }) }),
    toFiles: ({ file }) => ({ file: [...file.added] }),
    fields: (form, image) => <PresetFields form={form} image={image} />,
    preload: PresetFields.preload,
  });
  const history = ({ imgID, fileName }: PresetImage): RowAction => ({
    id: 'history',
    label: text('presets.history'),
    dialog: (close) => <HistoryDialog targetID={imgID} recordName={fileName} onClose={close} />,
  });
  const deletion = (image: PresetImage): RowAction => ({
    id: 'delete',
    label: text('presets.delete'),
    tone: 'danger',
    dialog: (close) => (
      <DeleteRecordDialog
        endpoint={deletePresetImage}
        record={image}
        input={({ imgID, version }) => ({ query: { imgID, version } })}
        itemLabel={text('presets.item')}
        recordName={image.fileName}
        subject={
          <Stack gap={8}>
            <span>{image.fileName}</span>
            <PresetUses image={image} />
          </Stack>
        }
        consequence={text('presets.deletion')}
        onClose={close}
      />
    ),
  });
  const action = canCall(createPresetImage) && (
    <Button
      intent="primary"
      aria-disabled={isFull || undefined}
      title={isFull ? text('presets.full', { count: maxCount }) : undefined}
      onClick={() => {
        if (!isFull) dialogs.create();
      }}
    >
      {text('presets.create')}
    </Button>
  );
  const actionsOf = (image: PresetImage): readonly RowAction[] => [
    ...dialogs.list.rowActions(image),
    history(image),
    ...(canCall(deletePresetImage) ? [deletion(image)] : []),
  ];
  return { dialog: dialogs.dialog, action, actionsOf };
}
