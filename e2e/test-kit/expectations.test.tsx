import { openEmulator } from '@brokerdesk/mock-server/testing';
import { Button, definePlugin, page, useCall } from '@brokerdesk/plugin-sdk';
import { type Endpoint, listApplications, listBrokers } from '@brokerdesk/plugin-sdk/api';
import { expectGated, expectTranslated, type GatedAction } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it } from 'vitest';
import { defineNotes, useText } from './notesPlugin.tsx';

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

const addButton: GatedAction = {
  at: { code: 'X_NOTES' },
  find: (portal) => portal.queryByRole('button', { name: 'Add a note' }),
};

it('a plugin that follows its functions passes', async () => {
  await expectGated(defineNotes(), { emulator, actions: { X_NOTES_EDIT: addButton } });
});

it('a child whose call needs a further function is reported with that call', async () => {
  await expect(expectGated(defineNotes({ childRequires: null }), { emulator })).rejects.toThrow(
    'X_NOTES/authors needs more than X_NOTES: its call GET /users is refused (E0002). Declare the function of that call',
  );
});

it('a child is opened with each of the functions of which one is enough', async () => {
  const plugin = defineNotes({ childRequires: ['UR_USER_MANAGEMENT', 'X_NOTES_EDIT'] });
  await expect(expectGated(plugin, { emulator })).rejects.toThrow(
    'X_NOTES/authors needs more than X_NOTES and X_NOTES_EDIT: its call GET /users is refused (E0002).',
  );
});

it('a command that needs less than its screen is reported', async () => {
  await expect(expectGated(defineNotes({ commandRequires: 'UR_USER_MANAGEMENT' }), { emulator })).rejects.toThrow(
    'open is not shown to a user with UR_USER_MANAGEMENT alone. Require the function of the screen that it opens. It opens X_NOTES.',
  );
});

it('a slot item under a misspelt function is reported', async () => {
  await expect(expectGated(defineNotes({ cardRequires: 'X_NOTSE' }), { emulator })).rejects.toThrow(
    'The tree of DEMO does not have X_NOTSE.',
  );
});

it('a button without its gate is reported', async () => {
  const plugin = defineNotes({ screen: UngatedScreen });
  await expect(expectGated(plugin, { emulator, actions: { X_NOTES_EDIT: addButton } })).rejects.toThrow(
    'X_NOTES_EDIT is not needed for its part of X_NOTES: put it into <Can requires="X_NOTES_EDIT">.',
  );
});

it('internal screens are opened as the provider’s staff, whose calls must not be refused', async () => {
  await expectGated(defineDesk(listBrokers), { emulator });
  await expect(expectGated(defineDesk(listApplications), { emulator })).rejects.toThrow(
    "desk:brokers makes the call GET /applications, which is refused to the provider's staff (E0002). Make a call whose access is internalStaff or anyOfOrInternal.",
  );
});

it('an item for the internal screen of another plugin is not looked for without that plugin', async () => {
  await expectGated(defineNotes({ cardRequires: 'desk:brokers' }), { emulator });
});

it('internal screens are read as the provider’s staff see them', async () => {
  await expect(expectTranslated(defineDesk(listBrokers), { emulator })).rejects.toThrow(
    /desk:brokers, zh-Hans: h1: Loaded\n- .*desk:brokers, zh-Hant: h1: Loaded/s,
  );
});

it('a translated plugin passes, with data in Latin letters', async () => {
  await expectTranslated(defineNotes(), { emulator });
});

it('untranslated texts are reported with screen, language and element, unless their words are allowed', async () => {
  const plugin = defineNotes({ screen: EnglishScreen });
  await expect(expectTranslated(plugin, { emulator })).rejects.toThrow(
    /X_NOTES, zh-Hans: p: Weekly summary\n- X_NOTES, zh-Hans: button\S*\[title\]: Print\n- X_NOTES, zh-Hant: p: Weekly/,
  );
  await expectTranslated(plugin, { emulator, latinWords: ['Weekly summary', 'Print'] });
});

it('untranslated texts of an internal screen are reported, too', async () => {
  await expect(expectTranslated(defineDesk(listBrokers), { emulator })).rejects.toThrow(
    /desk:brokers, zh-Hans: h1: Loaded[^]*desk:brokers, zh-Hant: h1: Loaded/,
  );
});

/** A plugin with one screen for the provider's staff, which makes a call. */
function defineDesk(call: typeof listBrokers | typeof listApplications) {
  function BrokersScreen() {
    const { data } = useCall<Endpoint>(call, {});
    return <h1>{data === undefined ? 'Loading' : 'Loaded'}</h1>;
  }
  const messages = { menu: { brokers: 'Brokers' } };
  return definePlugin({
    id: 'desk',
    version: '1.0.0',
    sdk: '^1.0.0',
    functions: {},
    internal: {
      brokers: page({
        path: 'broker_desk',
        title: 'menu.brokers',
        menu: { icon: 'people' },
        screen: async () => ({ default: BrokersScreen }),
      }),
    },
    commands: [{ id: 'brokers', title: 'menu.brokers', requires: 'desk:brokers', open: { code: 'desk:brokers' } }],
    messages: {
      en: messages,
      'zh-Hans': async () => ({ default: messages }),
      'zh-Hant': async () => ({ default: messages }),
    },
  });
}

function UngatedScreen() {
  return <Button>{useText()('add')}</Button>;
}

function EnglishScreen() {
  return (
    <>
      <p>Weekly summary</p>
      <button type="button" title="Print">
        {useText()('menu.notes')}
      </button>
    </>
  );
}
