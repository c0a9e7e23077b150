import { changed, describeRows, type SeededOperation, type Seeds } from '@brokerdesk/mock-server/engine';
import type { ProfileRow, ProfileVersionsRow } from './profileRows.ts';

export const profileOperations = [describeRows('profiles', describeProfile)];

/** Created once, and saved again for each later version of its questions. */
function describeProfile(
  { profileID, name, createTime, updateBy: by }: ProfileRow,
  { profileVersions }: Seeds,
): SeededOperation[] {
  const target = { targetID: profileID, targetName: name.EN, by };
  const earlier = (profileVersions?.get(profileID) as ProfileVersionsRow | undefined)?.versions ?? [];
  return [
    { ...target, operation: 'profile.create', time: createTime },
    ...earlier.map(({ templateVersion, until }): SeededOperation => {
      const changes = [changed('templateVersion', String(templateVersion), String(templateVersion + 1))];
      return { ...target, operation: 'profile.update', time: until, changes };
    }),
  ];
}
