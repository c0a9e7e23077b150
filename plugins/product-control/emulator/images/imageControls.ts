import {
  control,
  ControlRefusal,
  dayOf,
  formatDay,
  identifier,
  readBody,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import { z } from 'zod';
import type { AdClicksRow, ImageRow } from './imageRows.ts';
import { stateOfImage } from './imageRules.ts';

const clickShape = z.strictObject({
  imgID: identifier,
  clicks: z.number().int().min(1).max(100_000).default(1),
});

export const imageControls = [
  control(['POST', '/clients/ad_clicks'], (context, request) =>
    clickAdvertisement(context, readBody(request, clickShape)),
  ),
];

/** Clicks an advertisement that is shown now. */
function clickAdvertisement(context: StateContext, { imgID, clicks }: z.output<typeof clickShape>) {
  const image = context.row<ImageRow>('images', imgID);
  if (!image) throw new ControlRefusal(404, `There is no advertisement "${imgID}".`);
  const state = stateOfImage(context, image);
  if (state !== 'showing')
    throw new ControlRefusal(409, `The advertisement ${imgID} is ${state}, so no client sees it.`);
  const day = formatDay(dayOf(context.now()));
  const id = `${imgID} ${day}`;
  const before = context.row<AdClicksRow>('adClicks', id)?.clicks ?? 0;
  const row: AdClicksRow = { brokerCode: image.brokerCode, imgID, day, clicks: before + clicks };
  context.change((draft) => draft.put('adClicks', id, row));
  return { imgID, day, clicks: row.clicks };
}
