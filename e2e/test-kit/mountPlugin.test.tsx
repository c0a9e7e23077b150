import { setTimeout as wait } from 'node:timers/promises';
import { openEmulator } from '@brokerdesk/mock-server/testing';
import { NotPermitted } from '@brokerdesk/plugin-sdk';
import { listUsers } from '@brokerdesk/plugin-sdk/api';
import { demoUsers, type MountedPlugin, mountPlugin } from '@brokerdesk/plugin-testing';
import { fireEvent } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { defineNotes } from './notesPlugin.tsx';

const emulator = openEmulator({ applications: 0 });
const plugin = defineNotes();
let portal: MountedPlugin | undefined;
/** For parts of the page that are fetched when they are first shown. */
const patience = { timeout: 60_000 };

afterEach(async () => {
  vi.useRealTimers();
  await portal?.unmount();
});
afterAll(() => emulator.close());

it('shows menu, home card, command and screen to a user with the function, in their language', async () => {
  portal = await mountPlugin(plugin, { emulator, functions: ['X_NOTES'], language: 'zh-Hant' });
  expect(portal.menu()).toEqual([{ title: '備註', address: 'notes', entries: [] }]);
  expect([portal.shown(), portal.fills(), portal.commands()]).toEqual([
    ['home.cards/new'],
    ['home.cards/new'],
    ['open'],
  ]);
  await portal.openScreen({ code: 'X_NOTES', params: { author: 'demo.admin' } });
  portal.getByText('demo.admin');
  expect([portal.shown(), portal.address()]).toEqual([['X_NOTES'], 'notes']);
});

it('shows why a user may not open an address, and opens it for another user of the same data', async () => {
  portal = await mountPlugin(plugin, { emulator, functions: ['X_NOTES'], address: 'notes/authors' });
  expect(portal.getByRole('heading', { level: 1 }).textContent).toBe('Not permitted');
  await portal.signInAs(demoUsers.administrator);
  expect(portal.shown()).toEqual(['X_NOTES/authors']);
});

it('gives the same reason within a screen as on the page of an address that the user may not open', async () => {
  const screen = () => <NotPermitted requires="UR_USER_MANAGEMENT" />;
  const functions = ['X_NOTES', 'USER_AND_ROLE'];
  portal = await mountPlugin(defineNotes({ screen }), { emulator, functions, language: 'zh-Hans', address: 'notes' });
  await portal.findByText(/^用户没有 UR_USER_MANAGEMENT。/, {}, patience);
  await portal.open('notes/authors');
  await portal.findByText(/^用户没有 UR_USER_MANAGEMENT。/, {}, patience);
});

it('leaves no session behind that would end in the page of a later test', async () => {
  portal = await mountPlugin(plugin, { emulator });
  await portal.unmount();
  sessionStorage.setItem('later', 'kept');
  vi.useFakeTimers({ now: Date.now() + 1000 * 3_600_000, toFake: ['Date'] });
  window.dispatchEvent(new Event('focus'));
  // Longer than the other tabs are asked for the session.
  await wait(500);
  expect(document.documentElement.hasAttribute('data-covered')).toBe(false);
  expect(sessionStorage.getItem('later')).toBe('kept');
});

it('lets the next call of an endpoint fail, and lists the calls with their results', async () => {
  portal = await mountPlugin(plugin, { emulator });
  await portal.failNext(listUsers, 'E0017');
  await portal.openScreen({ code: 'X_NOTES', child: 'authors' });
  portal.getByRole('dialog', { name: 'Request Error' });
  expect(portal.calls.at(-1)).toEqual({
    method: 'GET',
    path: '/users',
    query: { size: '5' },
    body: undefined,
    files: [],
    pluginId: 'notes',
    code: 'E0017',
  });
});

it('explains a refused call in “Plugins and permissions”, as admin-cli why does', async () => {
  portal = await mountPlugin(defineNotes({ childRequires: null }), { emulator, functions: ['X_NOTES'] });
  await portal.openScreen({ code: 'X_NOTES', child: 'authors' });
  fireEvent.click(portal.getByRole('button', { name: 'Stay on this page' }));
  await portal.settle();
  fireEvent.click(portal.getByRole('button', { name: /CHEUNG Mei Kuen/ }));
  fireEvent.click(await portal.findByText('Plugins and permissions', {}, patience));
  await portal.settle();
  const needs = /^GET \/users needs one of UR_USER_MANAGEMENT, /;
  await portal.findByText(needs, {}, patience);
  portal.getByText('The user does not have USER_AND_ROLE, UR_USER_MANAGEMENT.');
  expect(portal.getAllByText(/^Grant USER_AND_ROLE, UR_USER_MANAGEMENT to one/)).toHaveLength(1);
});

it('moves the clock of the emulator', async () => {
  portal = await mountPlugin(plugin, { emulator, now: '2026-11-04T02:00:00.000Z' });
  await portal.clock.change({ advanceSec: 60 });
  expect(await portal.clock.now()).toBe('2026-11-04T02:01:00.000Z');
});

it('names a function that the broker’s tree does not have', async () => {
  const mounted = mountPlugin(plugin, { emulator, functions: ['X_NOTES', 'X_NOTSE'] });
  await expect(mounted).rejects.toThrow('The tree of DEMO does not have X_NOTSE. Correct the code');
  await expect(mountPlugin(plugin, { emulator, user: 'nobody' })).rejects.toThrow('DEMO has no user nobody.');
});
