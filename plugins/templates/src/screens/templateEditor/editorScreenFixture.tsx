// What the tests of the editor share: a template of the emulator in the editor, and what users do there.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { getProfile, type ProfileDetail, updateProfile } from '@brokerdesk/plugin-sdk/api';
import { type createInMemoryDrafts, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { setQuestion } from '../../model/edits/setFields.ts';
import { bodyOf, documentOf } from '../../model/TemplateDocument.ts';
import plugin from '../../plugin.ts';
import EditTemplateScreen from './EditTemplateScreen.tsx';
import { preloadParts } from './lazyParts.tsx';

const id = 'DEMO-P-STANDARD';
let sandbox: TestSandbox;
let session: TestSession;

/** Starts an emulator for the tests of a file, with a new sandbox for each of them. */
export function startEditorEmulator(): void {
  const emulator = openEmulator({ applications: 0 });
  beforeEach(async () => {
    sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
    sessionStorage.clear();
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());
}

/** Options of {@link renderEditor}. */
export interface RenderEditorOptions {
  /** The standard template by default; undefined for an address without one. */
  readonly id?: string | undefined;
  /** An earlier version to continue with. */
  readonly restore?: string;
  readonly drafts?: ReturnType<typeof createInMemoryDrafts>;
}

/** Opens the editor. */
export async function renderEditor(options: RenderEditorOptions = {}) {
  await preloadParts();
  const { drafts, restore } = options;
  const rendered = await renderScreen(<EditTemplateScreen />, {
    plugin,
    session,
    params: { id: options.id ?? id, ...(restore !== undefined && { restore }) },
    ...(drafts && { drafts }),
  });
  await screen.findByRole('tree');
  return rendered;
}

/** Returns a template as the server has it. */
export function load(profileID = id): Promise<ProfileDetail> {
  return createSessionApi(session).call(getProfile, { params: { id: profileID } });
}

/** Another user publishes another label of a question. */
export async function publishElsewhere(questionID: string) {
  const published = await load();
  const label = { EN: 'Theirs', SC: '他人', TC: '他人' };
  const body = { ...bodyOf(setQuestion(questionID, { label })(documentOf(published))), version: published.version };
  await createSessionApi(session).call(updateProfile, { params: { id }, body });
}

/** Publishes by a button, and confirms the review. */
export async function publish(button: string) {
  click(button);
  const review = screen.getByRole('alertdialog');
  await act(async () => fireEvent.click(within(review).getByRole('button', { name: button })));
}

/** The next attempt to publish is carried out, and its response is lost. */
export function loseNextReply(): Promise<void> {
  return failNextPublish({ kind: 'lostReply' });
}

/** The next attempt to publish finds that the session has ended. */
export function endSessionAtNextPublish(): Promise<void> {
  return failNextPublish({ kind: 'envelope', code: 'E0001', data: { reason: 'timeout' } });
}

async function failNextPublish(effect: Parameters<TestSandbox['control']['addFault']>[0]['effect']): Promise<void> {
  const { method, path } = updateProfile;
  await sandbox.control.addFault({ match: { method, path }, when: { times: 1 }, effect });
}

/** Waits for the other user’s version. */
export async function findConflict(): Promise<HTMLElement> {
  return (
    (await screen.findByRole('button', { name: 'Keep both changes' })).closest<HTMLElement>('section') ?? document.body
  );
}

/** Returns the questions on the canvas. */
export function cards(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-question]')];
}

/** Returns the card of a question on the canvas. */
export function cardOf(questionID: string): HTMLElement {
  const card = findCard(questionID);
  if (card === undefined) throw new Error(`${questionID} is not on the canvas.`);
  return card;
}

function findCard(questionID: string): HTMLElement | undefined {
  return cards().find((card) => card.dataset['question'] === questionID);
}

/** Goes from page to page until the question is on the canvas, and selects it. */
export function goToQuestion(questionID: string) {
  while (findCard(questionID) === undefined) press(']');
  fireEvent.click(cardOf(questionID), { detail: 1 });
}

/** Types the label of a question on the canvas. */
export function typeLabel(questionID: string, label: string) {
  goToQuestion(questionID);
  fireEvent.click(cardOf(questionID), { detail: 0 });
  const field = screen.getByRole('textbox', { name: `Label of ${questionID}` });
  fireEvent.change(field, { target: { value: label } });
  fireEvent.keyDown(field, { key: 'Escape' });
}

/** Presses a button. */
export function click(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Chooses a command of a menu. */
export function choose(menu: string, item: string) {
  click(menu);
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
}

/** Presses a key where the focus is, outside of fields. */
export function press(key: string, modifiers: object = {}) {
  const focused = document.activeElement;
  fireEvent.keyDown(focused === null || focused instanceof HTMLTextAreaElement ? document.body : focused, {
    key,
    ...modifiers,
  });
}

/** Copies as the browser does, and returns the text for the clipboard. */
export function copy(): string {
  let copied = '';
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => (copied = text) } });
  act(() => void document.body.dispatchEvent(event));
  return copied;
}

/** Pastes a text as the browser does. */
export function paste(text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void document.body.dispatchEvent(event));
}
