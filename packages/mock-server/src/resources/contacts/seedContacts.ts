import { contactDetails, contactGroups, functionsOf, presetImages } from '@brokerdesk/fixtures';
import { fixtureHash, publishFile } from '../../shared-rules/publicFiles.ts';
import { formatTime } from '../../shared-rules/times.ts';
import type { Seed } from '../../state/Collection.ts';
import type { MasterFunctionRow } from '../system-functions/functionRows.ts';
import type { PresetImageRow } from '../preset-images/presetImageRows.ts';
import type { SeedOptions } from '../../state/SeedOptions.ts';
import { createLazySeed } from '../../state/seeds.ts';

const standardStamp = { version: 1, updateTime: '2025-01-06T02:00:00.000Z', updateBy: 'Brokerdesk' } as const;
const dayMs = 86_400_000;

/** What sandboxes begin with of contact groups and details of staff, the product's functions and preset pictures. */
export function seedContacts({ now }: SeedOptions): Readonly<Record<string, Seed>> {
  return {
    contactGroups: createLazySeed(() => contactGroups.map((row) => [row.groupID, row])),
    contactDetails: createLazySeed(() => contactDetails.map((row) => [row.detailID, row])),
    masterFunctions: createLazySeed(() => masterFunctions().map((row) => [row.functionID, row])),
    presetImages: createLazySeed(() => presetImageRows(now).map((row) => [row.imgID, row])),
  };
}

/** The master tree is what a broker has that has taken everything. */
function masterFunctions(): readonly MasterFunctionRow[] {
  return functionsOf('DEMO').map((row) => ({ ...row, ...standardStamp }));
}

function presetImageRows(now: number): readonly PresetImageRow[] {
  return presetImages().map(({ imgID, type, pictureName, daysAgo, ...file }) => {
    const hash = fixtureHash(pictureName);
    const publicFiles = [publishFile(imgID, { hash, contentType: 'image/png', ...file })];
    return { ...standardStamp, imgID, type, publicFiles, updateTime: formatTime(now - daysAgo * dayMs) };
  });
}
