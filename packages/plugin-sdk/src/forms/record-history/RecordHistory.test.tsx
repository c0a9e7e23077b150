import {
  listFunctions,
  listOperationRecords,
  listSystemActions,
  type OperationRecord,
  type SystemAction,
  updateRole,
} from '@brokerdesk/api';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApiError, createTestApi, renderScreen, type RenderScreenOptions } from '../../entries/testing.tsx';
import { useMutation } from '../../hooks/useMutation.ts';
import { RecordHistory, type RecordHistoryProps } from './RecordHistory.tsx';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'roles', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

const notPermitted = 'This needs the function “Operation records”';
const functions = [
  {
    functionID: 'F1',
    parentID: null,
    functionCode: 'UR_OPERATION_RECORD',
    name: { EN: 'Operation records', SC: '操作记录', TC: '操作紀錄' },
    category: 'Business',
    children: [],
  },
];

it('shows who did what, and old and new values under their names', async () => {
  await show([
    record(2, {
      operation: 'role.change',
      changes: [
        { field: 'name.EN', before: 'Reader', after: 'Reviewer' },
        { field: 'functionCodes', before: 'A, B', after: 'B, C' },
      ],
    }),
    record(1, { actor: { kind: 'system', refID: null, userID: null, userName: null } }),
  ]);
  const [changed, created] = await entries();
  expect(changed?.textContent).toContain('Role changed');
  expect(changed?.textContent).toContain('Chan Ka Man · 02 Nov 2026, 20:00');
  within(changed as HTMLElement).getByText('Name in English');
  expect(
    within(changed as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Name in EnglishBefore ReaderAfter Reviewer',
    expect.stringContaining('Functions'),
    '−A Removed',
    'B',
    '+C Added',
  ]);
  expect(created?.textContent).toContain('role.create');
  expect(created?.textContent).toContain('System');
});

it('shows below the values of an entry what the screen adds to it', async () => {
  await show([record(2, { operation: 'role.change' }), record(1)], {
    details: ({ recordID, operation }) => operation === 'role.change' && <a href="#members">Members of {recordID}</a>,
  });
  const [changed, created] = await entries();
  within(changed as HTMLElement).getByRole('link', { name: /^Members of/ });
  expect(within(created as HTMLElement).queryByRole('link')).toBeNull();
});

it('loads earlier records on request, each of them once', async () => {
  const all = Array.from({ length: 25 }, (_, index) => record(25 - index));
  const { api } = await show(all, { shift: 1 });
  await screen.findByRole('button', { name: 'Show earlier entries (20 of 25 shown)' });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(async () => expect(await entries()).toHaveLength(25));
  expect(screen.queryByRole('button')).toBeNull();
  expect(recordCallsOf(api).map(({ query }) => query)).toEqual([
    { targetID: 'R1', size: 20, page: 1 },
    { targetID: 'R1', size: 20, page: 2 },
  ]);
});

it('is narrowed to the operations of a noun', async () => {
  const { api } = await show([record(1)], { operation: 'role' });
  expect(await entries()).toHaveLength(1);
  expect(recordCallsOf(api).map(({ query }) => query)).toEqual([
    { targetID: 'R1', size: 20, operation: 'role', page: 1 },
  ]);
});

it('names the missing function to users who may not read records, without asking for records', async () => {
  const { api } = await show([], {}, { permissions: [] });
  await screen.findByRole('heading', { name: notPermitted });
  screen.getByText('UR_OPERATION_RECORD');
  expect(recordCallsOf(api)).toEqual([]);
  expect(api.calls.map(({ endpoint }) => endpoint)).toContain(listFunctions);
});

it('asks the server for the provider’s staff, who have no functions', async () => {
  const { api } = await show([record(1)], { brokerCode: 'DEMO' }, { permissions: [] });
  expect(await entries()).toHaveLength(1);
  expect(recordCallsOf(api).map(({ query }) => query)).toEqual([
    { targetID: 'R1', size: 20, brokerCode: 'DEMO', page: 1 },
  ]);
});

it('shows a rejection for lack of permission as such, and offers a retry after another error', async () => {
  await show(createApiError('E0002'));
  await screen.findByRole('heading', { name: notPermitted });
  cleanup();
  await show(createApiError('E0099'));
  await screen.findByText('The history could not be loaded');
  screen.getByRole('button', { name: 'Try again' });
});

