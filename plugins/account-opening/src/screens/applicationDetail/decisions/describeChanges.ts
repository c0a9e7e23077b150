import { type ApplicationDetail, type Language, textIn } from '@brokerdesk/plugin-sdk';
import type { RecordChange } from '@brokerdesk/plugin-sdk/forms';
import type { useText } from '../useText.ts';

/** Says in words what is not as it was about an application: where it stands, its numbers, and its answers. */
export function describeChanges(
  before: ApplicationDetail,
  now: ApplicationDetail,
  { text, language }: { readonly text: ReturnType<typeof useText>; readonly language: Language },
): readonly RecordChange[] {
  const facts = (application: ApplicationDetail): readonly (readonly [name: string, value: string])[] => [
    [text('column.status'), text(`status.${application.status}`)],
    [text('detail.reason'), application.reason ?? ''],
    [text('column.customAccountNum'), application.customAccountNum ?? ''],
    [text('column.nickname'), application.nickname ?? ''],
    ...application.pages
      .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers))
      .map(({ label, display }) => [textIn(label, language), textIn(display, language)] as const),
  ];
  const earlier = facts(before);
  return facts(now).flatMap(([name, value], index) => {
    const was = earlier[index]?.[0] === name ? earlier[index][1] : earlier.find(([other]) => other === name)?.[1];
    return was === value ? [] : [{ name, was: was || '–', now: value || '–' }];
  });
}
