import type { FunctionNode } from '@brokerdesk/api';
import type { PluginDefinition, ScreenTarget } from '@brokerdesk/plugin-sdk';
import { describeDefinition } from '@brokerdesk/plugin-sdk/build';
import { createVisits, type ExpectOptions, type Visits } from './createVisits.ts';
import { isOpenTo, type ListedContribution, listContributions } from './listContributions.ts';
import type { MountedPlugin } from './MountedPlugin.ts';
import { demoUsers } from './demoData.ts';
import { findInternalProblems } from './findInternalProblems.ts';
import { mountPlugin } from './mountPlugin.ts';

/** A part of a screen that an action's function shows, such as a button. */
export interface GatedAction {
  /** The screen that has it. */
  readonly at: ScreenTarget;
  /** Finds it on the page; null if it is not there. */
  readonly find: (portal: MountedPlugin) => HTMLElement | null;
}

/** Options of {@link expectGated}. */
export interface GateOptions extends ExpectOptions {
  /** Parts of screens by the function that shows them: each is looked for with and without it. */
  readonly actions?: Readonly<Record<string, GatedAction>>;
}

/**
 * Proves in the real shell that everything a plugin contributes is shown with its functions alone, and hidden as soon as one
 * of them is missing: pages, children, tabs, slot items, commands, and the given parts of screens. Internal screens are
 * opened as the provider's staff, to whom no call of them may be refused, and have to be hidden from users of brokers.
 *
 * @throws Error with one line for each finding, and what to do.
 *
 * @example
 * await expectGated(plugin, {
 *   emulator: openEmulator({ applications: 0, extensions: [mock] }),
 *   params: { 'X_NOTES/detail': { id: 'N1' } },
 *   actions: { X_NOTES_EDIT: { at: { code: 'X_NOTES' }, find: (portal) => portal.queryByRole('button', { name: 'Add' }) } },
 * });
 */
export async function expectGated(plugin: PluginDefinition, options: GateOptions): Promise<void> {
  const { params = {}, actions = {}, user = demoUsers.administrator, ...rest } = options;
  const description = await describeDefinition(plugin);
  const listed = listContributions(description);
  const codes = [
    ...new Set([
      ...Object.keys(description.functions),
      ...listed.flatMap(({ codes, oneOf }) => [...codes, ...oneOf]),
      ...Object.keys(actions),
    ]),
  ];
  const portal = await mountPlugin(plugin, { ...rest, user, functions: codes });
  const visits = createVisits(portal, { listed, params });
  const findings: string[] = [];
  try {
    for (const [code, action] of Object.entries(actions)) {
      await portal.openScreen(action.at);
      if (!action.find(portal))
        findings.push(`${code} does not show its part of ${action.at.code} to users who have it.`);
    }
    for (const code of codes) {
      const remaining = codesWithout(portal.functions(), code).filter((one) => codes.includes(one));
      await portal.signInAs(user, { functions: remaining });
      findings.push(...(await findShownWithout(code, { visits, listed, remaining })));
      const action = actions[code];
      if (action && portal.addressOf(action.at) !== undefined) {
        await portal.openScreen(action.at);
        if (action.find(portal)) {
          findings.push(
            `${code} is not needed for its part of ${action.at.code}: put it into <Can requires="${code}">.`,
          );
        }
      }
      await portal.signInAs(user, { functions: codes });
    }
    for (const group of Map.groupBy(listed.flatMap(listWays), ({ functions }) => functions.join(' ')).values()) {
      // From the home page: a sign-in opens the same address, so that the calls of its screen would not be seen below.
      await portal.open('');
      await portal.signInAs(user, { functions: group[0]?.functions ?? [] });
      for (const way of group) findings.push(...(await findHidden(way, { visits, pluginId: plugin.id })));
    }
    for (const one of listed.filter(({ oneOf }) => oneOf.length > 0)) {
      await portal.signInAs(user, { functions: one.codes });
      findings.push(
        ...(await findShownWithout(one.oneOf.join(' or '), { visits, listed: [one], remaining: one.codes })),
      );
    }
    findings.push(...(await findInternalProblems(portal, { description, params, user })));
  } finally {
    await portal.unmount();
  }
  if (findings.length === 0) return;
  throw new Error(`${plugin.id} does not match its functions:\n- ${[...new Set(findings)].join('\n- ')}`);
}

interface WithoutOptions {
  readonly visits: Visits;
  readonly listed: readonly ListedContribution[];
  /** The functions that the user still has. */
  readonly remaining: readonly string[];
}

async function findShownWithout(code: string, { visits, listed, remaining }: WithoutOptions): Promise<string[]> {
  const findings: string[] = [];
  for (const one of listed.filter((other) => !isOpenTo(other, remaining))) {
    await visits.open(one);
    if (visits.isShown(one)) findings.push(`${one.name} is shown without ${code}: require ${code} for it.`);
  }
  return findings;
}

interface HiddenOptions {
  readonly visits: Visits;
  readonly pluginId: string;
}

/** Functions that are enough to see a contribution. */
interface Way {
  readonly one: ListedContribution;
  readonly functions: readonly string[];
}

function listWays(one: ListedContribution): readonly Way[] {
  const further = one.oneOf.length === 0 ? [[]] : one.oneOf.map((code) => [code]);
  return further.map((codes) => ({ one, functions: [...one.codes, ...codes].sort() }));
}

/** Finds out whether a contribution works with its functions alone. */
async function findHidden({ one, functions }: Way, { visits, pluginId }: HiddenOptions): Promise<string[]> {
  const calls = await visits.open(one);
  const needed = functions.join(' and ');
  if (!visits.isShown(one)) return [`${one.name} is not shown to a user with ${needed} alone. ${visits.explain(one)}`];
  const denied = one.kind === 'command' ? undefined : calls.find((call) => call.code === 'E0002');
  if (!denied || denied.pluginId !== pluginId) return [];
  const call = `${denied.method} ${denied.path}`;
  return [
    `${one.name} needs more than ${needed}: its call ${call} is refused (E0002). ` +
      'Declare the function of that call in `requires`, or make the call only if `useCanCall` allows it.',
  ];
}

/** Lists the codes of a tree without one function and all below it. */
function codesWithout(nodes: readonly FunctionNode[], code: string): readonly string[] {
  return nodes
    .filter((node) => node.functionCode !== code)
    .flatMap((node) => [node.functionCode, ...codesWithout(node.children, code)]);
}
