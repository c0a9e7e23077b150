import { textIn } from '@brokerdesk/plugin-sdk';
import type { ApplicationDetail, Language } from '@brokerdesk/plugin-sdk/api';
import type { RecordChange } from '@brokerdesk/plugin-sdk/forms';
import { diffFields, type LabelledField, labelledFields } from '../../../status/labelledFields.ts';
import type { useText } from '../../../application/useText.ts';

/** Describes what has changed in an application: its status, its numbers and its answers. */
export function describeChanges(
  before: ApplicationDetail,
  now: ApplicationDetail,
  { text, language }: { readonly text: ReturnType<typeof useText>; readonly language: Language },
): readonly RecordChange[] {
  const describe = (application: ApplicationDetail): readonly LabelledField[] => [
    ...labelledFields(application, text),
    [text('detail.reason'), application.reason ?? ''],
    ...application.pages
      .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers))
      .map(({ label, display }) => [textIn(label, language), textIn(display, language)] as const),
  ];
  return diffFields(describe(before), describe(now));
}
