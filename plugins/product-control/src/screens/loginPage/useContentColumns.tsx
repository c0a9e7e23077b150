import { type ListColumn, textIn, toLocalText, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { WebpageContent } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { ContentShown } from './ContentShown.tsx';
import { ContentState, useKindText, useStateText } from './ContentState.tsx';
import { useText } from '../useText.ts';

/** Returns the columns of the list of contents. */
export function useContentColumns(): readonly ListColumn<WebpageContent, string>[] {
  const text = useText();
  const kindText = useKindText();
  const stateText = useStateText();
  const formats = useFormats();
  const { language } = useHost();
  return useMemo(
    () => [
      { id: 'name', header: text('content.name'), width: 240, sortField: 'name', text: ({ name }) => name },
      {
        id: 'kind',
        header: text('content.kind'),
        width: 112,
        sortField: 'kind',
        text: ({ kind }) => kindText(kind),
      },
      {
        id: 'state',
        header: text('content.state'),
        width: 136,
        sortField: 'state',
        text: ({ state }) => stateText(state),
        cell: ({ state }) => <ContentState state={state} />,
      },
      {
        id: 'shown',
        header: text('content.shown'),
        width: 280,
        text: (content) => content.picture?.fileName ?? textIn(toLocalText(content, 'text'), language),
        cell: (content) => <ContentShown content={content} />,
      },
      {
        id: 'publishTime',
        header: text('content.published'),
        width: 152,
        sortField: 'publishTime',
        text: ({ publishTime }) => formats.dateTime(publishTime),
      },
      {
        id: 'publishBy',
        header: text('content.publishedBy'),
        width: 160,
        isHidden: true,
        text: ({ publishBy }) => publishBy ?? '',
      },
      {
        id: 'updateTime',
        header: text('content.updated'),
        width: 152,
        sortField: 'updateTime',
        text: ({ updateTime }) => formats.dateTime(updateTime),
      },
      { id: 'updateBy', header: text('content.updatedBy'), width: 160, text: ({ updateBy }) => updateBy },
    ],
    [text, kindText, stateText, formats, language],
  );
}
