// Describes how another user has changed an application in the meantime: fields with their names, before and after.
import type { ApplicationStatus, ApplicationSummary } from '@brokerdesk/plugin-sdk/api';
import { statusLabel } from './statusMeaning.ts';
import type { RecordChange } from '@brokerdesk/plugin-sdk/forms';

/** A field of an application in words. */
export type LabelledField = readonly [name: string, value: string];

type FieldLabelKey = 'column.status' | 'column.customAccountNum' | 'column.nickname' | `status.${ApplicationStatus}`;

/** The status and the numbers of an application; `text` is that of the screen. */
export function labelledFields(
  { status, customAccountNum, nickname }: Pick<ApplicationSummary, 'status' | 'customAccountNum' | 'nickname'>,
  text: (name: FieldLabelKey) => string,
): readonly LabelledField[] {
  return [
    [text('column.status'), statusLabel(status, text)],
    [text('column.customAccountNum'), customAccountNum ?? ''],
    [text('column.nickname'), nickname ?? ''],
  ];
}

/** The changed fields. */
export function diffFields(before: readonly LabelledField[], now: readonly LabelledField[]): readonly RecordChange[] {
  return now.flatMap(([name, value], index) => {
    // Two may have the same name; usually the positions are the same.
    const was = before[index]?.[0] === name ? before[index][1] : before.find(([other]) => other === name)?.[1];
    return was === value ? [] : [{ name, was: was || '–', now: value || '–' }];
  });
}
