import { brokers } from '@brokerdesk/fixtures';
import { earlierVersionsOf } from '../../demo/profiles/earlierVersions.ts';
import { profileIdOf, profilesOf } from '../../demo/profiles/profilesOf.ts';
import { profiles } from '../../demo/profiles/profiles.ts';
import { referrerIdOf, referrers } from '../../demo/applications/referrers.ts';
import { createLazySeed, type Seed, type SeedContext, seededStamp } from '@brokerdesk/mock-server/engine';
import type { ProfileReferrerRow, ProfileRow, ProfileVersionsRow } from './profileRows.ts';
import { makeReferrerRows } from '../referrers/referrerRows.ts';

type TemplateCollection = 'profiles' | 'profileVersions' | 'referrers' | 'profileReferrers';

/** The profiles and referrers that sandboxes begin with. */
export function seedProfiles({ options: { now } }: SeedContext): Readonly<Record<TemplateCollection, Seed>> {
  return {
    profiles: createLazySeed(() => portalBrokers().flatMap((brokerCode) => makeProfiles(brokerCode, now))),
    profileVersions: createLazySeed(() => portalBrokers().flatMap((brokerCode) => makeVersions(brokerCode, now))),
    referrers: createLazySeed(() => portalBrokers().flatMap((brokerCode) => makeReferrerRows(brokerCode, now))),
    profileReferrers: createLazySeed(() => portalBrokers().flatMap((brokerCode) => makeLinks(brokerCode, now))),
  };
}

const dayMs = 86_400_000;

function portalBrokers(): readonly string[] {
  return brokers.filter(({ internal }) => !internal).map(({ brokerCode }) => brokerCode);
}

/** Older than every application that was filled with them; saved last by the change that made the present version. */
function makeProfiles(brokerCode: string, now: number): (readonly [string, ProfileRow])[] {
  const initial = profilesOf(brokerCode);
  return profiles.map((profile, position) => {
    const createDays = 420 - position * 95;
    const earlier = earlierVersionsOf(profile.profileID);
    const templateVersion = earlier.length + 1;
    const changeDays = earlier.at(-1)?.untilDays ?? createDays;
    const stamp = seededStamp({ brokerCode, time: now - changeDays * dayMs, version: templateVersion });
    const createTime = new Date(now - createDays * dayMs).toISOString();
    const row = { ...(initial[position] ?? profile), ...stamp, brokerCode, templateVersion, createTime };
    return [row.profileID, row];
  });
}

function makeVersions(brokerCode: string, now: number): (readonly [string, ProfileVersionsRow])[] {
  return profiles.flatMap(({ profileID: templateID }) => {
    const versions = earlierVersionsOf(templateID).map(({ untilDays, ...version }) => ({
      ...version,
      until: new Date(now - untilDays * dayMs).toISOString(),
    }));
    const profileID = profileIdOf(brokerCode, templateID);
    return versions.length === 0 ? [] : [[profileID, { profileID, brokerCode, versions }] as const];
  });
}

/** Every referrer is linked to the standard template; only the accountants are linked to the staff plan. */
function makeLinks(brokerCode: string, now: number): (readonly [string, ProfileReferrerRow])[] {
  const [standard, staffPlan] = profilesOf(brokerCode);
  const createTime = new Date(now - 200 * dayMs).toISOString();
  return referrers.flatMap(({ referrerID: id }) => {
    const referrerID = referrerIdOf(brokerCode, id);
    const profileIDs = [standard?.profileID, id === 'R005' ? staffPlan?.profileID : undefined];
    return profileIDs
      .filter((profileID) => profileID !== undefined)
      .map((profileID) => [`${profileID}/${referrerID}`, { profileID, referrerID, brokerCode, createTime }] as const);
  });
}
