import type { ReusableGroup, SystemComponent } from '@brokerdesk/plugin-sdk/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ifYes, inAll, makeChoice, makeDocument, makePage, makeQuestion } from '../../../model/documentFixture.ts';
import { questionsOf } from '../../../model/TemplateDocument.ts';
import { en } from '../../../locales/en.ts';
import { newPage } from '../commands/newParts.ts';
import { renderInEditor } from '../editorFixture.tsx';
import { componentTypesInOrder } from '../inspector/questionFields.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { Palette } from './Palette.tsx';
import { findInsertionPlace } from './planInsertion.ts';

afterEach(cleanup);

const core = { core: true, required: true } as const;
const systemComponents = [
  {
    code: 'reach',
    name: inAll('Reach'),
    core: true,
    components: [makeQuestion('mobile', core), makeQuestion('email', core)],
    classification: [],
  },
  {
    code: 'risk',
    name: inAll('Risk questions'),
    core: false,
    components: [makeChoice('margin'), makeQuestion('why', ifYes('margin'))],
    classification: [{ value: 'ALL', label: inAll('All'), from: 0, to: 10 }],
  },
] as unknown as SystemComponent[];

const otherGroup = {
  groupID: 'tax',
  nameEN: 'Tax',
  nameSC: '税务',
  nameTC: '稅務',
  components: [
    makeChoice('resident'),
    makeQuestion('country', { shownIf: { questionID: 'elsewhere', values: ['A'] } }),
  ],
  profiles: [{ profileID: 'P2', name: inAll('Corporate account') }],
} as unknown as ReusableGroup;

async function open(document = makeDocument()) {
  const rendered = await renderInEditor(
    <>
      <Palette />
      <Inspector />
    </>,
    { document, systemComponents, respond: () => [otherGroup] },
  );
  await screen.findByRole('button', { name: 'Tax' });
  const ids = () => questionsOf(rendered.editor().document).map(({ questionID }) => questionID);
  return { ...rendered, ids };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['nothing selected', { kind: 'template' }, 'risk', 'riskGroup', 'margin'],
  ['a page', { kind: 'page', pageID: 'work' }, 'work', 'workGroup', 'team'],
  ['a group', { kind: 'group', groupID: 'workGroup' }, 'work', 'workGroup', 'team'],
  ['questions', { kind: 'questions', questionIDs: ['employed', 'employer'] }, 'work', 'workGroup', 'employer'],
] as const)('inserts at the end of what is selected: %s', (_title, selection, pageID, groupID, questionID) => {
  expect(findInsertionPlace(makeDocument(), selection)).toEqual({ pageID, groupID, questionID });
});

describe('a question', () => {
  it('of each type is inserted, and the user goes on with its label', async () => {
    const { editor, ids } = await open();
    await act(async () => editor().select({ kind: 'questions', questionIDs: ['employer'] }));
    screen.getByText(/^Inserts after “employer” in the group “work”/);
    press('Drop-down list');
    expect(ids().slice(0, 3)).toEqual(['employed', 'employer', 'selectbox']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Label' }));
    press('Drop-down list');
    expect(ids().slice(2, 4)).toEqual(['selectbox', 'selectbox2']);
  });

  it('is inserted on a new page if there is none', async () => {
    const { editor } = await open({ ...makeDocument(), pages: [], classification: [] });
    screen.getByText('Inserts on a new page.');
    for (const type of componentTypesInOrder) press(en.componentType[type]);
    expect(editor().document.pages).toHaveLength(1);
    expect(questionsOf(editor().document).map(({ type }) => type)).toEqual(componentTypesInOrder);
  });
});

describe('a ready-made group', () => {
  it('is inserted behind the selected group with its classes, as one step', async () => {
    const { editor, ids } = await open({ ...makeDocument(), pages: [makePage('one', [])], classification: [] });
    press('Risk questions');
    expect(ids()).toEqual(['margin', 'why']);
    expect(editor().document.pages[0]?.groups.map(({ groupID }) => groupID)).toEqual(['oneGroup', 'risk']);
    expect(editor().document.classification).toHaveLength(1);
    await act(async () => editor().undo());
    expect([ids(), editor().document.classification]).toEqual([[], []]);
  });

  it('gets fresh identifiers where they are taken, also in its conditions', async () => {
    const { editor, ids } = await open();
    screen.getByText('Partly in the template');
    press('Risk questions');
    expect(ids().slice(-2)).toEqual(['margin2', 'why']);
    expect(questionsOf(editor().document).at(-1)?.shownIf?.questionID).toBe('margin2');
  });

  it('leaves out the core questions that the template has, and is locked if it has all', async () => {
    const document = { ...makeDocument(), pages: [makePage('one', [makeQuestion('mobile', core)])] };
    const { ids } = await open(document);
    press('Reach');
    expect(ids()).toEqual(['mobile', 'email']);
    screen.getByText(/The back office needs each of its questions once/);
    press('Reach');
    expect(ids()).toEqual(['mobile', 'email']);
  });
});

it('inserts what is found first on Enter, in place of the empty group of a new page', async () => {
  const { editor, ids } = await open({ ...makeDocument(), pages: [newPage], classification: [] });
  const search = screen.getByRole('searchbox', { name: 'Find a question or group' });
  fireEvent.change(search, { target: { value: 'risk' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(ids()).toEqual(['margin', 'why']);
  expect(editor().document.pages[0]?.groups.map(({ groupID }) => groupID)).toEqual(['risk']);
  expect((search as HTMLInputElement).value).toBe('');
  await act(async () => editor().undo());
  expect(editor().document.pages).toEqual([newPage]);
});

it('inserts what has exactly the name before what only contains it', async () => {
  const { editor } = await open();
  const search = screen.getByRole('searchbox', { name: 'Find a question or group' });
  fireEvent.change(search, { target: { value: 'Number' } });
  screen.getByRole('button', { name: 'Phone number' });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(editor().selection).toEqual({ kind: 'questions', questionIDs: ['numberbox'] });
});

it('inserts groups of other templates, and says which conditions name nothing here', async () => {
  const { ids } = await open();
  screen.getByText('2 questions, in Corporate account');
  press('Tax');
  expect(ids().slice(-2)).toEqual(['resident', 'country']);
  screen.getByText(/^2 questions inserted\. 1 condition was left out/);
});

it('finds questions and groups by name, by what is in them and by template', async () => {
  await open();
  const find = (value: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    return [...document.querySelectorAll('.templates-palette-item')].map((item) => item.textContent);
  };
  expect(find('drop')).toEqual(['Drop-down list']);
  expect(find('mobile')).toEqual(['Reach']);
  expect(find('corporate')).toEqual(['Tax']);
});
