import type { PresetImage } from '@brokerdesk/api';
import { presetImages } from '../../demo/preset-images/presetImages.ts';
import {
  fixtureHash,
  formatTime,
  type PublicFilesOwner,
  publishFile,
  type Stamp,
  standardStamp,
} from '@brokerdesk/mock-server/engine';

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
