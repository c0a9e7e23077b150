// The endpoints in the emulator. It has checked the request against its shape and the user's functions before it calls a
// handler, and it repeats the response to a retry with the same idempotency key.
import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { changeSample, createSample, deleteSample, listSamples, type SamplePluginSample } from './endpoints.ts';
import { sampleCollection, type SampleRow, seedSamples, shanghaiDayOf } from './mock/seedSamples.ts';
import { type SampleQuery, selectSamples } from './mock/selectSamples.ts';

const extension: MockExtension = {
  id: 'sample-plugin',
  collections: { [sampleCollection]: seedSamples },
  operations: {
    'samplePlugin.create': { EN: 'Sample item created', SC: '新建示例', TC: '新增範例' },
    'samplePlugin.change': { EN: 'Sample item changed', SC: '修改示例', TC: '更改範例' },
    'samplePlugin.delete': { EN: 'Sample item deleted', SC: '删除示例', TC: '刪除範例' },
  },
  records: {
    samplePlugin: {
      name: { EN: 'Sample item', SC: '示例', TC: '範例' },
      fields: {
        name: { EN: 'Name', SC: '名称', TC: '名稱' },
        status: { EN: 'Status', SC: '状态', TC: '狀態' },
        dueDay: { EN: 'Due', SC: '到期日', TC: '到期日' },
        note: { EN: 'Note', SC: '备注', TC: '備註' },
      },
    },
  },
  routes: [
    mockRoute(listSamples, (context, { query }) => {
      const rows = selectSamples(ownRows(context), query satisfies SampleQuery);
      const { page = 1, size = 50 } = query;
      const items = rows.slice((page - 1) * size, page * size).map(describe);
      return { code: 'OK', data: { items, page, size, total: rows.length } };
    }),

    mockRoute(createSample, (context, { body }) => {
      if (body.dueDay < shanghaiDayOf(context.now())) return pastDay(context);
      const sampleID = context.token('SMP-');
      const row: SampleRow = { ...body, sampleID, brokerCode: context.brokerCode ?? '', version: 1, ...stamp(context) };
      context.change((draft) => draft.put(sampleCollection, sampleID, row));
      context.recordOperation({ targetID: sampleID, targetName: row.name.EN });
      return { code: 'OK', data: describe(row) };
    }),

    mockRoute(changeSample, (context, { params, body: { version, ...body } }) => {
      const before = findRow(context, params.sampleID);
      if (!before) return { code: 'E0003', data: null };
      if (before.version !== version) return stale(before);
      const row: SampleRow = { ...before, ...body, version: version + 1, ...stamp(context) };
      context.change((draft) => draft.put(sampleCollection, row.sampleID, row));
      context.recordOperation({ targetID: row.sampleID, targetName: row.name.EN, changes: changesOf(before, row) });
      return { code: 'OK', data: describe(row) };
    }),

    mockRoute(deleteSample, (context, { params, query }) => {
      const row = findRow(context, params.sampleID);
      if (!row) return { code: 'E0003', data: null };
      if (row.version !== query.version) return stale(row);
      context.change((draft) => draft.remove(sampleCollection, row.sampleID));
      context.recordOperation({ targetID: row.sampleID, targetName: row.name.EN });
      return { code: 'OK', data: null };
    }),
  ],
};

export default extension;

function ownRows(context: MockContext): readonly SampleRow[] {
  return context.rows<SampleRow>(sampleCollection).filter(({ brokerCode }) => brokerCode === context.brokerCode);
}

/** A sample item of another broker is not found, like one that does not exist. */
function findRow(context: MockContext, sampleID: string): SampleRow | undefined {
  const row = context.row<SampleRow>(sampleCollection, sampleID);
  return row?.brokerCode === context.brokerCode ? row : undefined;
}

function describe({ brokerCode: _brokerCode, ...sample }: SampleRow): SamplePluginSample {
  return sample;
}

function stamp(context: MockContext): Pick<SampleRow, 'updateTime' | 'updateBy'> {
  return { updateTime: new Date(context.now()).toISOString(), updateBy: context.caller?.userName ?? '' };
}

/** The response to a caller who saw another version than the current one. */
function stale(row: SampleRow) {
  return { code: 'E0005', data: { current: describe(row), by: row.updateBy, at: row.updateTime } } as const;
}

/** The response to a new sample item whose day has passed. */
function pastDay(context: MockContext) {
  const messages = {
    en_US: 'Choose today or a later day.',
    zh_CN: '请选择今天或以后的日期。',
    zh_HK: '請選擇今日或之後的日期。',
  };
  const problem = { path: 'dueDay', rule: 'past', message: messages[context.language] };
  return { code: 'E0004', data: { fields: [problem] } } as const;
}

/** The fields that differ, as the history shows them. */
function changesOf(before: SampleRow, after: SampleRow) {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return Object.entries(next).flatMap(([field, value]) =>
    old[field] === value ? [] : [{ field, before: old[field] ?? null, after: value }],
  );
}

function fieldsOf({ name, status, dueDay, note }: SampleRow): Readonly<Record<string, string>> {
  return { nameEN: name.EN, nameSC: name.SC, nameTC: name.TC, status, dueDay, note };
}
