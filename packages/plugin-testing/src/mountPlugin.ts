// A plugin in the host's real shell, in the page of a test: routes, guard, menu, error pages, texts and query client are those
// of production. Requests go to an emulator in the same process.
import { type Configuration, type Endpoint, getConfiguration, wireLanguages } from '@brokerdesk/api';
import { act, queries, within } from '@testing-library/react';
import type { PluginDefinition } from '@brokerdesk/plugin-sdk';
import { describeDefinition, type Description, listOwnFunctions } from '@brokerdesk/plugin-sdk/build';
import { demoBrokers, type DemoUser, demoUsers } from './demoData.ts';
import { createSessionApi, polyfillTopLayer } from '@brokerdesk/plugin-sdk/testing';
import type { FailureEffect, MountedClock, MountedPlugin, MountPluginOptions, SignInOptions } from './MountedPlugin.ts';
import type { MountFault, MountSandbox, MountUser } from './MountSandbox.ts';
import type { PortalMount } from '@brokerdesk/host/testing';
import { readMenu } from './readMenu.ts';
import { recordFetch } from './recordFetch.ts';
import { settlePage } from './settlePage.ts';
import { setLastMount, unmountLast } from './unmountLast.ts';
import { watchContributions } from './watchContributions.ts';

const collection = 'functions';

/**
 * Mounts a plugin in the host's shell, signed in, and resolves when its first page has loaded. A test has one mounted plugin
 * at a time.
 *
 * @throws Error if the user or a function is unknown to the emulator, or the shell does not start.
 *
 * @example
 * const emulator = openEmulator({ applications: 0, extensions: [mock] });
 * const portal = await mountPlugin(plugin, { emulator, functions: ['X_NOTES'], address: 'notes' });
 * expect(portal.menu()).toEqual([{ title: 'Notes', address: 'notes', entries: [] }]);
 * await portal.failNext(listNotes, 'E0005');
 */
export async function mountPlugin<Sandbox extends MountSandbox>(
  plugin: PluginDefinition,
  options: MountPluginOptions<Sandbox>,
): Promise<MountedPlugin<Sandbox>> {
  await unmountLast();
  polyfillTopLayer();
  const { address = '', now } = options;
  const description = await describeDefinition(plugin);
  const sandbox = await options.emulator.openSandbox(now === undefined ? {} : { now, frozen: true });
  const watched = watchContributions(plugin);
  const { user = demoUsers.administrator, functions, language, broker } = options;
  const place = { sandbox, description };
  let shell: PortalMount | undefined;
  let signedIn = await signIn(place, user, { functions, language, broker });
  const record = recordFetch(() => signedIn.session);

  async function show(at: string) {
    const { mountPortal } = await import('@brokerdesk/host/testing');
    const { session, displayCode, language: shown } = signedIn;
    const input = { plugin: watched.plugin, description, session, displayCode, language: shown, address: at };
    await act(async () => {
      shell = await mountPortal({ ...input, fetch: record.fetch });
    });
    await settle();
  }
  function current(): PortalMount {
    if (!shell) throw new Error('The plugin is not mounted any more. Call mountPlugin again.');
    return shell;
  }
  const settle = () =>
    settlePage({
      isBusy: () => record.pending() > 0 || (shell?.isBusy() ?? false),
      isLoadingCode: () => watched.loading() > 0,
      describe: () => `${record.pending()} requests without a response`,
    });
  async function unmount() {
    await act(async () => shell?.unmount());
    shell = undefined;
  }
  setLastMount(unmount);
  await show(typeof address === 'string' ? address : '');
  const mounted: MountedPlugin<Sandbox> = {
    ...within(document.body, queries),
    async open(at) {
      await act(() => current().open(at));
      await settle();
    },
    async openScreen(target) {
      await act(() => current().openScreen(target));
      await settle();
    },
    address: () => current().address(),
    addressOf: ({ code, child }) => current().addressOf(code, child),
    menu: () => readMenu(current().home),
    shown: () => [...watched.shown].sort(),
    commands: () => current().commands(),
    fills: () => current().fills(),
    failure: () => current().failure(),
    reasons: () => current().reasons(),
    functions: () => signedIn.session.functions,
    received: () => [signedIn.session.user, signedIn.session.functions, ...record.responses],
    failNext: async (endpoint, effect = 500) => void (await sandbox.control.addFault(toFault(endpoint, effect))),
    async signInAs(other, change = {}) {
      const last = signedIn;
      const of = typeof other === 'string' ? last.brokerCode : other.brokerCode;
      const at = current().address();
      await unmount();
      signedIn = await signIn(place, other, { language: last.language, broker: of, ...change });
      await show(at);
    },
    settle,
    calls: record.calls,
    clock: clockOf(sandbox),
    sandbox,
    unmount,
  };
  if (typeof address !== 'string') await mounted.openScreen(address);
  return mounted;
}

