import {
  ActionGroup,
  Fact,
  FactList,
  RecordHistory,
  type RowAction,
  Stack,
  Tabs,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { PresetImage } from '@brokerdesk/plugin-sdk/api';
import { PresetUses } from './PresetUses.tsx';
import { useText } from '../useText.ts';
import { useTypeText } from './useTypeText.ts';

interface PresetPanelProps {
  readonly image: PresetImage;
  readonly actions: readonly RowAction[];
}

/** The panel of a preset picture beside the list. */
export function PresetPanel({ image, actions }: PresetPanelProps) {
  const text = useText();
  return (
    <Stack gap={16}>
      <ActionGroup actions={actions} />
      <Tabs
        label={text('presets.panel')}
        items={[
          { key: 'facts', title: text('presets.details'), render: () => <PresetFacts image={image} /> },
          { key: 'uses', title: text('presets.uses'), render: () => <PresetUses image={image} /> },
          {
            key: 'history',
            title: text('presets.history'),
            render: () => <RecordHistory targetID={image.imgID} operation="presetImage" />,
          },
        ]}
      />
    </Stack>
  );
}

function PresetFacts({ image }: { readonly image: PresetImage }) {
  const text = useText();
  const typeText = useTypeText();
  const { bytes, dateTime } = useFormats();
  const { resolvePublicUrl } = useHost();
  const { fullPathUrl, fileName, type, width, height, size, contentType, updateTime, updateBy } = image;
  return (
    <Stack gap={16}>
      <img
        className="provider-preset"
        src={resolvePublicUrl(fullPathUrl)}
        alt={text('presets.pictureOf', { name: fileName })}
      />
      <FactList>
        <Fact term={text('presets.type')}>{typeText(type)}</Fact>
        <Fact term={text('presets.picture')}>
          {`${text('presets.facts', { width, height, size: bytes(size) })} · ${contentType}`}
        </Fact>
        <Fact term={text('presets.updateTime')}>{`${dateTime(updateTime)} · ${updateBy}`}</Fact>
      </FactList>
    </Stack>
  );
}
