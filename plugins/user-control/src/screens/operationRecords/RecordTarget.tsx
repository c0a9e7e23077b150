import { ScreenLink, textIn, useHost, useRecordTarget } from '@brokerdesk/plugin-sdk';
import type { Language, OperationRecord } from '@brokerdesk/plugin-sdk/api';

/** The name of the changed record, as a link to its screen if there is one that the user may open. */
export function RecordTarget({ record }: { readonly record: OperationRecord }) {
  const { language } = useHost();
  const { operation, targetID } = record;
  const target = useRecordTarget()(operation, targetID);
  const name = nameOfTarget(record, language);
  return target ? <ScreenLink to={target}>{name}</ScreenLink> : name;
}

/** Returns what a record is called now, in the user's language; for one that is gone, its name at that time. */
export function nameOfTarget({ targetNames, targetName, targetID }: OperationRecord, language: Language): string {
  return (targetNames && textIn(targetNames, language)) || (targetName ?? targetID ?? '');
}
