import { ListScreen, useScreenParams } from '@brokerdesk/plugin-sdk';
import { listPresetImages, type PresetImage, presetImageTypes } from '@brokerdesk/plugin-sdk/api';
import { PictureCount } from './PictureCount.tsx';
import { PresetCard } from './PresetCard.tsx';
import { PresetPanel } from './PresetPanel.tsx';
import './presetImages.css';
import { usePresetColumns } from './usePresetColumns.ts';
import { usePresetDialogs } from './usePresetDialogs.tsx';
import { useText } from './useText.ts';
import { useTypeText } from './useTypeText.ts';

/** The pictures that the provider offers to all brokers, as cards by kind. A link with `imgID` opens the panel of one. */
export default function PresetImagesScreen() {
  const text = useText();
  const typeText = useTypeText();
  const { imgID } = useScreenParams();
  const columns = usePresetColumns();
  const { dialog, action, actionsOf } = usePresetDialogs();
  return (
    <>
      <ListScreen
        id="preset-images"
        title={text('menu.presetImages')}
        itemsLabel={text('presets.what')}
        endpoint={listPresetImages}
        columns={columns}
        queues={{
          param: 'type',
          items: presetImageTypes.map((value) => ({ value, label: typeText(value) })),
          allLabel: text('presets.all'),
        }}
        rowId={idOf}
        card={{ render: (image) => <PresetCard image={image} />, width: 240 }}
        panel={{
          title: ({ fileName }) => fileName,
          render: (image) => <PresetPanel key={image.imgID} image={image} actions={actionsOf(image)} />,
          initialRow: imgID,
        }}
        rowActions={actionsOf}
        defaultSort="-updateTime"
        searchLabel={text('presets.search')}
        exportName={text('presets.export')}
        note={<PictureCount />}
        action={action}
        empty={{ title: text('presets.none'), text: text('presets.noneHint') }}
      />
      {dialog}
    </>
  );
}

function idOf({ imgID }: PresetImage): string {
  return imgID;
}