function clockOf({ control }: MountSandbox): MountedClock {
  return {
    now: async () => (await control.readClock()).now,
    change: async (change) => (await control.changeClock(change)).now,
  };
}

type UserOptions = { readonly [Name in keyof SignInOptions]: SignInOptions[Name] | undefined };

async function signIn(
  { sandbox, description }: { readonly sandbox: MountSandbox; readonly description: Description },
  user: DemoUser | string,
  { functions, broker: given, language = 'en' }: UserOptions,
) {
  const { userID, brokerCode } = toAccount(user, given);
  await addOwnFunctions(sandbox, { description, brokerCode });
  const account = { brokerCode, userID, ...(functions && { functionCodes: functions }) };
  const session = await sandbox.signIn(account).catch(async (cause: unknown) => {
    throw new Error(await explainSignIn(sandbox, account), { cause });
  });
  const { broker }: Configuration = await createSessionApi(session, wireLanguages[language]).call(getConfiguration, {});
  return { session, language, brokerCode, displayCode: broker.displayCode };
}

function toAccount(user: DemoUser | string, brokerCode: string | undefined) {
  if (typeof user === 'string') return { userID: user, brokerCode: brokerCode ?? demoBrokers.demo.brokerCode };
  return { userID: user.userID, brokerCode: brokerCode ?? user.brokerCode };
}

function toFault({ method, path }: Pick<Endpoint, 'method' | 'path'>, effect: FailureEffect): MountFault {
  return { match: { method, path }, when: { times: 1 }, effect: toEffect(effect) };
}

function toEffect(effect: FailureEffect): MountFault['effect'] {
  if (typeof effect === 'number') return { kind: 'http', status: effect };
  if (effect === 'hang' || effect === 'reset' || effect === 'lostReply') return { kind: effect };
  return { kind: 'envelope', code: effect };
}

/** Adds the functions that a plugin declares (`X_`) to the broker's tree, as `admin-cli dev` does, unless `mock.ts` has. */
async function addOwnFunctions(
  { control }: MountSandbox,
  { description, brokerCode }: { readonly description: Description; readonly brokerCode: string },
): Promise<void> {
  const known = new Set(await control.listRowIDs(collection));
  for (const { functionCode, parentCode, ...rest } of listOwnFunctions(description)) {
    // The identifier of an added function is its code.
    const id = `${brokerCode}/${functionCode}`;
    const row = { brokerCode, functionID: functionCode, functionCode, parentID: parentCode, ...rest };
    if (!known.has(id)) await control.putRow(collection, id, row);
  }
}

/** Explains why the emulator started no session for a user: a function that the broker's tree lacks, or no such user. */
async function explainSignIn(
  { control }: MountSandbox,
  { brokerCode, userID, functionCodes = [] }: MountUser,
): Promise<string> {
  const ids = await control.listRowIDs('functions');
  const rows = await Promise.all(
    ids
      .filter((id) => id.startsWith(`${brokerCode}/`))
      .map((id) => control.readRow<{ readonly functionCode: string }>('functions', id)),
  );
  const known = new Set(rows.map(({ functionCode }) => functionCode));
  const unknown = functionCodes.filter((code) => !known.has(code));
  if (unknown.length === 0)
    return `${brokerCode} has no user ${userID}. Name one of the demo data, such as demo.admin.`;
  return (
    `The tree of ${brokerCode} does not have ${unknown.join(', ')}. Correct the code, declare it in plugin.ts (X_), ` +
    'or add it with `functions` of mock.ts.'
  );
}
