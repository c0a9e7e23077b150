import type { LocalText } from '@brokerdesk/api';
import type { StateContext } from '../../context/StateContext.ts';
import type { OperationRecordRow } from '../../state/rows.ts';

/** The collections whose rows have a name in three languages, by the noun of their operations. */
const collections: ReadonlyMap<string, string> = new Map([
  ['profile', 'profiles'],
  ['question', 'profiles'],
  ['contactGroup', 'contactGroups'],
  ['contactDetail', 'contactDetails'],
  ['agreement', 'agreements'],
  ['announcement', 'announcements'],
  ['faq', 'faq'],
  ['faqCategory', 'faqCategories'],
]);

interface NamedRow {
  readonly brokerCode: string;
  readonly name?: unknown;
  readonly title?: unknown;
  readonly question?: unknown;
  readonly nameEN?: string;
  readonly nameSC?: string;
  readonly nameTC?: string;
}

/** Finds the changed record, if it still exists and has a name in three languages. */
export function findNamedTarget(
  context: StateContext,
  { operation, targetID, brokerCode }: OperationRecordRow,
): NamedRow | undefined {
  const collection = collections.get(operation.slice(0, operation.indexOf('.')));
  const row = collection !== undefined && targetID !== null && context.row<NamedRow>(collection, targetID);
  return row && row.brokerCode === brokerCode ? row : undefined;
}

/** Returns what the record is called now. */
export function namesOf({ name, title, question, nameEN, nameSC, nameTC }: NamedRow): LocalText | undefined {
  if (nameEN !== undefined && nameSC !== undefined && nameTC !== undefined) {
    return { EN: nameEN, SC: nameSC, TC: nameTC };
  }
  return [name, title, question].find((one) => isLocalText(one));
}

function isLocalText(value: unknown): value is LocalText {
  return typeof value === 'object' && value !== null && 'EN' in value && 'SC' in value && 'TC' in value;
}
