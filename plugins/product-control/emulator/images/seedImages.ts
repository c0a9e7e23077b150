import { keyedValue, pictureMetadata } from '@brokerdesk/fixtures';
import { images, type SeededImage } from '../../demo/images/images.ts';
import {
  dayOf,
  fixtureHash,
  formatDay,
  publishFile,
  seededStamp,
  type SeedOptions,
  type StoredFile,
} from '@brokerdesk/mock-server/engine';
import type { AdClicksRow, ImageRow } from './imageRows.ts';

const dayMs = 86_400_000;

/** Days for which clicks are stored. */
const clickDays = 30;

/** Makes the advertisements of all brokers. */
export function makeImages({ now }: SeedOptions): ImageRow[] {
  return images.map((image, index) => {
    const { brokerCode, linkUrl, location, startDay, expiryDay, active, released } = image;
    const imgID = imageIdOf(image);
    return {
      imgID,
      brokerCode,
      linkUrl,
      location,
      startTime: startOfDay(now, startDay),
      expiryTime: expiryDay === null ? null : startOfDay(now, expiryDay),
      active,
      released,
      place: index + 1,
      publicFiles: [publishFile(imgID, storedPicture(image))],
      clickResetTime: null,
      clickResetBy: null,
      ...seededStamp({ brokerCode, time: now + Math.min(startDay - 2, -1) * dayMs }),
    };
  });
}

/** Makes the clicks of the days on which an advertisement was shown. */
export function makeAdClicks({ seed, now }: SeedOptions): AdClicksRow[] {
  return images.flatMap((image) =>
    Array.from({ length: clickDays }, (_, ago) => -ago)
      .filter((day) => isShownOn(image, day))
      .map((day) => {
        const imgID = imageIdOf(image);
        const share = 0.4 + keyedValue(seed, 'adClicks', imgID, String(day)) * 1.2;
        const clicks = Math.round(image.clicksADay * share);
        return { brokerCode: image.brokerCode, imgID, day: formatDay(dayOf(now) + day), clicks };
      }),
  );
}

function isShownOn({ startDay, expiryDay, released, clicksADay }: SeededImage, day: number): boolean {
  return released && clicksADay > 0 && day >= startDay && (expiryDay === null || day < expiryDay);
}

function imageIdOf({ brokerCode, picture }: SeededImage): string {
  return `${brokerCode}-IMG-${picture.replace(/^advert_|\.png$/g, '')}`;
}

function storedPicture({ picture }: SeededImage): StoredFile {
  const { width, height, size } = pictureMetadata[picture] ?? { width: 0, height: 0, size: 0 };
  const hash = fixtureHash(picture);
  return { hash, fileName: picture, contentType: 'image/png', size, width, height };
}

/** Midnight in Asia/Shanghai. */
function startOfDay(now: number, day: number): string {
  return new Date(Date.parse(`${formatDay(dayOf(now) + day)}T00:00:00+08:00`)).toISOString();
}
