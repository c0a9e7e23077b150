import {
  createImage,
  deleteImage,
  listAdClicks,
  listImages,
  resetAdClicks,
  sortImages,
  updateImage,
} from '@brokerdesk/api';
import {
  checkVersion,
  createInvalidStateError,
  describeFile,
  diffFields,
  findOwn,
  invalidFields,
  lastImageError,
  message,
  notFound,
  type RequestContext,
  route,
  type Route,
  stamp,
} from '@brokerdesk/mock-server/engine';
import { findClicks, removeClicks } from './adClickRules.ts';
import { findImageProblems, checkFile, storePicture } from './findImageProblems.ts';
import { describeImage, nameOf, ownImages, stateOfImage } from './imageRules.ts';
import { reorderImages } from './reorderImages.ts';
import type { ImageRow } from './imageRows.ts';

const recordedFields = ['linkUrl', 'location', 'startTime', 'expiryTime', 'active', 'released'] as const;

export const imageRoutes: readonly Route[] = [
  route(listImages, (context, { query: { location, state } }) => ({
    code: 'OK',
    data: ownImages(context)
      .filter((row) => location === undefined || row.location === location)
      .filter((row) => state === undefined || stateOfImage(context, row) === state)
      .map((row) => describeImage(context, row)),
  })),

  route(createImage, (context, { body, files: { file: uploaded } }) => {
    const [file] = uploaded;
    const problems = findImageProblems(context, body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const error = checkFile(context, file);
    if (error || !file) return error ?? notFound;
    const brokerCode = context.brokerCode ?? '';
    const imgID = context.token(`${brokerCode}-IMG-`);
    const row: ImageRow = {
      imgID,
      brokerCode,
      ...toRowFields(body),
      place: (ownImages(context).at(-1)?.place ?? 0) + 1,
      publicFiles: [storePicture(context, imgID, file)],
      clickResetTime: null,
      clickResetBy: null,
      ...stamp(context),
    };
    context.change((draft) => draft.put('images', imgID, row));
    context.recordOperation({ targetID: imgID, targetName: file.fileName });
    return { code: 'OK', data: describeImage(context, row) };
  }),

  route(updateImage, (context, { params: { imgID }, body: { version, ...body }, files: { file: uploaded } }) => {
    const before = findImage(context, imgID);
    if (!before) return notFound;
    const staleError = checkVersion(before, version, () => describeImage(context, before));
    if (staleError) return staleError;
    const problems = findImageProblems(context, body, before);
    if (problems.length > 0) return invalidFields(context.language, problems);
    if (before.released && !body.released)
      return createInvalidStateError(stateOfImage(context, before), alreadyReleasedTexts);
    const [file] = uploaded;
    const error = file && checkFile(context, file, before);
    if (error) return error;
    const publicFiles = file ? [storePicture(context, imgID, file)] : before.publicFiles;
    const after: ImageRow = { ...before, ...toRowFields(body), publicFiles, ...stamp(context, before) };
    context.change((draft) => draft.put('images', imgID, after));
    const fileOf = ({ publicFiles: [stored] }: ImageRow) => ({ fileName: stored ? describeFile(stored) : null });
    const names = diffFields(fileOf(before), fileOf(after), ['fileName']);
    context.recordOperation({
      targetID: imgID,
      targetName: nameOf(after),
      changes: [...diffFields(before, after, recordedFields), ...names],
    });
    return { code: 'OK', data: describeImage(context, after) };
  }),

  route(deleteImage, (context, { params: { imgID }, query }) => {
    const row = findImage(context, imgID);
    if (!row) return notFound;
    const staleError = checkVersion(row, query.version, () => describeImage(context, row));
    const error = staleError ?? (ownImages(context).length <= 1 ? lastImageError : undefined);
    if (error) return error;
    context.change((draft) => draft.remove('images', imgID));
    removeClicks(context, imgID);
    context.recordOperation({ targetID: imgID, targetName: nameOf(row) });
    return { code: 'OK', data: null };
  }),

  route(sortImages, (context, { body }) => reorderImages(context, body.sequence)),

  route(listAdClicks, (context, { query: { imgID, ...days } }) => {
    if (imgID !== undefined && !findImage(context, imgID)) return notFound;
    const images = ownImages(context).filter((row) => imgID === undefined || row.imgID === imgID);
    return { code: 'OK', data: findClicks(context, images, days) };
  }),

  route(resetAdClicks, (context, { params: { imgID }, query }) => {
    const before = findImage(context, imgID);
    if (!before) return notFound;
    const staleError = checkVersion(before, query.version, () => describeImage(context, before));
    if (staleError) return staleError;
    const removed = removeClicks(context, imgID);
    const stamped = stamp(context, before);
    const after = { ...before, clickResetTime: stamped.updateTime, clickResetBy: stamped.updateBy, ...stamped };
    context.change((draft) => draft.put('images', imgID, after));
    const changes = [{ field: 'clickCount', before: String(removed), after: '0' }];
    context.recordOperation({ targetID: imgID, targetName: nameOf(after), changes });
    return { code: 'OK', data: describeImage(context, after) };
  }),
];

const alreadyReleasedTexts = message(
  'The image has been released; make it inactive instead.',
  '图片已发布，请改为停用。',
  '圖片已發佈，請改為停用。',
);

function findImage(context: RequestContext, imgID: string): ImageRow | undefined {
  return findOwn<ImageRow>(context, 'images', imgID);
}

interface ImageInput extends Pick<ImageRow, 'location' | 'startTime' | 'active' | 'released'> {
  readonly linkUrl?: string | null | undefined;
  readonly expiryTime?: string | null | undefined;
}

/** Times are stored in UTC, whatever zone they were sent in. */
function toRowFields({ linkUrl = null, expiryTime = null, startTime, location, active, released }: ImageInput) {
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
