// Clients agree to a version of a text, so a changed text becomes a new version and all earlier versions are kept.
import {
  additionalAgreementTypes,
  type AgreementDetail,
  type AgreementSummary,
  basicAgreementTypes,
  type listAgreements,
  type MockInput,
} from '@brokerdesk/api';
import {
  diffFields,
  type LocalizedFieldProblem,
  matchesText,
  message,
  ownRows,
  type RequestContext,
  sortRows,
  type Stamp,
} from '@brokerdesk/mock-server/engine';
import type { AgreementRow } from './makeAgreementRows.ts';

type ListShapes = typeof listAgreements extends { readonly shapes?: infer S } ? NonNullable<S> : never;
type Query = MockInput<ListShapes>['query'];

const textFields = ['title', 'content', 'checkboxText', 'agreeText', 'disagreeText'] as const;

export type AgreementTexts = Pick<AgreementRow, (typeof textFields)[number]>;

/** The agreement as a row of the list. */
export function summariseAgreement(row: AgreementRow): AgreementSummary {
  return {
    agreementID: row.agreementID,
    category: row.category,
    type: row.type,
    ...pickTexts(row),
    textVersion: row.textVersion,
    sequence: row.sequence,
    createTime: row.createTime,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

/** The agreement with every version of its texts. */
export function describeAgreement(row: AgreementRow): AgreementDetail {
  return { ...summariseAgreement(row), textVersions: row.textVersions };
}

export function pickTexts({ title, content, checkboxText, agreeText, disagreeText }: AgreementTexts): AgreementTexts {
  return { title, content, checkboxText, agreeText, disagreeText };
}

/** Returns the text fields of a row after an edit: a new version if the texts differ from the current ones. */
export function versionTexts(
  texts: AgreementTexts,
  { updateTime, updateBy }: Stamp,
  before?: AgreementRow,
): AgreementTexts & Pick<AgreementRow, 'textVersion' | 'textVersions'> {
  const { textVersion: last = 0, textVersions: versions = [] } = before ?? {};
  if (before && diffFields(before, { ...before, ...texts }, textFields).length === 0)
    return { ...texts, textVersion: last, textVersions: versions };
  const written = { textVersion: last + 1, ...pickTexts(texts), sinceTime: updateTime, writtenBy: updateBy };
  return { ...texts, textVersion: last + 1, textVersions: [written, ...versions] };
}

/** Returns a problem for a type that agreements of the category do not have. */
export function findAgreementProblems({
  category,
  type,
}: Pick<AgreementRow, 'category' | 'type'>): LocalizedFieldProblem[] {
  const types: readonly string[] = category === 'basic' ? basicAgreementTypes : additionalAgreementTypes;
  return types.includes(type) ? [] : [{ path: 'type', rule: 'category', texts: otherCategoryTexts }];
}

const otherCategoryTexts = message(
  'Agreements of this category do not have this type.',
  '此类别的协议没有此类型。',
  '此類別的協議沒有此類型。',
);

/** Sorted by sequence; basic agreements come before additional ones. */
export function selectAgreements(context: RequestContext, { q, category, type, sort = 'sequence' }: Query) {
  const text = q;
  const found = ownRows<AgreementRow>(context, 'agreements').filter(
    (row) =>
      (category === undefined || row.category === category) &&
      (type === undefined || row.type === type) &&
      matchesText([...Object.values(row.title), ...Object.values(row.content)], text),
  );
  return sortRows(found, { sort, valueOf: sortValue, idOf: ({ agreementID }) => agreementID });
}

const maximumInCategory = 1_000_000;

function sortValue({ category, sequence, updateTime }: AgreementRow, field: string): number {
  if (field === 'updateTime') return Date.parse(updateTime);
  return sequence + (category === 'basic' ? 0 : maximumInCategory);
}
