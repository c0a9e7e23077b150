import { brokers, profilesOf, referrerIdOf, referrers } from '@brokerdesk/fixtures';
import { createLazySeed, emptySeed, type Seed, type SeedOptions } from '../../state/seeds.ts';
import type { ProfileReferrerRow, ProfileRow } from './profileRows.ts';
import { makeReferrerRows } from '../referrers/referrerRows.ts';
import { seededStamp } from '../../state/seededStamp.ts';

type TemplateCollection = 'profiles' | 'profileVersions' | 'referrers' | 'profileReferrers';

/** The profiles and referrers that sandboxes begin with. */
export function seedProfiles({ now }: SeedOptions): Readonly<Record<TemplateCollection, Seed>> {
  return {
    profiles: createLazySeed(() => portalBrokers().flatMap((brokerCode) => makeProfiles(brokerCode, now))),
    profileVersions: emptySeed,
    referrers: createLazySeed(() => portalBrokers().flatMap((brokerCode) => makeReferrerRows(brokerCode, now))),
    profileReferrers: createLazySeed(() => portalBrokers().flatMap((brokerCode) => makeLinks(brokerCode, now))),
  };
}

const dayMs = 86_400_000;

function portalBrokers(): readonly string[] {
  return brokers.filter(({ internal }) => !internal).map(({ brokerCode }) => brokerCode);
}

/** Older than every application that was filled with them. */
function makeProfiles(brokerCode: string, now: number): (readonly [string, ProfileRow])[] {
  return profilesOf(brokerCode).map((profile, position) => {
    const stamp = seededStamp({ brokerCode, time: now - (420 - position * 95) * dayMs });
    return [profile.profileID, { ...profile, ...stamp, brokerCode, templateVersion: 1, createTime: stamp.updateTime }];
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
