import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../entries/testing.tsx';
import { CheckTree } from './CheckTree.tsx';
import type { CheckTreeProps } from './CheckTreeProps.ts';

afterEach(cleanup);

interface Permission {
  readonly code: string;
  readonly name: string;
  readonly children: readonly Permission[];
}

const load = async () => ({ default: {} });
const plugin = { id: 'roles', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const roots = [
  permission('USERS', 'Users', [permission('CREATE', 'Create users'), permission('DELETE', 'Delete users')]),
  permission('NOTICES', 'Notices', [permission('GROUPS', 'Notice groups'), permission('GENERAL', 'General notices')]),
];

it('ticks a child with its parent, counts, and unticks everything below', async () => {
  await renderTree();
  click('Create users');
  expect(states()).toEqual([
    'Users mixed',
    'Create users true',
    'Delete users false',
    'Notices false',
    'Notice groups false',
    'General notices false',
  ]);
  expect(item(/^Users/).textContent).toContain('1 of 2');
  click('Delete users');
  expect(item(/^Users/).getAttribute('aria-checked')).toBe('true');
  click(/^Users/);
  expect(states().slice(0, 3)).toEqual(['Users false', 'Create users false', 'Delete users false']);
});

it('works by keyboard: moves, expands, collapses, ticks, and finds names', async () => {
  await renderTree();
  item(/^Users/).focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(item('Create users'));
  press('ArrowLeft');
  press('ArrowLeft');
  expect(item(/^Users/).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('treeitem', { name: 'Create users' })).toBeNull();
  press(' ', { shiftKey: true });
  press('ArrowRight');
  expect(states().slice(0, 3)).toEqual(['Users true', 'Create users true', 'Delete users true']);
  press('n');
  expect(document.activeElement).toBe(item(/^Notices/));
  press('End');
  press(' ');
  expect(item('General notices').getAttribute('aria-checked')).toBe('true');
  press('Home');
  press('*');
  expect(document.activeElement).toBe(item(/^Users/));
});

it('says level, position and number of siblings', async () => {
  await renderTree();
  const facts = ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => item('Notice groups').getAttribute(name));
  expect(facts).toEqual(['2', '1', '2']);
});

it('finds names and codes, keeps their ancestors, and marks what was found', async () => {
  await renderTree();
  const search = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.change(search, { target: { value: 'group' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(states()).toEqual(['Notices false', 'Notice groups false']));
  expect(document.querySelector('mark')?.textContent).toBe('group');
  expect(screen.getByRole('status').textContent).toContain('1 match');
  fireEvent.change(search, { target: { value: 'DELETE' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(states()).toEqual(['Users false', 'Delete users false']));
  fireEvent.change(search, { target: { value: 'nothing' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await screen.findByText('Nothing matches. Clear the search, or show everything.');
});

it('marks and counts what was granted and revoked, and shows only that', async () => {
  await renderTree({ saved: new Set(['USERS', 'CREATE']), first: ['USERS', 'CREATE'] });
  expect(screen.getByRole('status').textContent).toBe('No changes');
  click('Create users');
  click('General notices');
  expect(screen.getByRole('status').textContent).toBe('2 granted, 1 revoked');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Changed only' }));
  expect(states()).toEqual(['Users mixed', 'Create users false', 'Notices mixed', 'General notices true']);
  expect(item('Create users Revoked')).toBeTruthy();
  act(() => item(/^Create users/).focus());
  press(' ');
  expect(states()).toEqual(['Notices mixed', 'General notices true']);
  expect(document.activeElement).toBe(item(/^Notices/));
});

it('shows a part of the tree with its ancestors, and counts what is ticked in it', async () => {
  const views = [{ id: 'create', label: 'Creation', includes: ({ code }: Permission) => code === 'CREATE' }];
  await renderTree({ views, first: ['USERS', 'CREATE'] });
  const part = screen.getByRole('button', { name: 'Creation 1/1' });
  expect(screen.getByRole('button', { name: 'All 2/6' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(part);
  expect(states()).toEqual(['Users mixed', 'Create users true']);
  click('Create users');
  expect(part.textContent).toBe('Creation 0/1');
});

it('shows only what is ticked in a tree that is read-only', async () => {
  await renderTree({ onChange: undefined, first: ['NOTICES', 'GROUPS'] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ticked only' }));
  expect(states()).toEqual(['Notices mixed', 'Notice groups true']);
});

it('does not change a locked node, and says why', async () => {
  await renderTree({ lockOf: ({ code }) => (code === 'NOTICES' ? 'You do not have this function.' : undefined) });
  const groups = item('Notice groups Cannot be changed: You do not have this function.');
  fireEvent.click(groups);
  expect(groups.getAttribute('aria-checked')).toBe('false');
  expect(groups.getAttribute('aria-disabled')).toBe('true');
});

it('shows the state without letting the user change it when it is read-only', async () => {
  await renderScreen(<CheckTree {...shape} label="Functions" nodes={roots} checked={new Set(['USERS'])} />, { plugin });
  click(/^Users/);
  expect(item(/^Users/).getAttribute('aria-checked')).toBe('mixed');
  expect(screen.queryByText(/^Space ticks/)).toBeNull();
});

const shape = {
  idOf: ({ code }: Permission) => code,
  childrenOf: ({ children }: Permission) => children,
  nameOf: ({ name }: Permission) => name,
  searchTextOf: ({ code }: Permission) => code,
};

async function renderTree(options: Partial<CheckTreeProps<Permission>> & { readonly first?: readonly string[] } = {}) {
  await renderScreen(<Tree {...options} />, { plugin });
}

function Tree({ first = [], ...props }: Partial<CheckTreeProps<Permission>> & { readonly first?: readonly string[] }) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(first));
  return <CheckTree {...shape} label="Functions" nodes={roots} checked={checked} onChange={setChecked} {...props} />;
}

function permission(code: string, name: string, children: readonly Permission[] = []): Permission {
  return { code, name, children };
}

function item(name: string | RegExp) {
  return screen.getByRole('treeitem', { name });
}

function click(name: string | RegExp) {
  fireEvent.click(item(name));
}

function press(key: string, more: object = {}) {
  fireEvent.keyDown(document.activeElement as Element, { key, ...more });
}

function states() {
  return screen
    .getAllByRole('treeitem')
    .map((one) => `${one.querySelector('.bdk-grow')?.textContent} ${one.getAttribute('aria-checked')}`);
}
