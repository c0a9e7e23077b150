// Mistakes that plugins and brokers make, planted in one portal: each question names the reason and what to do.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDevAccount } from '../servers/findDevAccount.ts';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { explain } from './explain.ts';
import { compileModel, openModelEmulator, type PortalModel, readPortalSources } from './PortalModel.ts';
import { withoutDashboard } from './withoutDashboardFixture.ts';

let reviewer: PortalModel;
let administrator: PortalModel;

beforeAll(async () => {
  const folders = await Promise.all([
    writePluginFixture({ id: 'notes' }),
    writePluginFixture({
      id: 'harbour-notes',
      brokers: ['harbour'],
      definition: definitionOf('harbour-notes', 'X_HARBOUR'),
    }),
    writePluginFixture({ id: 'too-new', sdk: '^9.0.0' }),
    writePluginFixture({ id: 'unknown-code', definition: definitionOf('unknown-code', 'MY_NOTES') }),
    writePluginFixture({
      id: 'no-text',
      definition: definitionOf('no-text', 'X_NO_TEXT').replaceAll("'menu.notes'", "'menu.nothing'"),
    }),
    writePluginFixture({ id: 'broken', definition: 'export default {' }),
    writePluginFixture({
      id: 'bad-path',
      definition: definitionOf('bad-path', 'X_BAD_PATH').replace("path: 'x_bad_path'", "path: 'a//b'"),
    }),
    writePluginFixture({
      id: 'bad-slot',
      definition: definitionOf(
        'bad-slot',
        'X_SLOT',
        "fill(defineSlot('home.card'), { id: 'note-card', requires: 'X_SLOT', component: screen })",
      ),
    }),
    writePluginFixture({
      id: 'card',
      definition: definitionOf(
        'card',
        'X_CARD',
        "fill(homeCards, { id: 'notes-card', requires: 'UR_OPERATION_RECORD', component: screen })",
      ),
    }),
  ]);
  const sources = withoutDashboard(await readPortalSources(folders));
  const emulator = openModelEmulator(sources);
  const compile = (userID: string) =>
    compileModel(sources, { account: findDevAccount(userID, undefined), emulator, delivery: {} });
  reviewer = await compile('demo.reviewer');
  administrator = await compile('demo.admin');
  await emulator.close();
}, 180_000);

afterAll(removeTestFolders);

it.each([
  ['account_opening/application_manager', 'ROUTE_ACTIVE'],
  ['http://127.0.0.1:4400/admin/demo/main/account_opening/application_manager?q=1', 'ROUTE_ACTIVE'],
  ['/admin/demo/main', 'HOME'],
  ['https://portal.example.com/broker/portal/demo/main/account_opening/application_manager', 'ROUTE_ACTIVE'],
  ['/demo/main/', 'HOME'],
  ['RAO_CM_REJECT', 'FUNCTION_GRANTED'],
  ['account-opening', 'PLUGIN_ACTIVE'],
  ['applications', 'FUNCTION_GRANTED'],
  ['listApplications', 'CALL_RESPONSE'],
  ['GET /applications', 'FUNCTION_GRANTED'],
  ['get /api/applications/A100001?language=en', 'CALL_RESPONSE'],
  ['/api/systems/configurations', 'CALL_RESPONSE'],
])('%s is visible to a reviewer', (subject, code) => {
  const { isVisible, findings } = explain(reviewer, subject);
  expect(isVisible).toBe(true);
  expect(findings.map((finding) => finding.code)).toContain(code);
});

it.each([
  [() => administrator, 'PM_CI_FAQ opens parts of a page: /admin/demo/main/product_control/manage_info/faq.'],
  [() => reviewer, 'PM_CI_FAQ opens parts of a page: faq of PM_CLIENT_INFORMATION.'],
])('a function that opens a tab names its address, or the tab: %#', (model, text) => {
  expect(explain(model(), 'PM_CI_FAQ').findings[0]).toMatchObject({ code: 'FUNCTION_IS_ACTION', text });
});

it('names addresses below the path of the built portal that is compared', () => {
  const built = { folder: '', base: '/broker/portal/', registries: new Map(), changedFiles: new Map() };
  expect(explain({ ...administrator, built }, 'PM_CI_FAQ').findings[0]?.text).toContain(
    ': /broker/portal/demo/main/product_control/manage_info/faq.',
  );
});

