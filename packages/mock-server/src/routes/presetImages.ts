import {
  createPresetImage,
  deletePresetImage,
  listPresetImages,
  type PresetImage,
  updatePresetImage,
} from '@brokerdesk/api';
import { matchesText, sortRows } from '../behaviour/lists.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { describePresetImage, refusePresetImage } from '../behaviour/administration/presetImageRecords.ts';
import { publishFile } from '../behaviour/content/publicFiles.ts';
import { cutPage } from '../behaviour/smallLists.ts';
import { stamp } from '../behaviour/stamps.ts';
import { notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { PresetImageRow } from '../state/presetImageRows.ts';

export const presetImagesRoutes: readonly Route[] = [
  route(listPresetImages, (context, { query }) => {
    const { type, sort = '-updateTime' } = query;
    const text = query.q?.trim().toLowerCase();
    const found = context
      .rows<PresetImageRow>('presetImages')
      .map(describePresetImage)
      .filter((image) => (type === undefined || image.type === type) && (!text || matchesText([image.fileName], text)));
    return { code: 'OK', data: cutPage(sortRows(found, { sort, valueOf, idOf: ({ imgID }) => imgID }), query) };
  }),

  route(createPresetImage, (context, { body: { type }, files }) => {
    const [file] = files.file;
    if (!file) return notFound;
    const refusal = refusePresetImage(context, { type, file });
    if (refusal) return refusal;
    const imgID = context.token('PI-');
    const row = { imgID, type, publicFiles: [publishFile(imgID, context.storeFile(file))], ...stamp(context) };
    context.change((draft) => draft.put('presetImages', imgID, row satisfies PresetImageRow));
    context.note({ targetID: imgID, targetName: file.fileName });
    return { code: 'OK', data: describePresetImage(row) };
  }),

  route(updatePresetImage, (context, { body: { imgID, type, version }, files }) => {
    const before = context.row<PresetImageRow>('presetImages', imgID);
    if (!before) return notFound;
    const [file] = files.file;
    const refusal =
      refuseStale(before, version, () => describePresetImage(before)) ??
      refusePresetImage(context, { type, file, before });
    if (refusal) return refusal;
    const publicFiles = file ? [publishFile(imgID, context.storeFile(file))] : before.publicFiles;
    const row: PresetImageRow = { imgID, type, publicFiles, ...stamp(context, before) };
    context.change((draft) => draft.put('presetImages', imgID, row));
    const [old, next] = [describePresetImage(before), describePresetImage(row)];
    context.note({ targetID: imgID, targetName: next.fileName, changes: changesBetween(old, next, recordedFields) });
    return { code: 'OK', data: next };
  }),

  route(deletePresetImage, (context, { query: { imgID, version } }) => {
    const row = context.row<PresetImageRow>('presetImages', imgID);
    if (!row) return notFound;
    const refusal = refuseStale(row, version, () => describePresetImage(row));
    if (refusal) return refusal;
    context.change((draft) => draft.remove('presetImages', imgID));
    context.note({ targetID: imgID, targetName: describePresetImage(row).fileName });
    return { code: 'OK', data: null };
  }),
];

const recordedFields = ['fileName', 'type', 'size', 'width', 'height', 'fullPathUrl'] as const;

function valueOf(image: PresetImage, field: string): string | number {
  return field === 'updateTime' ? Date.parse(image.updateTime) : image.fileName.toLowerCase();
}
