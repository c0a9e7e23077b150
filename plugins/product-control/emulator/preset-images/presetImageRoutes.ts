import {
  createPresetImage,
  deletePresetImage,
  listPresetImages,
  listPresetImageUses,
  type PresetImage,
  updatePresetImage,
} from '@brokerdesk/api';
import {
  checkVersion,
  diffFields,
  matchesText,
  notFound,
  paginate,
  publishFile,
  route,
  type Route,
  sortRows,
  stamp,
} from '@brokerdesk/mock-server/engine';
import { describePresetImage, checkPresetImage } from './presetImageRules.ts';
import { findPresetImageUses } from './findPresetImageUses.ts';
import type { PresetImageRow } from './presetImageRows.ts';

export const presetImageRoutes: readonly Route[] = [
  route(listPresetImages, (context, { query }) => {
    const { type, sort = '-updateTime' } = query;
    const text = query.q;
    const found = context
      .rows<PresetImageRow>('presetImages')
      .map(describePresetImage)
      .filter((image) => (type === undefined || image.type === type) && matchesText([image.fileName], text));
    return {
      code: 'OK',
      data: paginate(sortRows(found, { sort, language: context.language, valueOf, idOf: ({ imgID }) => imgID }), query),
    };
  }),

  route(createPresetImage, (context, { body: { type }, files }) => {
    const [file] = files.file;
    if (!file) return notFound;
    const error = checkPresetImage(context, { type, file });
    if (error) return error;
    const imgID = context.token('PI-');
    const row = { imgID, type, publicFiles: [publishFile(imgID, context.storeFile(file))], ...stamp(context) };
    context.change((draft) => draft.put('presetImages', imgID, row satisfies PresetImageRow));
    context.recordOperation({ targetID: imgID, targetName: file.fileName });
    return { code: 'OK', data: describePresetImage(row) };
  }),

  route(updatePresetImage, (context, { body: { imgID, type, version }, files }) => {
    const before = context.row<PresetImageRow>('presetImages', imgID);
    if (!before) return notFound;
    const [file] = files.file;
    const error =
      checkVersion(before, version, () => describePresetImage(before)) ??
      checkPresetImage(context, { type, file, before });
    if (error) return error;
    const publicFiles = file ? [publishFile(imgID, context.storeFile(file))] : before.publicFiles;
    const row: PresetImageRow = { imgID, type, publicFiles, ...stamp(context, before) };
    context.change((draft) => draft.put('presetImages', imgID, row));
    const [old, next] = [describePresetImage(before), describePresetImage(row)];
    context.recordOperation({
      targetID: imgID,
      targetName: next.fileName,
      changes: diffFields(old, next, recordedFields),
    });
    return { code: 'OK', data: next };
  }),

  route(deletePresetImage, (context, { query: { imgID, version } }) => {
    const row = context.row<PresetImageRow>('presetImages', imgID);
    if (!row) return notFound;
    const error = checkVersion(row, version, () => describePresetImage(row));
    if (error) return error;
    context.change((draft) => draft.remove('presetImages', imgID));
    context.recordOperation({ targetID: imgID, targetName: describePresetImage(row).fileName });
    return { code: 'OK', data: null };
  }),

  route(listPresetImageUses, async (context, { params }) => {
    const row = context.row<PresetImageRow>('presetImages', params.imgID);
    return row ? { code: 'OK', data: await findPresetImageUses(context, row) } : notFound;
  }),
];

const recordedFields = ['fileName', 'type', 'size', 'width', 'height', 'fullPathUrl'] as const;

function valueOf(image: PresetImage, field: string): string | number {
  return field === 'updateTime' ? Date.parse(image.updateTime) : image.fileName;
}