it.each([
  [
    'another broker’s address',
    '/admin/harbour/main/account_opening/application_manager',
    'ADDRESS_OTHER_BROKER',
    /user of harbour/,
  ],
  [
    'a typing error in an address',
    'account_opening/application_manger',
    'ADDRESS_UNKNOWN',
    /Did you mean account_opening\/application_manager\?/,
  ],
  [
    'an address as the plugin has it, without what the tree puts above',
    'wrong/application_manager',
    'ADDRESS_ELSEWHERE',
    /Use that address/,
  ],
  ['a screen of another desk', 'user_control/user_manager', 'ROUTE_FUNCTION_MISSING', /“User administrator”/],
  ['a typing error in a code', 'RAO_CLIENT_MANAGEMENT', 'FUNCTION_UNKNOWN', /Did you mean RAO_CLIENT_MANAMEMENT\?/],
  ['a function that only a broken plugin may declare', 'RAO_DATA_CHART', 'PLUGIN_BROKEN', /^Fix /],
  ['a function that the user does not have', 'UR_USER_MANAGEMENT', 'ROUTE_FUNCTION_MISSING', /next sign-in/],
  ['an own function, which nobody was granted', 'X_NOTES', 'ROUTE_FUNCTION_MISSING', /Grant X_NOTES/],
  ['a plugin for another broker', 'harbour-notes', 'PLUGIN_OTHER_BROKER', /Add "demo"/],
  ['a function of a plugin for another broker', 'X_HARBOUR', 'PLUGIN_OTHER_BROKER', /Add "demo"/],
  ['a plugin without a function of the user', 'user-control', 'PLUGIN_INACTIVE', /Grant USER_AND_ROLE/],
  ['a plugin that does not exist', 'acount-opening', 'SUBJECT_UNKNOWN', /Did you mean account-opening\?/],
  ['a slot without content', 'account-opening.tabs', 'SLOT_EMPTY', /fill\(\)/],
  ['a call whose function the user lacks', 'listUsers', 'ROUTE_FUNCTION_MISSING', /“User administrator”/],
  ['a call with another method', 'PATCH /applications', 'CALL_UNKNOWN', /\/applications has GET/],
  ['the path of several calls', '/users', 'CALL_METHOD_MISSING', /why "GET \/users"/],
  ['a typing error in the name of a call', 'listAplications', 'SUBJECT_UNKNOWN', /Did you mean listApplications\?/],
  ['a fill whose function the user lacks', 'notes-card', 'ROUTE_FUNCTION_MISSING', /UR_OPERATION_RECORD/],
  ['a typing error in a slot', 'note-card', 'SLOT_UNKNOWN', /Did you mean home.cards\?/],
])('names the reason for %s', (_, subject, code, remedy) => {
  const { isVisible, findings } = explain(reviewer, subject);
  expect(isVisible).toBe(false);
  expect(findings.find(({ isSatisfied }) => !isSatisfied)).toMatchObject({
    code,
    remedy: expect.stringMatching(remedy),
  });
});

it('names what is wrong with a plugin that cannot be used, by its folder', () => {
  const reasons = administrator.broken.map(({ source }) => {
    const [finding] = explain(administrator, source.folder.split('/').at(-1) ?? '').findings;
    return `${finding?.code}: ${finding?.text.replace(/.*(?:used|read): /, '').slice(0, 60)}`;
  });
  expect(reasons.sort()).toEqual([
    expect.stringMatching(/^DEFINITION_UNREADABLE: /),
    expect.stringMatching(/^FUNCTION_UNKNOWN: The function MY_NOTES is not one of the product's/),
    expect.stringMatching(/^PATH_INVALID: The path "a\/\/b" of X_BAD_PATH is not possible/),
    expect.stringMatching(/^PLG_SDK_RANGE: It is for the SDK \^9\.0\.0/),
    expect.stringMatching(/^TEXT_MISSING: The title "menu\.nothing" has no text in en/),
  ]);
});

it('names an address that is not possible, and shows own functions to an administrator', () => {
  expect(explain(administrator, 'X_BAD_PATH').findings.find(({ isSatisfied }) => !isSatisfied)?.code).toBe(
    'PATH_INVALID',
  );
  expect(explain(administrator, 'X_NOTES')).toMatchObject({ isVisible: true });
  expect(explain(administrator, 'notes')).toMatchObject({ kind: 'plugin', isVisible: true });
});

function definitionOf(id: string, code: string, slot = ''): string {
  return `import { defineSlot, definePlugin, fill, homeCards, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

const screen = () => import('./NotesScreen.tsx');
void [defineSlot, fill, homeCards];

export default definePlugin({
  id: '${id}',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: { ${code}: page({ path: '${code.toLowerCase()}', title: 'menu.notes', screen }) },
  slots: [${slot}],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
`;
}
