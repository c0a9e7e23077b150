// Each mistake is planted alone; `why` has to name its reason and what to do. The test does that, and asks again.
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestHeaders, type Session } from '@brokerdesk/api';
import { createEmulator, demoAccounts, type Emulator } from '@brokerdesk/mock-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listDeclaredFunctions } from '../plugins/listDeclaredFunctions.ts';
import { loadExtensions } from '../plugins/loadExtensions.ts';
import { type DevAccount, findDevAccount } from '../servers/findDevAccount.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import type { Answer } from './Answer.ts';
import { callMistakes } from './callMistakesFixture.ts';
import { explain } from './explain.ts';
import { applyEdits, type Edit, type PlantedMistake, writeSoundPlugin } from './PlantedMistakeFixture.ts';
import { buildPlantedPortal } from './buildPlantedPortalFixture.ts';
import {
  compileModel,
  openModelEmulator,
  type PortalModel,
  type PortalSources,
  readPortalSources,
} from './PortalModel.ts';
import { portalMistakes } from './portalMistakesFixture.ts';
import { readBuiltPortal } from './readBuiltPortal.ts';
import { parseReport } from './readReport.ts';
import { sourceMistakes } from './sourceMistakesFixture.ts';
import { withoutDashboard } from './withoutDashboardFixture.ts';

interface Planted {
  readonly mistake: PlantedMistake;
  readonly id: string;
  readonly code: string;
  readonly folder: string;
  readonly mendedFolder: string;
}

const mistakes = [...sourceMistakes, ...portalMistakes, ...callMistakes];
const slotOwner = 'reports';
const planted = new Map<string, Planted>();
let sources: PortalSources;
let mendedSources: PortalSources;
let slotOwnerFolder = '';

let root = '';
/** The emulators of portals whose rows no mistake changes. */
const emulators = new Map<PortalSources, Emulator>();

beforeAll(async () => {
  root = await makeTestFolder();
  await symlink(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), path.join(root, 'node_modules'));
  for (const [index, mistake] of mistakes.entries()) planted.set(mistake.name, await plant(mistake, index));
  const all = [...planted.values()];
  slotOwnerFolder = await writePlugin({
    ...writeSoundPlugin(slotOwner, 'X_REPORTS'),
    'src/slots.ts': "export const tabs = defineSlot('reports.tabs');\n",
  });
  // All definitions are read at once, because that takes a process; each portal gets its own.
  const read = async (folders: readonly string[]) => withoutDashboard(await readPortalSources(folders));
  sources = await read(all.map(({ folder }) => folder));
  mendedSources = await read([slotOwnerFolder, ...all.map(({ mendedFolder }) => mendedFolder)]);
  for (const all of [sources, mendedSources]) emulators.set(all, openModelEmulator(all));
}, 360_000);

afterAll(async () => {
  for (const emulator of emulators.values()) await emulator.close();
  await removeTestFolders();
}, 180_000);

it('plants at least 30 mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(30);
  expect(planted.size).toBe(mistakes.length);
});

it.each(mistakes.map(({ name }) => name))(
  'names the reason for %s, and its remedy helps',
  { timeout: 180_000 },
  async (name) => {
    const { mistake, ...own } = planted.get(name) as Planted;
    const { ask, as = 'demo.admin', askAgain = ask, asAgain = as } = mistake;
    const { model: before, status } = await build(sources, { mistake, ...own }, { as, isMended: false });
    const answer = explain(before, fill(ask, own));
    expect(answer.isVisible).toBe(mistake.isVisibleBefore ?? false);
    const reason = answer.findings.find(({ isSatisfied, remedy }) => !isSatisfied || remedy !== undefined);
    expect(reason).toMatchObject({ code: mistake.code, remedy: expect.stringMatching(mistake.remedy) });

    const mended = { ...own, folder: own.mendedFolder };
    const mendedPortal = await build(mendedSources, { mistake, ...own }, { as: asAgain, isMended: true });
    const after = mendedPortal.model;
    const newAnswer = explain(after, fill(askAgain, mended));
    expect(newAnswer).toMatchObject({ isVisible: true });
    expect(newAnswer.findings.filter(({ remedy }) => remedy !== undefined)).toEqual([]);
    expect([status, mendedPortal.status]).toEqual(mistake.request?.statuses ?? [undefined, undefined]);
    expect(newAnswer.kind === 'call' || isShown(after, newAnswer)).toBe(true);
    // What is visible before lacks its menu entry only.
    expect([before, after].map((one) => mistake.isVisibleBefore && hasMenuEntry(one, own.code))).toEqual(
      mistake.isVisibleBefore ? [false, true] : [undefined, undefined],
    );
  },
);

