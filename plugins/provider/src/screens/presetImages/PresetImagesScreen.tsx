import { ListScreen, useScreenParams, Callout, Text, useFormats, Stack, useHost } from '@brokerdesk/plugin-sdk';
import { listPresetImages, type PresetImage, presetImageTypes } from '@brokerdesk/plugin-sdk/api';
import { PresetPanel } from './PresetPanel.tsx';
import './presetImages.css';
import { usePresetColumns } from './usePresetColumns.ts';
import { usePresetDialogs } from './usePresetDialogs.tsx';
import { useText } from '../useText.ts';
import { useTypeText } from './useTypeText.ts';
import { usePresets } from './usePresets.ts';

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

/** How many preset pictures there are, and may be. */
function PictureCount() {
  const text = useText();
  const { bytes, count } = useFormats();
  const { images, maxCount, maxBytes, isFull } = usePresets();
  if (images === undefined) return null;
  if (isFull) return <Callout tone="waiting">{text('presets.full', { count: maxCount })}</Callout>;
  return (
    <Text as="p" tone="neutral" size="small">
      {text('presets.countOf', { number: count(images.length), count: maxCount, size: bytes(maxBytes) })}
    </Text>
  );
}

/** A preset picture in the list: what it shows, what it is for, and its size. */
function PresetCard({ image }: { readonly image: PresetImage }) {
  const text = useText();
  const typeText = useTypeText();
  const { bytes } = useFormats();
  const { resolvePublicUrl } = useHost();
  const { fullPathUrl, type, width, height, size } = image;
  return (
    <Stack gap={8}>
      {/* Its name is below it. */}
      <img className="provider-preset" src={resolvePublicUrl(fullPathUrl)} alt="" width={width} height={height} />
      <Text tone="neutral" size="small">
        {`${typeText(type)} · ${text('presets.facts', { width, height, size: bytes(size) })}`}
      </Text>
    </Stack>
  );
}
