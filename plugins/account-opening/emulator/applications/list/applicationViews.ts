// An application as the wire describes it: a row of the list, and the detail.
import {
  type ApplicationDetail,
  type ApplicationSummary,
  getApplication,
  listApplications,
  listFutureDeletions,
} from '@brokerdesk/api';
import { deletionTime } from '../../../demo/applications/makeStatus.ts';
import {
  createRowSerializer,
  daysUntil,
  formatTime,
  itemShapeOf,
  nextDayChange,
  type RowRepresentation,
  shapesOf,
  type Stamp,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import { type CaAttemptRow, caAttemptId, certificateSerialOf } from '../../ca/caAttemptRows.ts';
import type { ActionHistoriesRow, ApplicationDetailsRow, ApplicationRow } from '../applicationRows.ts';
import type { ProfileRow } from '../../profiles/profileRows.ts';
import type { ReferrerRow } from '../../referrers/referrerRows.ts';
import { caFailureTexts } from '../../ca/caFailureTexts.ts';
import { importErrorOf } from '../imports/importErrors.ts';

export const summarySerializer = createRowSerializer<ApplicationRow>({
  shape: itemShapeOf(listApplications),
  dependenciesOf: (context, row) => [profileOf(context, row)],
  represent: (context, row) => withDailyExpiry(context, row, describeSummary(context, row)),
});

export const detailSerializer = createRowSerializer<ApplicationRow>({
  shape: shapesOf(getApplication).data,
  dependenciesOf: (context, row) => [
    profileOf(context, row),
    referrerOf(context, row),
    context.row('applicationDetails', row.applyID),
    context.row('actionHistories', row.applyID),
  ],
  represent: (context, row) => withDailyExpiry(context, row, describeDetail(context, row)),
});

export const deletionSerializer = createRowSerializer<ApplicationRow>({
  shape: itemShapeOf(listFutureDeletions),
  dependenciesOf: (context, row) => [profileOf(context, row)],
  represent: (context, row) => {
    const summary = describeSummary(context, row);
    return withDailyExpiry(context, row, { ...summary, deletionTime: formatTime(deletionTime(row) ?? 0) });
  },
});

export function describeSummary(context: StateContext, row: ApplicationRow): ApplicationSummary {
  const deletedAt = deletionTime(row);
  return {
    applyID: row.applyID,
    status: row.status,
    customAccountNum: row.customAccountNum,
    nickname: row.nickname,
    chiName: row.chiName,
    lastName: row.lastName,
    firstName: row.firstName,
    mobile: row.mobile,
    email: row.email,
    idType: row.idType,
    idCardNumber: row.idCardNumber,
    region: row.region,
    profileID: row.profileID,
    profileName: profileOf(context, row)?.name ?? row.profileName,
    referrerID: row.referrerID,
    stayPage: describeStayPage(context, row),
    applyDate: row.applyDate,
    statusDate: row.statusDate,
    deletedInDays: deletedAt === null ? null : Math.max(0, daysUntil(deletedAt, context.now())),
    work: row.work ?? null,
    version: row.version,
  };
}

export function describeDetail(context: StateContext, row: ApplicationRow): ApplicationDetail {
  const details = context.row<ApplicationDetailsRow>('applicationDetails', row.applyID);
  const { updateTime, updateBy } = applicationStamp(context, row);
  return {
    ...describeSummary(context, row),
    birthDate: details?.birthDate ?? '',
    ipAddress: details?.ipAddress ?? '',
    address: details?.address ?? '',
    postalCode: details?.postalCode ?? null,
    recentPage: recentPageOf(row, details),
    reason: details?.reason ?? null,
    referrerName: referrerOf(context, row)?.name ?? details?.referrerName ?? null,
    importError: importErrorOf(context, row),
    ...describeCertification(context, row),
    updateTime,
    updateBy,
    pages: details?.pages ?? [],
    attachments: details?.attachments ?? [],
  };
}

export function recentPageOf(row: ApplicationRow, details: ApplicationDetailsRow | undefined): string {
  return row.recentPage ?? details?.pages.at(-1)?.pageID ?? '';
}

/** The page at which the applicant stopped; null once the application is submitted. */
export function stayPageOf({ status, recentPage }: ApplicationRow): string | null {
  return status === 'PND' ? (recentPage ?? null) : null;
}

function describeStayPage(context: StateContext, row: ApplicationRow): ApplicationSummary['stayPage'] {
  const stayPage = stayPageOf(row);
  if (stayPage === null) return null;
  const pages = profileOf(context, row)?.pages ?? [];
  return { pageID: stayPage, title: pages.find(({ pageID }) => pageID === stayPage)?.title ?? null };
}

/** Templates and referrers are shown with their current names. */
function profileOf(context: StateContext, { profileID }: ApplicationRow): ProfileRow | undefined {
  return context.row<ProfileRow>('profiles', profileID);
}

function referrerOf(context: StateContext, { referrerID }: ApplicationRow): ReferrerRow | undefined {
  return referrerID === null ? undefined : context.row<ReferrerRow>('referrers', referrerID);
}

/** The user who changed an application last; for a seeded one, the author of its last history line. */
export function applicationStamp(context: StateContext, row: ApplicationRow): Stamp {
  const { version, statusDate, updateTime = statusDate, updateBy } = row;
  return { version, updateTime, updateBy: updateBy ?? historiesOf(context, row).at(-1)?.actor.name ?? '' };
}

function describeCertification(
  context: StateContext,
  row: ApplicationRow,
): Pick<ApplicationDetail, 'certificationError' | 'certificateSerial'> {
  const attempts = listCertifications(context, row);
  const attemptID = caAttemptId(row.applyID, attempts.length);
  const isCertified = row.idType === 'MAINLAND_ID' && attempts.at(-1)?.toStatus === 'CCS';
  const reason = row.status === 'CCF' ? context.row<CaAttemptRow>('caAttempts', attemptID)?.reason : undefined;
  return {
    certificationError: reason ? caFailureTexts[reason] : null,
    certificateSerial: isCertified ? certificateSerialOf(attemptID) : null,
  };
}

/** The tries at a certification so far. */
export function listCertifications(context: StateContext, row: ApplicationRow): ActionHistoriesRow['histories'] {
  return historiesOf(context, row).filter(({ action }) => action === 'certify');
}

export function historiesOf(
  context: StateContext,
  { applyID }: Pick<ApplicationRow, 'applyID'>,
): ActionHistoriesRow['histories'] {
  return context.row<ActionHistoriesRow>('actionHistories', applyID)?.histories ?? [];
}

/** The remaining days change at the next change of day. */
function withDailyExpiry(context: StateContext, row: ApplicationRow, data: object): RowRepresentation {
  const deletedAt = deletionTime(row);
  if (deletedAt === null) return { data };
  const now = context.now();
  return { data, validUntil: deletedAt <= now ? Number.POSITIVE_INFINITY : nextDayChange(deletedAt, now) };
}