async function plant(mistake: PlantedMistake, index: number): Promise<Planted> {
  const own = { id: `note-${index}`, code: `X_NOTE_${index}`, folder: '' };
  const filled = (edits: readonly Edit[]) =>
    edits.map(([file, from, to]): Edit => [file, fill(from, own), fill(to, own)]);
  const edits = filled(mistake.edits ?? []);
  const mending = mistake.mendingEdits
    ? filled(mistake.mendingEdits)
    : edits.toReversed().map(([file, from, to]): Edit => [file, to, from]);
  const files = applyEdits(writeSoundPlugin(own.id, own.code), edits);
  const folder = await writePlugin(files);
  return { ...own, mistake, folder, mendedFolder: await writePlugin(applyEdits(files, mending)) };
}

async function writePlugin(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'plugin-'));
  await mkdir(path.join(folder, 'src', 'locales'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

/** A compiled portal, and the status of the response to the mistake's request. */
interface Built {
  readonly model: PortalModel;
  readonly status: number | undefined;
}

/** Compiles the portal of one plugin beside those of the product. */
async function build(
  all: PortalSources,
  { mistake, folder, mendedFolder, id, code }: Planted,
  { as, isMended }: { readonly as: string; readonly isMended: boolean },
): Promise<Built> {
  const own = isMended ? mendedFolder : folder;
  const isMeant = ({ source }: { readonly source: { readonly folder: string; readonly firstParty: boolean } }) =>
    source.firstParty || source.folder === own || source.folder === slotOwnerFolder;
  const chosen: PortalSources = {
    described: all.described.filter(isMeant),
    broken: all.broken.filter(isMeant),
    extensions: all.extensions.filter(isMeant),
    brokenExtensions: all.brokenExtensions.filter(isMeant),
    calls: all.calls.filter(({ source }) => source === undefined || isMeant({ source })),
  };
  const kind = isMended ? 'complete' : mistake.build;
  const built = mistake.build && (await readBuiltPortal(await buildPlantedPortal(chosen, { kind, id })));
  const report = isMended || mistake.report === undefined ? undefined : parseReport(fill(mistake.report, { id, code }));
  const displayCode = demoAccounts.find(({ userID }) => userID === as)?.displayCode;
  const options = { account: findDevAccount(as, displayCode), delivery: { built, report } };
  const compile = async (emulator: Emulator): Promise<Built> => ({
    model: await compileModel(chosen, { ...options, emulator }),
    status: mistake.request && (await sendRequest(emulator, options.account, fill(mistake.request.url, { id, code }))),
  });
  const shared = emulators.get(all);
  if (shared && !mistake.plant && !mistake.mend && !mistake.request) return compile(shared);
  const emulator = mistake.request ? await openWholeEmulator(chosen) : openModelEmulator(chosen);
  try {
    await mistake.plant?.({ emulator, code });
    if (isMended) await mistake.mend?.({ emulator, code });
    return await compile(emulator);
  } finally {
    await emulator.close();
  }
}

/** Starts an emulator that also handles the calls of the plugins, as `dev` does. */
async function openWholeEmulator({ described, extensions }: PortalSources): Promise<Emulator> {
  const loaded = await loadExtensions(extensions.map(({ source }) => source));
  const declared = listDeclaredFunctions(described, loaded);
  return createEmulator({ applications: 0, extensions: declared ? [...loaded, declared] : loaded });
}

/** Sends a GET of the user and returns the status of the response. */
async function sendRequest({ app }: Emulator, { brokerCode, userID }: DevAccount, url: string): Promise<number> {
  const payload = { brokerCode, userID };
  const { token } = (await app.inject({ method: 'POST', url: '/__mock/sessions', payload })).json<Session>();
  const headers = { [requestHeaders.token]: token, [requestHeaders.brokerCode]: brokerCode };
  return (await app.inject({ method: 'GET', url, headers })).statusCode;
}

/** Whether the portal itself has what was asked for, whatever the answer says. */
function isShown({ portal, described, isEnabled }: PortalModel, { kind, subject }: Answer): boolean {
  const plugin = described.find(({ source, description }) => source.folder === subject || description.id === subject);
  if (!isEnabled) return false;
  if (kind === 'plugin') return portal.activePlugins.has(plugin?.description.id ?? subject);
  if (kind === 'slot') return [...portal.fills].some(([, fills]) => fills.some(({ id }) => id === subject));
  const address = kind === 'function' ? portal.addressOf(subject) : subject.replace(/^.*\/main\/|\?.*$/g, '');
  return address !== undefined && portal.screens.has(address);
}

function hasMenuEntry({ portal }: PortalModel, code: string): boolean {
  return portal.menu.some((entry) => entry.code === code);
}

function fill(text: string, { id, code, folder = '' }: { id: string; code: string; folder?: string }): string {
  return text.replaceAll('{id}', id).replaceAll('{CODE}', code).replaceAll('{folder}', folder);
}
