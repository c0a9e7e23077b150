// The fields of an application that repeat answers, for the list and for searching, are updated when the answers are
// corrected.
import { type AnswerValue, identityDocumentTypes } from '@brokerdesk/api';
import type { ApplicationDetailsRow, ApplicationRow } from '../applications/applicationRows.ts';

type Values = Readonly<Record<string, AnswerValue>>;

const summaryFields = ['chiName', 'lastName', 'firstName', 'mobile', 'email', 'idCardNumber'] as const;

export function deriveSummary(values: Values, changed: ReadonlySet<string>): Partial<ApplicationRow> {
  const fields = summaryFields
    .filter((field) => changed.has(field))
    .map((field) => [field, textOf(values[field]) ?? '']);
  const idType = identityDocumentTypes.find((type) => changed.has('idType') && type === values.idType);
  const residence = changed.has('taxResidence') ? textOf(values.taxResidence) : null;
  return {
    ...(Object.fromEntries(fields) as Partial<ApplicationRow>),
    ...(idType && { idType }),
    ...(residence !== null && { region: regionOf(residence) }),
  };
}

export function deriveDetails(values: Values, changed: ReadonlySet<string>): Partial<ApplicationDetailsRow> {
  return {
    ...(changed.has('birthDate') && { birthDate: textOf(values.birthDate) ?? '' }),
    ...(changed.has('address') && { address: textOf(values.address) ?? '' }),
    ...(changed.has('postalCode') && { postalCode: textOf(values.postalCode) }),
  };
}

function textOf(value: AnswerValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** The country of tax residence is the region of the applicant, as the statistics count it. */
function regionOf(residence: string): ApplicationRow['region'] {
  return residence === 'HK' || residence === 'CN' || residence === 'MO' ? residence : 'OVERSEAS';
}
