import { foldText, type SimilarApplication } from '@brokerdesk/api';
import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { ApplicationDetailsRow, ApplicationRow } from '../applications/applicationRows.ts';
import { compareTraits, type Traits } from './compareTraits.ts';

const minimumScore = 50;
const maximumResults = 10;

/**
 * Finds the applications of the same broker that are most similar. Only those that share a strong trait are compared:
 * without one, no pair reaches the minimum score. An application whose score would stay too low even with equal details
 * is not loaded either.
 */
export function findSimilar(context: StateContext, row: ApplicationRow): SimilarApplication[] {
  const keys = new Set(keysOf(row));
  const own = { ...traitsOf(row), ...detailTraitsOf(context, row) };
  return context
    .rowsOf<ApplicationRow>('applications', row.brokerCode)
    .filter((other) => other.applyID !== row.applyID && keysOf(other).some((key) => keys.has(key)))
    .filter((other) => compareTraits(own, { ...own, ...traitsOf(other) }).score > minimumScore)
    .map((other) => ({ other, ...compareTraits(own, { ...traitsOf(other), ...detailTraitsOf(context, other) }) }))
    .filter(({ score }) => score > minimumScore)
    .sort((left, right) => right.score - left.score || (left.other.applyID < right.other.applyID ? -1 : 1))
    .slice(0, maximumResults)
    .map(({ other, score, fields }) => describeSimilar(context, other, { score, fields: [...fields] }));
}

const cachedKeys = new WeakMap<ApplicationRow, readonly string[]>();

/** The strong traits that likely pairs share, computed once per row: up to 100,000 rows are searched. */
function keysOf(row: ApplicationRow): readonly string[] {
  const cached = cachedKeys.get(row);
  if (cached) return cached;
  const mailbox = row.email.toLowerCase().split('@');
  const keys = [
    `id ${foldText(row.idCardNumber)}`,
    `mobile ${digitsOf(row.mobile)}`,
    `email ${(mailbox[0] ?? '').replace(/[^a-z]/g, '')}@${mailbox[1] ?? ''}`,
    `name ${nameOf(row)}`,
    ...(row.chiName === '' ? [] : [`chinese ${row.chiName}`]),
  ];
  cachedKeys.set(row, keys);
  return keys;
}

type DetailField = 'birthDate' | 'address' | 'ipAddress';

/** The traits from a row of the list. */
function traitsOf(row: ApplicationRow): Omit<Traits, DetailField> {
  return {
    idCardNumber: foldText(row.idCardNumber),
    name: `${nameOf(row)}\n${row.chiName}`,
    mobile: digitsOf(row.mobile),
    email: row.email.toLowerCase(),
  };
}

/** The traits that require the details, which seeded applications create on first access. */
function detailTraitsOf(context: StateContext, row: ApplicationRow): Pick<Traits, DetailField> {
  const details = context.row<ApplicationDetailsRow>('applicationDetails', row.applyID);
  return {
    birthDate: details?.birthDate ?? '',
    address: foldText(details?.address ?? '').replaceAll('\n', ''),
    ipAddress: details?.ipAddress ?? '',
  };
}

/** Independent of which name comes first and of how the given name is split. */
function nameOf({ lastName, firstName }: ApplicationRow): string {
  return [foldText(lastName), foldText(firstName)].sort().join('');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function describeSimilar(
  context: StateContext,
  row: ApplicationRow,
  similarity: Pick<SimilarApplication, 'score' | 'fields'>,
): SimilarApplication {
  const details = context.row<ApplicationDetailsRow>('applicationDetails', row.applyID);
  return {
    applyID: row.applyID,
    status: row.status,
    chiName: row.chiName,
    lastName: row.lastName,
    firstName: row.firstName,
    mobile: row.mobile,
    email: row.email,
    idType: row.idType,
    idCardNumber: row.idCardNumber,
    applyDate: row.applyDate,
    birthDate: details?.birthDate ?? '',
    address: details?.address ?? '',
    ...similarity,
  };
}
