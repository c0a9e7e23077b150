// Address proofs are part of applications: applicants with a mainland identity card state which proof they send. Only
// the review by staff is a separate record. Without one, verifying the application approved its proof.
import {
  type ApplicationStatus,
  type ChinaAddressProof,
  chinaAddressProofReviewStatuses,
  type InputOf,
  type listChinaAddressProofs,
  type LocalText,
} from '@brokerdesk/api';
import {
  dayInShanghai,
  findOwn,
  matchesText,
  ownRows,
  type RequestContext,
  selectRows,
  sortRows,
  type Stamp,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationDetailsRow, ApplicationRow } from '../applications/applicationRows.ts';

type Query = Omit<NonNullable<InputOf<typeof listChinaAddressProofs>['query']>, 'page' | 'size'>;

const questionID = 'chinaAddressProof';
const verifiedStatuses: readonly ApplicationStatus[] = [
  'CHK',
  'CCS',
  'CCF',
  'OFI',
  'GOF',
  'OFC',
  'SOF',
  'IPB',
  'IPF',
  'IBO',
  'ARC',
];

/** Finds the broker's applications with such a proof by the parameters of the list, sorted. */
export function selectAddressProofs(context: RequestContext, query: Query): readonly ApplicationRow[] {
  const { q, sort = '-applyDate', status, applyID, applyDateFrom, applyDateTo } = query;
  const { language } = context;
  const own = ownRows<ApplicationRow>(context, 'applications');
  const rows = context.rowsOf<ApplicationRow>('applications', context.brokerCode ?? '');
  // The set of proofs and their order depend on the applications only; reviews are joined afterwards.
  const sorted = selectRows(rows, `address proofs ${language} ${sort}`, () =>
    sortRows(own.filter(hasProof), { sort, language, valueOf: sortValue, idOf: (row) => row.applyID }),
  );
  const text = q;
  const from = applyDateFrom === undefined ? Number.NEGATIVE_INFINITY : dayInShanghai(applyDateFrom).from;
  const until = applyDateTo === undefined ? Number.POSITIVE_INFINITY : dayInShanghai(applyDateTo).until;
  return sorted.filter((row) => {
    const time = Date.parse(row.applyDate);
    return (
      (applyID === undefined || row.applyID === applyID) &&
      time >= from &&
      time <= until &&
      (status === undefined || reviewOf(context, row).status === status) &&
      matchesText([row.applyID, row.chiName, `${row.lastName} ${row.firstName}`], text)
    );
  });
}

/** Finds an application of the caller's broker whose answers have such a proof. */
export function findAddressProof(context: RequestContext, applyID: string): ApplicationRow | undefined {
  const row = findOwn<ApplicationRow>(context, 'applications', applyID);
  return row && hasProof(row) ? row : undefined;
}

/** Until it is submitted, the applicant can still change the type of document. */
function hasProof({ idType, status }: ApplicationRow): boolean {
  return idType === 'MAINLAND_ID' && status !== 'PND';
}

/** Once an application is certified, its address proof is no longer reviewed. */
export function isReviewable({ status }: ApplicationRow): boolean {
  return chinaAddressProofReviewStatuses.includes(status);
}

export function reviewOf(context: StateContext, row: ApplicationRow): ChinaAddressProofRow {
  const { applyID, brokerCode, status, applyDate } = row;
  return (
    context.row<ChinaAddressProofRow>('chinaAddressProofs', applyID) ?? {
      applyID,
      brokerCode,
      status: verifiedStatuses.includes(status) ? 'APV' : 'PTA',
      reason: null,
      version: 1,
      updateTime: applyDate,
      updateBy: '',
    }
  );
}

export function describeAddressProof(context: StateContext, row: ApplicationRow): ChinaAddressProof {
  const details = context.row<ApplicationDetailsRow>('applicationDetails', row.applyID);
  const { status, reason, version, updateTime, updateBy } = reviewOf(context, row);
  return {
    applyID: row.applyID,
    chiName: row.chiName,
    lastName: row.lastName,
    firstName: row.firstName,
    address: details?.address ?? '',
    postalCode: details?.postalCode ?? null,
    kind: kindOf(details),
    fileID: details?.attachments.find(({ kind }) => kind === 'addressProof')?.fileID ?? null,
    applyDate: row.applyDate,
    applicationStatus: row.status,
    status,
    reason,
    version,
    updateTime,
    updateBy,
  };
}

function kindOf(details: ApplicationDetailsRow | undefined): LocalText {
  const answers = details?.pages.flatMap(({ groups }) => groups.flatMap((group) => group.answers)) ?? [];
  return answers.find((answer) => answer.questionID === questionID)?.display ?? { EN: '', SC: '', TC: '' };
}

function sortValue(row: ApplicationRow, field: string): string {
  switch (field) {
    case 'lastName':
      return `${row.lastName} ${row.firstName}`;
    case 'applyID':
      return row.applyID;
    default:
      return row.applyDate;
  }
}

/** The review of one address proof, by its application; absent until staff review it. */
export interface ChinaAddressProofRow extends Stamp, Pick<ChinaAddressProof, 'applyID' | 'status' | 'reason'> {
  readonly brokerCode: string;
}
