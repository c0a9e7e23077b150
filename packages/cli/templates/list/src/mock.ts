// The endpoints in the emulator. It has checked the request against its shape and the user's functions before it calls a
// handler, and it repeats the response to a retry with the same idempotency key.
import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { changeRecord, createRecord, deleteRecord, listRecords, type SamplePluginRecord } from './endpoints.ts';
import { recordCollection, type RecordRow, seedRecords, shanghaiDayOf } from './mock/seedRecords.ts';
import { type RecordQuery, selectRecords } from './mock/selectRecords.ts';

const extension: MockExtension = {
  id: 'sample-plugin',
  collections: { [recordCollection]: seedRecords },
  operations: {
    'samplePlugin.create': { EN: 'Record created', SC: '新建记录', TC: '新增記錄' },
    'samplePlugin.change': { EN: 'Record changed', SC: '修改记录', TC: '更改記錄' },
    'samplePlugin.delete': { EN: 'Record deleted', SC: '删除记录', TC: '刪除記錄' },
  },
  records: {
    samplePlugin: {
      name: { EN: 'Record', SC: '记录', TC: '記錄' },
      fields: {
        name: { EN: 'Name', SC: '名称', TC: '名稱' },
        status: { EN: 'Status', SC: '状态', TC: '狀態' },
        dueDay: { EN: 'Due', SC: '到期日', TC: '到期日' },
        note: { EN: 'Note', SC: '备注', TC: '備註' },
      },
    },
  },
  routes: [
    mockRoute(listRecords, (context, { query }) => {
      const rows = selectRecords(ownRows(context), query satisfies RecordQuery);
      const { page = 1, size = 50 } = query;
      const items = rows.slice((page - 1) * size, page * size).map(describe);
      return { code: 'OK', data: { items, page, size, total: rows.length } };
    }),

    mockRoute(createRecord, (context, { body }) => {
      if (body.dueDay < shanghaiDayOf(context.now())) return pastDay(context);
      const recordID = context.token('REC-');
      const row: RecordRow = { ...body, recordID, brokerCode: context.brokerCode ?? '', version: 1, ...stamp(context) };
      context.change((draft) => draft.put(recordCollection, recordID, row));
      context.recordOperation({ targetID: recordID, targetName: row.name.EN });
      return { code: 'OK', data: describe(row) };
    }),

    mockRoute(changeRecord, (context, { params, body: { version, ...body } }) => {
      const before = findRow(context, params.recordID);
      if (!before) return { code: 'E0003', data: null };
      if (before.version !== version) return stale(before);
      const row: RecordRow = { ...before, ...body, version: version + 1, ...stamp(context) };
      context.change((draft) => draft.put(recordCollection, row.recordID, row));
      context.recordOperation({ targetID: row.recordID, targetName: row.name.EN, changes: changesOf(before, row) });
      return { code: 'OK', data: describe(row) };
    }),

    mockRoute(deleteRecord, (context, { params, query }) => {
      const row = findRow(context, params.recordID);
      if (!row) return { code: 'E0003', data: null };
      if (row.version !== query.version) return stale(row);
      context.change((draft) => draft.remove(recordCollection, row.recordID));
      context.recordOperation({ targetID: row.recordID, targetName: row.name.EN });
      return { code: 'OK', data: null };
    }),
  ],
};

export default extension;

function ownRows(context: MockContext): readonly RecordRow[] {
  return context.rows<RecordRow>(recordCollection).filter(({ brokerCode }) => brokerCode === context.brokerCode);
}

/** A record of another broker is not found, like one that does not exist. */
function findRow(context: MockContext, recordID: string): RecordRow | undefined {
  const row = context.row<RecordRow>(recordCollection, recordID);
  return row?.brokerCode === context.brokerCode ? row : undefined;
}

function describe({ brokerCode: _brokerCode, ...record }: RecordRow): SamplePluginRecord {
  return record;
}

function stamp(context: MockContext): Pick<RecordRow, 'updateTime' | 'updateBy'> {
  return { updateTime: new Date(context.now()).toISOString(), updateBy: context.caller?.userName ?? '' };
}

/** The response to a caller who saw another version than the current one. */
function stale(row: RecordRow) {
  return { code: 'E0005', data: { current: describe(row), by: row.updateBy, at: row.updateTime } } as const;
}

/** The response to a new record whose day has passed. */
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
function changesOf(before: RecordRow, after: RecordRow) {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return Object.entries(next).flatMap(([field, value]) =>
    old[field] === value ? [] : [{ field, before: old[field] ?? null, after: value }],
  );
}

function fieldsOf({ name, status, dueDay, note }: RecordRow): Readonly<Record<string, string>> {
  return { nameEN: name.EN, nameSC: name.SC, nameTC: name.TC, status, dueDay, note };
}