it('shows what a change on the same screen has recorded', async () => {
  let records: readonly OperationRecord[] = [record(1)];
  const api = createTestApi(({ endpoint }) => {
    if (endpoint === listSystemActions) return [];
    if (endpoint === listOperationRecords) return { items: records, page: 1, size: 20, total: records.length };
    records = [record(2, { operation: 'role.change' }), record(1)];
    return null;
  });
  await renderScreen(
    <>
      <RecordHistory targetID="R1" />
      <ChangeButton />
    </>,
    { plugin, api },
  );
  expect(await entries()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByText('role.change');
});

it('shows the server’s names where the screen has none', async () => {
  const { opened } = await show(
    [
      record(2, {
        operation: 'role.update',
        changes: [
          { field: 'description.EN', before: 'Reads', after: 'Reads all' },
          { field: 'functionCodes', before: 'RAO', after: 'RAO, RAO_REFERRER' },
          { field: 'lastsUntil', before: null, after: '2026-12-31' },
        ],
      }),
    ],
    { operationName: () => undefined, fieldName: () => undefined, formatValue: () => undefined },
  );
  const [changed] = await entries();
  expect(changed?.textContent).toContain('Role changed by the server');
  expect(
    within(changed as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Description (English)Before ReadsAfter Reads all',
    expect.stringContaining('Functions'),
    'Account Opening',
    '+Referrers Added',
    'lastsUntilBefore EmptyAfter 31 Dec 2026',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Open in operation records' }));
  expect(opened).toEqual([{ code: 'UR_OPERATION_RECORD', params: { targetID: 'R1' } }]);
});

it('says that nothing has been recorded yet', async () => {
  await show([]);
  await screen.findByText('No operations recorded yet');
});

const actions: readonly SystemAction[] = [
  {
    action: 'role.update',
    resource: 'role',
    resourceName: allLanguages('Role'),
    kind: 'staff',
    name: allLanguages('Role changed by the server'),
    fields: [
      { field: 'description', name: allLanguages('Description'), values: [] },
      {
        field: 'functionCodes',
        name: allLanguages('Functions'),
        values: [
          { value: 'RAO', name: allLanguages('Account Opening') },
          { value: 'RAO_REFERRER', name: allLanguages('Referrers') },
        ],
      },
    ],
  },
];

function allLanguages(name: string) {
  return { EN: name, SC: name, TC: name };
}

function recordCallsOf(api: { readonly calls: readonly { readonly endpoint: unknown; readonly query?: unknown }[] }) {
  return api.calls.filter(({ endpoint }) => endpoint === listOperationRecords);
}

function show(
  records: readonly OperationRecord[] | Error,
  { shift = 0, ...props }: Partial<RecordHistoryProps> & { readonly shift?: number } = {},
  options: Partial<RenderScreenOptions> = {},
) {
  const api = createTestApi(({ endpoint, query }) => {
    if (endpoint === listFunctions) return functions;
    if (endpoint === listSystemActions) return actions;
    expect(endpoint).toBe(listOperationRecords);
    if (records instanceof Error) throw records;
    const { page, size } = query as { page: number; size: number };
    // Records that were added since the first page move the others.
    const from = (page - 1) * size - (page > 1 ? shift : 0);
    return { items: records.slice(from, from + size), page, size, total: records.length };
  });
  return renderScreen(
    <RecordHistory
      targetID="R1"
      operationName={(operation) => (operation === 'role.change' ? 'Role changed' : undefined)}
      fieldName={(field) => (field === 'name.EN' ? 'Name in English' : undefined)}
      formatValue={(field, value) => (field === 'functionCodes' ? value.split(', ') : undefined)}
      {...props}
    />,
    { plugin, api, ...options },
  );
}

function ChangeButton() {
  const name = { EN: 'Reviewer', SC: '审核员', TC: '審核員' };
  const change = useMutation(updateRole);
  return (
    <button
      type="button"
      onClick={() =>
        change.mutate({
          params: { roleID: 'R1' },
          body: { name, description: name, functionCodes: [], memberRefIDs: [], version: 1 },
        })
      }
    >
      Change
    </button>
  );
}

async function entries() {
  const list = await screen.findByRole('list', { name: 'History' });
  return [...list.children];
}

function record(number: number, more: Partial<OperationRecord> = {}): OperationRecord {
  return {
    recordID: `O${number}`,
    brokerCode: 'DEMO',
    time: `2026-11-0${Math.min(number, 9)}T12:00:00Z`,
    operation: 'role.create',
    actor: { kind: 'staff', refID: 'U1', userID: 'demo.admin', userName: 'Chan Ka Man' },
    targetID: 'R1',
    targetName: 'Reader',
    changes: [],
    requestId: 'req-1',
    pluginId: 'roles',
    ...more,
  };
}
