import type { Image } from '@brokerdesk/api';
import { ownRows, publicUrlOf, type RequestContext, type StateContext } from '@brokerdesk/mock-server/engine';
import type { ImageRow } from './imageRows.ts';
import { countClicks } from './adClickRules.ts';

/** The broker's images in the order in which they are shown. */
export function ownImages(context: RequestContext): readonly ImageRow[] {
  return ownRows<ImageRow>(context, 'images').toSorted((left, right) => left.place - right.place);
}

/** The name of its file. */
export function nameOf(row: ImageRow): string {
  return row.publicFiles[0]?.fileName ?? '';
}

/** The state of an image, from the switches of the staff and the clock. */
export function stateOfImage(
  context: StateContext,
  { released, active, startTime, expiryTime }: ImageRow,
): Image['state'] {
  const now = context.now();
  if (!released) return 'unreleased';
  if (expiryTime !== null && Date.parse(expiryTime) <= now) return 'expired';
  if (!active) return 'inactive';
  return Date.parse(startTime) > now ? 'scheduled' : 'showing';
}

export function describeImage(context: RequestContext, row: ImageRow): Image {
  const [file] = row.publicFiles;
  return {
    imgID: row.imgID,
    fileName: file?.fileName ?? '',
    type: file?.contentType ?? '',
    size: file?.size ?? 0,
    width: file?.width ?? 0,
    height: file?.height ?? 0,
    fullPathUrl: file ? publicUrlOf(file) : '',
    linkUrl: row.linkUrl,
    location: row.location,
    startTime: row.startTime,
    expiryTime: row.expiryTime,
    active: row.active,
    released: row.released,
    state: stateOfImage(context, row),
    clickCount: countClicks(context, row.imgID),
    clickResetTime: row.clickResetTime,
    clickResetBy: row.clickResetBy,
    sequence: 1 + ownImages(context).findIndex(({ imgID }) => imgID === row.imgID),
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}
