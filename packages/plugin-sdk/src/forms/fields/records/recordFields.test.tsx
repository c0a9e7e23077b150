import { listUsers, type Trader, type User } from '@brokerdesk/api';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, UnreachableError } from '../../../services/errors.ts';
import { renderFields, shownErrors } from '../../../testing/fieldFormFixture.tsx';
import { options as screenOptions, save } from '../../../testing/nicknameFormFixture.tsx';
import { createTestApi, renderScreen, type TestCall } from '../../../entries/testing.tsx';
import { Form } from '../../form/Form.tsx';
import { useForm } from '../../form/useForm.ts';
import { TextField } from '../TextField.tsx';
import { RecordField } from './RecordField.tsx';
import { RecordListField } from './RecordListField.tsx';
import { defineRecords } from './RecordSource.ts';
import { traderRecords, userRecords } from './recordSources.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const traderCount = 10_000;
const traders = traderRecords({ status: '1' });
const users = userRecords();

function traderOf(index: number): Pick<Trader, 'userID' | 'nameEN' | 'nameSC' | 'nameTC'> {
  return { userID: `T${index}`, nameEN: `Trader ${index}`, nameSC: `客户${index}`, nameTC: `客戶${index}` };
}

/** A server with 10,000 traders and two users; T0 does not exist. */
function respond({ endpoint, params, query }: TestCall): unknown {
  if (endpoint.path === '/goapi/traders/{userID}') {
    if (params['userID'] === 'T0') throw new ApiError({ code: 'E0003', message: '', data: null, requestId: '' });
    return traderOf(Number(String(params['userID']).slice(1)));
  }
  if (endpoint.path === '/users') {
    const items: Pick<User, 'refID' | 'userID' | 'userName'>[] = [
      { refID: 'U1', userID: 'chan', userName: 'Chan Tai Man' },
      { refID: 'U2', userID: 'lee', userName: 'Lee Ka Yan' },
    ];
    return { items, page: 1, size: items.length, total: items.length };
  }
  const [page, size, words] = [
    Number(query['page']),
    Number(query['size']),
    typeof query['q'] === 'string' ? query['q'] : '',
  ];
  const matching = Array.from({ length: traderCount }, (_, index) => traderOf(index + 1)).filter(({ nameEN }) =>
    nameEN.includes(words),
  );
  return { items: matching.slice((page - 1) * size, page * size), page, size, total: matching.length };
}

const box = () => screen.getByRole('combobox', { name: 'Client' });
const boxText = () => (box() as HTMLInputElement).value;
const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

async function showTraders(userID: string, api = createTestApi(respond)) {
  return renderFields({
    values: { userID },
    api,
    children: (form) => <RecordField form={form} name="userID" label="Client" source={traders} />,
  });
}

it('shows the chosen record by its name, in the language of the user', async () => {
  await renderFields({
    values: { userID: 'T7' },
    api: createTestApi(respond),
    language: 'zh-Hant',
    children: (form) => <RecordField form={form} name="userID" label="Client" source={traders} />,
  });
  await expect.poll(boxText).toBe('客戶7 · T7');
});

it('finds a record among 10,000 by typing, after a pause, and chooses it with Enter', async () => {
  const { api, values, sent } = await showTraders('');
  fireEvent.change(box(), { target: { value: 'Trader 99' } });
  fireEvent.change(box(), { target: { value: 'Trader 9999' } });
  await expect.poll(options).toEqual(['Trader 9999T9999']);
  expect(api.calls.map(({ query }) => query['q'])).toEqual([undefined, 'Trader 9999']);
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { hidden: true }).id);
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
  expect([values(), boxText(), options(), sent]).toEqual([{ userID: 'T9999' }, 'Trader 9999 · T9999', [], []]);
});

it('loads the next page when the arrow keys reach the end, and says how many match', async () => {
  await showTraders('');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  await expect.poll(() => options().length).toBe(20);
  screen.getByText('10,000 matches', { selector: '[role=status]' });
  for (let index = 0; index < 20; index += 1) fireEvent.keyDown(box(), { key: 'ArrowDown' });
  await expect.poll(() => options().length).toBe(40);
});

it('searches for nothing that is still being composed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = await showTraders('');
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: 'ceshi' } });
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(api.calls.map(({ query }) => query['q'])).toEqual([undefined]);
  fireEvent.change(box(), { target: { value: '测试' } });
  fireEvent.compositionEnd(box());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(api.calls.map(({ query }) => query['q'])).toEqual([undefined, '测试']);
});

