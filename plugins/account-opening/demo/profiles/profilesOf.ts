import { brokers } from '@brokerdesk/fixtures';
import { profiles } from './profiles.ts';
import type { Profile } from './Profile.ts';

/** Where applicants of all brokers open their accounts. */
export const accountOpeningUrl = 'https://open.brokerdesk.example';

/** A broker's copies of the initial templates. */
export function profilesOf(brokerCode: string): readonly Profile[] {
  const displayCode =
    brokers.find((broker) => broker.brokerCode === brokerCode)?.displayCode ?? brokerCode.toLowerCase();
  return profiles.map((profile) => ({
    ...profile,
    profileID: profileIdOf(brokerCode, profile.profileID),
    publicLink: `${accountOpeningUrl}/${displayCode}${profile.publicLink}`,
  }));
}

/** The identifier of a broker's copy of a template, unique across brokers. */
export function profileIdOf(brokerCode: string, templateID: string): string {
  return `${brokerCode}-${templateID}`;
}
