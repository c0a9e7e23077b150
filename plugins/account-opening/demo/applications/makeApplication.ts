import type { ActionHistory, Answers, ApplicationDetail, ApplicationSummary } from '@brokerdesk/api';
import { makePictures, type Pictures } from '../documents/makePictures.ts';
import { pick, makeAddress } from '@brokerdesk/fixtures';
import { composePages } from '../profiles/composePages.ts';
import { versionAt } from '../profiles/earlierVersions.ts';
import { profileIdOf } from '../profiles/profilesOf.ts';
import { profiles } from '../profiles/profiles.ts';
import { makeAnswers } from './makeAnswers.ts';
import { type ApplicationSource, draftApplication, type SeededSummary } from './makeApplicationSummary.ts';
import { makeAttachments } from './makeAttachments.ts';
import { makeHistories } from './makeHistories.ts';
import { makeRecentPage } from './makeRecentPage.ts';
import { referrerIdOf, referrers } from './referrers.ts';

/** The fields that exist only in the application's detail. */
export type SeededDetails = Omit<
  ApplicationDetail,
  keyof ApplicationSummary | 'importError' | 'certificationError' | 'certificateSerial' | 'updateTime' | 'updateBy'
>;

export interface SeededApplication {
  /** The same as the result of `makeApplicationSummary`. */
  readonly summary: SeededSummary;
  readonly answers: Answers;
  readonly details: SeededDetails;
  /** What the attachments show. */
  readonly pictures: Pictures;
  /** A separate row, the oldest line first. */
  readonly histories: { readonly histories: readonly ActionHistory[] };
}

/** Makes one complete application, without making the others. */
export function makeApplication(source: ApplicationSource): SeededApplication {
  const draft = draftApplication(source);
  const { summary, person, value } = draft;
  const current =
    profiles.find(({ profileID }) => profileIdOf(source.brokerCode, profileID) === summary.profileID) ??
    pick(profiles, 0);
  const histories = makeHistories(draft, source.brokerCode);
  const startTime = Date.parse(histories[0]?.time ?? summary.applyDate);
  const profile = versionAt(current, { startTime, now: source.now });
  const address = makeAddress(value, person.residence);
  const recentPage = makeRecentPage(draft, profile);
  const pageIDs = profile.pages.map(({ pageID }) => pageID);
  const isPending = summary.status === 'PND';
  const finished = isPending ? pageIDs.slice(0, pageIDs.indexOf(recentPage)) : pageIDs;
  const attachments = makeAttachments(draft, new Set(finished));
  const answers = makeAnswers({ draft, profile, address, attachments, recentPage });
  const referrer = referrers.find(
    ({ referrerID }) => referrerIdOf(source.brokerCode, referrerID) === summary.referrerID,
  );
  return {
    summary,
    answers,
    details: {
      birthDate: person.birthDate,
      ipAddress: `${pick(documentationNetworks, value('network'))}.${1 + Math.floor(value('host') * 254)}`,
      ...address,
      recentPage,
      reason: histories.findLast(({ reason }) => reason !== null)?.reason ?? null,
      referrerName: referrer?.name ?? null,
      pages: composePages(profile, answers),
      attachments: [...attachments],
    },
    pictures: makePictures({ seed: source.seed, draft, address, answers, attachments, isPlanted: true }),
    histories: { histories },
  };
}

/** Networks that RFC 5737 reserves for documentation. */
const documentationNetworks = ['192.0.2', '198.51.100', '203.0.113'];
