import { ActionGroup, Fact, FactList, type RowAction, Stack, useFormats } from '@brokerdesk/plugin-sdk';
import type { WebpageContent } from '@brokerdesk/plugin-sdk/api';
import { ContentPicture } from './ContentShown.tsx';
import { ContentState, useKindText } from './ContentState.tsx';
import { PagePreview, WhatChanges } from './lazyParts.tsx';
import { toChanges } from './preview/toChanges.ts';
import { useText } from '../useText.ts';

interface ContentPanelProps {
  readonly content: WebpageContent;
  readonly actions: readonly RowAction[];
}

/** A content: what is known about it, and the sign-in page with it. */
export function ContentPanel({ content, actions }: ContentPanelProps) {
  const text = useText();
  const kindText = useKindText();
  const formats = useFormats();
  const { kind, state, picture, publishTime, publishBy, updateTime, updateBy } = content;
  return (
    <Stack>
      <ActionGroup actions={actions} />
      <FactList>
        <Fact term={text('content.kind')}>{kindText(kind)}</Fact>
        <Fact term={text('content.state')}>
          <ContentState state={state} />
        </Fact>
        {picture && (
          <Fact term={text('content.picture')}>
            <ContentPicture picture={picture} />
          </Fact>
        )}
        <Fact term={text('content.published')}>
          {publishTime === null ? text('content.never') : `${formats.dateTime(publishTime)} · ${publishBy}`}
        </Fact>
        <Fact term={text('content.updated')}>
          {formats.dateTime(updateTime)} · {updateBy}
        </Fact>
      </FactList>
      {state === 'changed' && (
        <section>
          <h3>{text('overview.waiting')}</h3>
          <WhatChanges content={content} />
        </section>
      )}
      {/* The page has no place for the icon. */}
      {kind !== 'icon' && <PagePreview changes={toChanges({ ...content, picture: picture?.fullPathUrl })} />}
    </Stack>
  );
}
