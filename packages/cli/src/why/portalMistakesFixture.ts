import type { PlantedMistake, PlantedPortal } from './PlantedMistakeFixture.ts';

const brokenReport = [
  'registry r7',
  'signature none',
  '{id} 1.0.0 | quarantined | PLG_RENDER: notes is undefined',
  '',
  'ROUTE_ACTIVE | {id} | {CODE} | The screen of {CODE} is {id}.',
].join('\n');

/** Mistakes outside a plugin's sources: in the broker's data, in a built portal, in the browser, in the question. */
export const portalMistakes: readonly PlantedMistake[] = [
  {
    name: 'a user without the function',
    ask: '{CODE}',
    as: 'demo.reviewer',
    code: 'ROUTE_FUNCTION_MISSING',
    remedy: /^Grant X_\w+ to one of the user’s roles/,
    mend: (portal) => grant(portal, [portal.code]),
  },
  {
    name: 'a function without the one above it',
    ask: 'UR_USER_MANAGEMENT',
    as: 'demo.reviewer',
    code: 'NODE_ANCESTOR_MISSING',
    remedy: /^Grant USER_AND_ROLE, UR_USER_MANAGEMENT to one/,
    plant: (portal) => grant(portal, ['UR_USER_MANAGEMENT']),
    mend: (portal) => grant(portal, ['USER_AND_ROLE', 'UR_USER_MANAGEMENT']),
  },
  {
    name: 'a function that is its own ancestor',
    ask: '{CODE}',
    code: 'NODE_CYCLE',
    remedy: /^Correct the parents/,
    plant: (portal) => setParent(portal, ({ functionID }) => functionID),
    mend: (portal) => setParent(portal, () => null),
  },
  {
    name: 'a child that requires another function',
    ask: '{id}/detail',
    as: 'demo.reviewer',
    code: 'ROUTE_FUNCTION_MISSING',
    remedy: /^Grant .*UR_OPERATION_RECORD to one/,
    plant: (portal) => grant(portal, [portal.code]),
    mend: (portal) => grant(portal, [portal.code, 'USER_AND_ROLE', 'UR_OPERATION_RECORD']),
  },
  {
    name: 'a user who is disabled',
    ask: '{CODE}',
    code: 'USER_DISABLED',
    remedy: /^Enable the user/,
    plant: (portal) => change(portal, 'users', isAdministrator, () => ({ enabled: false })),
    mend: (portal) => change(portal, 'users', isAdministrator, () => ({ enabled: true })),
  },
  {
    name: 'safe mode',
    ask: '/admin/demo/main/{id}?safe-mode=1',
    code: 'PLUGIN_SAFE_MODE',
    remedy: /without \?safe-mode=1/,
    askAgain: '/admin/demo/main/{id}',
  },
  {
    name: 'an address of another broker',
    ask: '/admin/harbour/main/{id}',
    code: 'ADDRESS_OTHER_BROKER',
    remedy: /Sign in as a user of harbour/,
    asAgain: 'harbour.admin',
  },
  {
    name: 'an address without what the tree puts above it',
    ask: 'wrong/application_manager',
    code: 'ADDRESS_ELSEWHERE',
    remedy: /^Use that address/,
    askAgain: 'account_opening/application_manager',
  },
  {
    name: 'a typing error in the question',
    ask: '{CODE}S',
    code: 'FUNCTION_UNKNOWN',
    remedy: /Did you mean X_\w+\?/,
    askAgain: '{CODE}',
  },
  {
    name: 'a screen of the provider’s staff, opened by a broker’s user',
    ask: '/admin/2go/main/{id}_desk',
    code: 'ADDRESS_INTERNAL',
    remedy: /such as provider\.admin/,
    edits: [
      [
        'src/plugin.ts',
        '  slots: [',
        "  internal: { desk: page({ path: '{id}_desk', title: 'menu.notes', screen }) },\n  slots: [",
      ],
    ],
    mendingEdits: [],
    asAgain: 'provider.admin',
  },
  {
    name: 'a screen of brokers’ users, opened by the provider’s staff',
    ask: '{CODE}',
    as: 'provider.admin',
    code: 'USER_INTERNAL',
    remedy: /^Ask for a broker's user/,
    asAgain: 'demo.admin',
  },
  {
    name: 'a plugin that crashed three times',
    ask: '{CODE}',
    code: 'PLG_QUARANTINED',
    remedy: /until you reload the page/,
    report: brokenReport,
  },
  {
    name: 'a portal that is not built',
    ask: '{CODE}',
    code: 'PORTAL_NOT_BUILT',
    remedy: /^Run `admin-cli build --out/,
    build: 'none',
  },
  {
    name: 'a portal that was built without the plugin',
    ask: '{CODE}',
    code: 'PLUGIN_NOT_IN_PORTAL',
    remedy: /^Run `admin-cli build --with .* --out/,
    build: 'without-plugin',
  },
  {
    name: 'a plugin in the registry of another broker',
    ask: '{CODE}',
    code: 'PLUGIN_OTHER_REGISTRY',
    remedy: /build again/,
    build: 'for-harbour',
  },
  {
    name: 'an older build of the plugin',
    ask: '{CODE}',
    code: 'PLUGIN_STALE',
    remedy: /^Run `admin-cli build/,
    build: 'older',
  },
  {
    name: 'a file that was changed after the build',
    ask: '{CODE}',
    code: 'PLG_INTEGRITY',
    remedy: /^Run `admin-cli build/,
    build: 'changed-file',
  },
];

type Row = Readonly<Record<string, unknown>>;

/** Grants the reviewer's role these functions besides those of reviewing, and no others. */
export async function grant(portal: PlantedPortal, codes: readonly string[]): Promise<void> {
  const { roleIDs } = (await findRow(portal, 'users', ({ userID }) => userID === 'demo.reviewer')).row;
  const isOwn = ({ roleID, id }: Row) => (roleIDs as readonly unknown[]).includes(roleID ?? id);
  await change(portal, 'roles', isOwn, () => ({ functionCodes: ['RAO', 'RAO_CLIENT_MANAMEMENT', ...codes] }));
}

async function setParent(portal: PlantedPortal, parentOf: (row: Row) => unknown): Promise<void> {
  const isOwn = ({ functionCode, brokerCode }: Row) => functionCode === portal.code && brokerCode === 'DEMO';
  await change(portal, 'functions', isOwn, (row) => ({ parentID: parentOf(row) }));
}

function isAdministrator({ userID }: Row): boolean {
  return userID === 'demo.admin';
}

async function change(
  portal: PlantedPortal,
  collection: string,
  isMeant: (row: Row) => boolean,
  toChange: (row: Row) => Row,
): Promise<void> {
  const { id, row } = await findRow(portal, collection, isMeant);
  const url = `/__mock/state/${collection}/${id}`;
  const response = await portal.emulator.app.inject({ method: 'PUT', url, payload: { ...row, ...toChange(row) } });
  if (response.statusCode >= 300) throw new Error(`${url} was not changed: ${response.body}`);
}

async function findRow({ emulator }: PlantedPortal, collection: string, isMeant: (row: Row) => boolean) {
  const rows = emulator.stateOf('default')?.[collection];
  for (const id of rows?.ids() ?? []) {
    const row = rows?.get(id) as Row;
    if (isMeant(row)) return { id, row };
  }
  throw new Error(`No row of ${collection} is meant.`);
}
