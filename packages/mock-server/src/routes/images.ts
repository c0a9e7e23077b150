import {
  createImage,
  deleteImage,
  listAdClicks,
  listImages,
  resetAdClicks,
  sortImages,
  updateImage,
} from '@brokerdesk/api';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import { stamp } from '../behaviour/stamps.ts';
import { findClicks, removeClicks } from '../behaviour/content/adClicks.ts';
import { findImageProblems, refuseFile, storePicture } from '../behaviour/content/imageChecks.ts';
import { describeImage, ownImages, stateOfImage } from '../behaviour/content/images.ts';
import { refuseRemoval } from '../behaviour/content/imageRemoval.ts';
import { sortOwnImages } from '../behaviour/content/imageOrder.ts';
import { wrongState } from '../behaviour/content/contentRefusals.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ImageRow } from '../state/contentRows.ts';

const edited = ['linkUrl', 'location', 'startTime', 'expiryTime', 'active', 'released'] as const;

export const imagesRoutes: readonly Route[] = [
  route(listImages, (context, { query: { location, state } }) => ({
    code: 'OK',
    data: ownImages(context)
      .filter((row) => location === undefined || row.location === location)
      .filter((row) => state === undefined || stateOfImage(context, row) === state)
      .map((row) => describeImage(context, row)),
  })),

  route(createImage, (context, { body, files: { file: given } }) => {
    const [file] = given;
    const problems = findImageProblems(context, body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const refusal = refuseFile(context, file);
    if (refusal || !file) return refusal ?? notFound;
    const brokerCode = context.brokerCode ?? '';
    const imgID = context.token(`${brokerCode}-IMG-`);
    const row: ImageRow = {
      imgID,
      brokerCode,
      ...shownOf(body),
      place: (ownImages(context).at(-1)?.place ?? 0) + 1,
      publicFiles: [storePicture(context, imgID, file)],
      clickResetTime: null,
      clickResetBy: null,
      ...stamp(context),
    };
    context.change((draft) => draft.put('images', imgID, row));
    context.note({ targetID: imgID, targetName: file.fileName });
    return { code: 'OK', data: describeImage(context, row) };
  }),

  route(updateImage, (context, { params: { imgID }, body: { version, ...body }, files: { file: given } }) => {
    const before = findImage(context, imgID);
    if (!before) return notFound;
    const stale = refuseStale(before, version, () => describeImage(context, before));
    if (stale) return stale;
    const problems = findImageProblems(context, body, before);
    if (problems.length > 0) return invalidFields(context.language, problems);
    if (before.released && !body.released) return wrongState(stateOfImage(context, before), releasedAlready);
    const [file] = given;
    const refusal = file && refuseFile(context, file, before);
    if (refusal) return refusal;
    const publicFiles = file ? [storePicture(context, imgID, file)] : before.publicFiles;
    const after: ImageRow = { ...before, ...shownOf(body), publicFiles, ...stamp(context, before) };
    context.change((draft) => draft.put('images', imgID, after));
    const names = changesBetween({ fileName: nameOf(before) }, { fileName: nameOf(after) }, ['fileName']);
    context.note({
      targetID: imgID,
      targetName: nameOf(after),
      changes: [...changesBetween(before, after, edited), ...names],
    });
    return { code: 'OK', data: describeImage(context, after) };
  }),

  route(deleteImage, (context, { params: { imgID }, query }) => {
    const row = findImage(context, imgID);
    if (!row) return notFound;
    const stale = refuseStale(row, query.version, () => describeImage(context, row));
    const refusal = stale ?? refuseRemoval(context, row);
    if (refusal) return refusal;
    context.change((draft) => draft.remove('images', imgID));
    removeClicks(context, imgID);
    context.note({ targetID: imgID, targetName: nameOf(row) });
    return { code: 'OK', data: null };
  }),

  route(sortImages, (context, { body }) => sortOwnImages(context, body.sequence)),

  route(listAdClicks, (context, { query: { imgID, ...days } }) => {
    if (imgID !== undefined && !findImage(context, imgID)) return notFound;
    const images = ownImages(context).filter((row) => imgID === undefined || row.imgID === imgID);
    return { code: 'OK', data: findClicks(context, images, days) };
  }),

  route(resetAdClicks, (context, { params: { imgID }, query }) => {
    const before = findImage(context, imgID);
    if (!before) return notFound;
    const stale = refuseStale(before, query.version, () => describeImage(context, before));
    if (stale) return stale;
    const removed = removeClicks(context, imgID);
    const stamped = stamp(context, before);
    const after = { ...before, clickResetTime: stamped.updateTime, clickResetBy: stamped.updateBy, ...stamped };
    context.change((draft) => draft.put('images', imgID, after));
    const changes = [{ field: 'clickCount', before: String(removed), after: '0' }];
    context.note({ targetID: imgID, targetName: nameOf(after), changes });
    return { code: 'OK', data: describeImage(context, after) };
  }),
];

const releasedAlready = {
  en_US: 'It has been released; make it inactive instead.',
  zh_CN: '图片已发布，请改为停用。',
  zh_HK: '圖片已發佈，請改為停用。',
};

function findImage(context: CallContext, imgID: string): ImageRow | undefined {
  return findOwn<ImageRow>(context, 'images', imgID);
}

function nameOf(row: ImageRow): string {
  return row.publicFiles[0]?.fileName ?? '';
}

interface Shown extends Pick<ImageRow, 'location' | 'startTime' | 'active' | 'released'> {
  readonly linkUrl?: string | null | undefined;
  readonly expiryTime?: string | null | undefined;
}

/** Times are kept in UTC, whatever zone they came in. */
function shownOf({ linkUrl = null, expiryTime = null, startTime, location, active, released }: Shown) {
  const inUtc = (time: string) => new Date(time).toISOString();
  return {
    linkUrl,
    location,
    startTime: inUtc(startTime),
    expiryTime: expiryTime === null ? null : inUtc(expiryTime),
    active,
    released,
  };
}
