import type { ProfileDetail, ProfileReferrer, ProfileSummary } from '@brokerdesk/api';
import { type Profile } from '../../demo/profiles/Profile.ts';
import { systemComponents } from '../../demo/profiles/systemComponents.ts';
import { ownRows, type RequestContext } from '@brokerdesk/mock-server/engine';
import type { ProfileReferrerRow, ProfileRow, ProfileVersionsRow, SupersededTemplate } from './profileRows.ts';
import type { ReferrerRow } from '../referrers/referrerRows.ts';
import { countByProfile, totalOf } from '../applications/list/applicationCounts.ts';
import { countByVersion } from './countByVersion.ts';
import { toWireTemplate } from './templateWire.ts';

/** A template as the list shows it. */
export function summariseProfile(context: RequestContext, row: ProfileRow): ProfileSummary {
  const byStatus = countByProfile(context, row.brokerCode).get(row.profileID) ?? {};
  return {
    profileID: row.profileID,
    name: row.name,
    description: row.description,
    publicLink: row.publicLink,
    blockedCNIP: row.blockedCNIP,
    templateVersion: row.templateVersion,
    pageCount: row.pages.length,
    questionCount: componentsOf(row).filter(({ type }) => type !== 'Label' && type !== 'Linebreak').length,
    referrerCount: linksOf(context, row.profileID).length,
    applications: { total: totalOf(byStatus), byStatus },
    createTime: row.createTime,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

/** A template with its pages. */
export function describeProfile(context: RequestContext, row: ProfileRow): ProfileDetail {
  return {
    ...summariseProfile(context, row),
    versions: listVersions(context, row),
    pages: toWireTemplate(row.pages),
    classification: row.scoreBands.map(({ value, label, from, to }) => ({ value, label, from, to })),
    systemComponents: usedSystemComponents(row),
    referrers: linksOf(context, row.profileID).flatMap((link) => {
      const referrer = context.row<ReferrerRow>('referrers', link.referrerID);
      return referrer ? describeLink(row, referrer, link) : [];
    }),
  };
}

/** A template with the pages and classes of an earlier version; undefined if there is no such version. */
export function describeVersion(
  context: RequestContext,
  row: ProfileRow,
  templateVersion: number,
): ProfileDetail | undefined {
  if (templateVersion === row.templateVersion) return describeProfile(context, row);
  const version = supersededOf(context, row).find((one) => one.templateVersion === templateVersion);
  return version && describeProfile(context, { ...row, ...version });
}

function supersededOf(
  context: RequestContext,
  { profileID }: Pick<ProfileRow, 'profileID'>,
): readonly SupersededTemplate[] {
  return context.row<ProfileVersionsRow>('profileVersions', profileID)?.versions ?? [];
}

function listVersions(context: RequestContext, { profileID, createTime }: ProfileRow): ProfileDetail['versions'] {
  const current = context.row<ProfileRow>('profiles', profileID)?.templateVersion ?? 1;
  const earlier = supersededOf(context, { profileID });
  const ends = earlier.map(({ until }) => until);
  const counts = countByVersion(context, profileID);
  return [...earlier.map(({ templateVersion }) => templateVersion), current]
    .map((templateVersion, index) => ({
      templateVersion,
      sinceTime: ends[index - 1] ?? createTime,
      untilTime: ends[index] ?? null,
      applications: counts.get(templateVersion) ?? 0,
    }))
    .toReversed();
}

export function describeLink(
  profile: ProfileRow,
  referrer: ReferrerRow,
  { createTime }: ProfileReferrerRow,
): ProfileReferrer {
  return {
    referrerID: referrer.referrerID,
    nameEN: referrer.name.EN,
    nameSC: referrer.name.SC,
    nameTC: referrer.name.TC,
    link: linkFor(profile, referrer),
    createTime,
  };
}

/** The address by which a referrer brings applicants to a template. */
export function linkFor({ publicLink }: Pick<Profile, 'publicLink'>, { code }: Pick<ReferrerRow, 'code'>): string {
  return `${publicLink}?ref=${code}`;
}

/** The referrer links of a template, in the order in which they were made. */
export function linksOf(context: RequestContext, profileID: string): readonly ProfileReferrerRow[] {
  return ownRows<ProfileReferrerRow>(context, 'profileReferrers')
    .filter((link) => link.profileID === profileID)
    .toSorted((left, right) =>
      left.createTime === right.createTime
        ? compare(left.referrerID, right.referrerID)
        : compare(left.createTime, right.createTime),
    );
}

export function componentsOf({ pages }: Pick<Profile, 'pages'>) {
  return pages.flatMap(({ groups }) => groups.flatMap(({ components }) => components));
}

/** A preset component counts as used if each of its required questions is asked. */
function usedSystemComponents(row: ProfileRow): string[] {
  const askedIDs = new Set(componentsOf(row).map(({ questionID }) => questionID));
  return systemComponents
    .filter(({ components }) => components.every(({ required, questionID }) => !required || askedIDs.has(questionID)))
    .map(({ code }) => code);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