it('keeps the choice when the search fails, and searches again on request', async () => {
  let isDown = true;
  const api = createTestApi((call) => {
    if (isDown && call.query['q'] !== undefined) throw new UnreachableError('TIMEOUT', { message: 'late' });
    return respond(call);
  });
  const { values } = await showTraders('T7', api);
  await expect.poll(boxText).toBe('Trader 7 · T7');
  fireEvent.change(box(), { target: { value: 'Trader 8' } });
  const retry = await screen.findByRole('button', { name: 'Try again', hidden: true });
  expect(values()).toEqual({ userID: 'T7' });
  isDown = false;
  fireEvent.click(retry);
  await expect.poll(() => options().length).toBe(20);
});

it('is not sent with words that chose nothing; an emptied field has no record', async () => {
  const { values, sent } = await showTraders('T7');
  await expect.poll(boxText).toBe('Trader 7 · T7');
  fireEvent.change(box(), { target: { value: 'Trader' } });
  fireEvent.blur(box());
  expect([boxText(), shownErrors()]).toEqual(['Trader', ['Choose one from the list, or empty the field']]);
  await save();
  expect(sent).toEqual([]);
  fireEvent.change(box(), { target: { value: '' } });
  fireEvent.blur(box());
  expect(values()).toEqual({ userID: '' });
  await expect.poll(shownErrors).toEqual([]);
});

it('ends a search when the user discards the input', async () => {
  let discard = () => {};
  await renderFields({
    values: { userID: 'T7', remark: '' },
    api: createTestApi(respond),
    children: (form) => {
      ({ discard } = form);
      return (
        <>
          <RecordField form={form} name="userID" label="Client" source={traders} />
          <TextField form={form} name="remark" label="Remark" />
        </>
      );
    },
  });
  await expect.poll(boxText).toBe('Trader 7 · T7');
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: 'calls' } });
  fireEvent.change(box(), { target: { value: 'Trader 8' } });
  fireEvent.blur(box());
  expect(boxText()).toBe('Trader 8');
  act(() => discard());
  expect([boxText(), shownErrors()]).toEqual(['Trader 7 · T7', []]);
});

it('says that a record no longer exists', async () => {
  await showTraders('T0');
  await screen.findByText('T0 no longer exists: choose another');
  expect(boxText()).toBe('T0');
});

it('collects records, removes them, and says which no longer exist', async () => {
  const { values } = await renderFields({
    values: { members: ['U1', 'U9'] },
    api: createTestApi(respond),
    children: (form) => <RecordListField form={form} name="members" label="Client" source={users} limit={2} />,
  });
  const list = screen.getByRole('list', { name: 'Client' });
  await within(list).findByRole('button', { name: 'Remove Chan Tai Man' });
  screen.getByText('U9 no longer exists: remove it');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  await expect.poll(options).toEqual(['Chan Tai Manchan', 'Lee Ka Yanlee']);
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(values()).toEqual({ members: ['U1', 'U9', 'U2'] });
  fireEvent.blur(box());
  expect(shownErrors()).toEqual(['At most 2: remove 1']);
  fireEvent.click(within(list).getByRole('button', { name: 'Remove U9 – no longer exists' }));
  expect(values()).toEqual({ members: ['U1', 'U2'] });
});

it('neither adds nor removes a locked record, and says why', async () => {
  const source = defineRecords({
    list: listUsers,
    id: ({ refID }) => refID,
    label: ({ userName }) => userName,
    lock: ({ userID }) => `${userID} is an administrator.`,
  });
  const { values } = await renderFields({
    values: { members: ['U1'] },
    api: createTestApi(respond),
    children: (form) => <RecordListField form={form} name="members" label="Client" source={source} />,
  });
  const locked = await screen.findByRole('button', {
    name: 'Chan Tai Man cannot be removed: chan is an administrator.',
  });
  fireEvent.click(locked);
  fireEvent.keyDown(locked, { key: 'Delete' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  await expect.poll(options).toEqual(['Chan Tai Manchan is an administrator.', 'Lee Ka Yanlee is an administrator.']);
  fireEvent.click(screen.getAllByRole('option', { hidden: true })[1]!);
  expect(values()).toEqual({ members: ['U1'] });
});

it('shows by its name what another user has chosen in the meantime', async () => {
  const record = { version: 1, userID: 'T7' };
  const data = { current: { version: 2, userID: 'T8' }, by: 'Lee Ka Yan', at: null };
  function PlanForm() {
    const form = useForm<{ readonly userID: string }, unknown, typeof record>({
      name: 'plan',
      record,
      toValues: ({ userID }) => ({ userID }),
      send: () => Promise.reject(new ApiError({ code: 'E0005', message: '', data, requestId: '' })),
    });
    return (
      <Form form={form} label="Plan">
        <RecordField form={form} name="userID" label="Client" source={traders} />
        <button>Save</button>
      </Form>
    );
  }
  await renderScreen(<PlanForm />, { ...screenOptions, api: createTestApi(respond) });
  await save();
  await screen.findByRole('cell', { name: /^Trader 8/ });
  screen.getByRole('cell', { name: 'Trader 7' });
});
