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
import type { Image } from '@brokerdesk/plugin-sdk/api';
import { ClicksByDay } from './lazyParts.tsx';
import { ImageState, useImageLabels } from './ImageState.tsx';
import { ScheduleBar } from './schedule/ScheduleBar.tsx';
import { useText } from '../useText.ts';

interface ImagePanelProps {
  readonly image: Image;
  readonly actions: readonly RowAction[];
}

/** The panel of a picture beside the list: its facts, its clicks by day, and its history. */
export function ImagePanel({ image, actions }: ImagePanelProps) {
  const text = useText();
  return (
    <Stack gap={16}>
      <ActionGroup actions={actions} />
      <Tabs
        label={text('images.panel')}
        items={[
          { key: 'facts', title: text('images.details'), render: () => <ImageFacts image={image} /> },
          { key: 'clicks', title: text('images.clicks'), render: () => <ClicksByDay image={image} /> },
          { key: 'history', title: text('images.history'), render: () => <RecordHistory targetID={image.imgID} /> },
        ]}
      />
    </Stack>
  );
}

function ImageFacts({ image }: { readonly image: Image }) {
  const text = useText();
  const formats = useFormats();
  const { resolvePublicUrl } = useHost();
  const { locationText } = useImageLabels();
  const { fullPathUrl, width, height, size, type, linkUrl, updateTime, updateBy } = image;
  return (
    <Stack gap={16}>
      <img
        className="product-control-ad"
        src={resolvePublicUrl(fullPathUrl)}
        alt={text('images.pictureOf', { name: image.fileName })}
      />
      <ScheduleBar image={image} />
      <FactList>
        <Fact term={text('images.state')}>
          <ImageState image={image} />
        </Fact>
        <Fact term={text('images.location')}>{locationText(image.location)}</Fact>
        <Fact term={text('images.position')}>{formats.count(image.sequence)}</Fact>
        <Fact term={text('images.link')}>
          {linkUrl === null ? (
            text('images.noLink')
          ) : (
            <a href={linkUrl} target="_blank" rel="noreferrer">
              {linkUrl}
            </a>
          )}
        </Fact>
        <Fact term={text('images.active')}>{text(image.active ? 'images.yes' : 'images.no')}</Fact>
        <Fact term={text('images.released')}>{text(image.released ? 'images.yes' : 'images.no')}</Fact>
        <Fact term={text('images.picture')}>
          {`${text('images.facts', { width, height, size: formats.bytes(size) })} · ${type}`}
        </Fact>
        <Fact term={text('images.updateTime')}>
          {formats.dateTime(updateTime)} · {updateBy}
        </Fact>
      </FactList>
    </Stack>
  );
}
