import type { WebpageContent } from '@brokerdesk/plugin-sdk/api';
import type { RecordChange } from '@brokerdesk/plugin-sdk/forms';
import { useKindText } from './ContentState.tsx';
import { useText } from '../useText.ts';

type DescribeChanges = (before: WebpageContent, now: WebpageContent) => readonly RecordChange[];

/** Returns what describes the changes of another user: name, texts, picture, and whether it is published. */
export function useContentChanges(): DescribeChanges {
  const text = useText();
  const kindText = useKindText();
  const describePicture = usePictureChange();
  return (before, now) => {
    const shown = (content: WebpageContent) => [
      { name: text('content.name'), value: content.name },
      ...(['EN', 'SC', 'TC'] as const).map((key) => ({
        name: `${kindText(content.kind)} (${text(`preview.languages.${tags[key]}`)})`,
        value: content[`text${key}`],
      })),
      { name: text('content.state'), value: text(`content.states.${content.state}`) },
    ];
    const after = shown(now);
    return [
      ...shown(before)
        .map(({ name, value }, index) => ({ name, was: value, now: after[index]?.value ?? '' }))
        .filter((change) => change.was !== change.now),
      ...describePicture(before, now),
    ];
  };
}

/** Returns what describes a change of the picture, which the form has no text for. */
export function usePictureChange(): DescribeChanges {
  const text = useText();
  return (before, now) =>
    before.picture?.fullPathUrl === now.picture?.fullPathUrl
      ? []
      : [
          {
            name: text('content.picture'),
            was: before.picture?.fileName ?? '',
            now: now.picture?.fileName ?? '',
          },
        ];
}

const tags = { EN: 'en', SC: 'zh-Hans', TC: 'zh-Hant' } as const;
