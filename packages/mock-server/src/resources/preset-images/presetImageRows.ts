import type { PresetImage } from '@brokerdesk/api';
import { fixtureHash, type PublicFilesOwner, publishFile } from '../../shared-rules/publicFiles.ts';
import type { Stamp } from '../../state/rows.ts';
import { presetImages } from '@brokerdesk/fixtures';
import { formatTime } from '../../contract/times.ts';
import { standardStamp } from '../../state/seededStamp.ts';

/** A promotional picture of the provider. */
export interface PresetImageRow extends Stamp, PublicFilesOwner {
  readonly imgID: string;
  readonly type: PresetImage['type'];
}

const dayMs = 86_400_000;

export function makePresetImageRows(now: number): readonly PresetImageRow[] {
  return presetImages().map(({ imgID, type, pictureName, daysAgo, ...file }) => {
    const hash = fixtureHash(pictureName);
    const publicFiles = [publishFile(imgID, { hash, contentType: 'image/png', ...file })];
    return { ...standardStamp, imgID, type, publicFiles, updateTime: formatTime(now - daysAgo * dayMs) };
  });
}
