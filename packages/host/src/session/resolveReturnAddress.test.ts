import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardNavigation } from '../app/guardNavigation.ts';
import { basePath, stripBasePath, displayCodeOf } from './brokerPath.ts';
import { resolveReturnAddress } from './resolveReturnAddress.ts';

const origin = 'https://portal.example.test';
const main = '/admin/demo/main';

test.each([
  [main, main],
  [`${main}/account_opening/application_manager`, `${main}/account_opening/application_manager`],
  [`${main}/account_opening/detail?q=1.k1.AAAA_-`, `${main}/account_opening/detail?q=1.k1.AAAA_-`],
  [`${main}?safe-mode=1`, `${main}?safe-mode=1`],
])('%s is gone back to', (wanted, expected) => {
  expect(resolveReturnAddress(wanted, 'demo')).toBe(expected);
});

const hostile = [
  undefined,
  null,
  7,
  { toString: () => `${main}/x` },
  '',
  '/',
  'https://evil.example/admin/demo/main/x',
  '//evil.example/admin/demo/main',
  String.raw`/\evil.example/admin/demo/main`,
  'javascript:alert(1)//admin/demo/main',
  'data:text/html,<script>alert(1)</script>',
  `${main}/../../harbour/main`,
  `${main}/%2e%2e/%2e%2e/harbour/main`,
  `${main}/..%2f..%2fharbour/main`,
  `${main}//evil.example`,
  String.raw`${main}/\evil.example`,
  `${main}/x\u0000`,
  `${main}/\n//evil.example`,
  `\t${main}`,
  `${main}@evil.example`,
  `${main}.evil.example`,
  `${main}-other/x`,
  '/admin/harbour/main/x',
  '/admin/demo/mainframe',
  '/admin/demo/login',
  '/admin/portal_list',
  `${main}/x#javascript:alert(1)`,
  `${main}/${'x'.repeat(5000)}`,
];

test.each(hostile.map((wanted) => [String(wanted).slice(0, 60), wanted]))(
  '%j leads to the first screen',
  (_name, wanted) => {
    expect(resolveReturnAddress(wanted, 'demo')).toBe(main);
  },
);

// Pieces from which addresses are made that mean something else to a browser than to a hurried check.
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '/\\',
    '..',
    '.',
    '/../',
    '/./',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '%00',
    '\0',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    ';',
    '?',
    '#',
    '&',
    'https:',
    'http://',
    'javascript:',
    'data:',
    'blob:',
    'evil.example',
    'évil.example',
    '\u3002',
    '\uFF0F',
    '\u202E',
    'admin',
    '/admin',
    'demo',
    'harbour',
    '2go',
    'main',
    'login',
    'portal_list',
    main,
    `${main}/`,
    '/admin/demo',
    '/admin/harbour/main',
    'q=1.k1.AAAA',
    '*',
    '<script>',
    '"',
    "'",
    '`',
    '{',
    '|',
    '^',
  ),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const address = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
const runs = process.env['BROKERDESK_WHOLE'] === '1' ? 20_000 : 2_000;

test(`of ${runs} hostile return addresses none leaves the portal`, () => {
  const seen = { tried: 0, left: 0, toScreen: 0 };
  const check = (wanted: string) => {
    const given = resolveReturnAddress(wanted, 'demo');
    const where = new URL(given, `${origin}/admin/demo/login`);
    const isInside = where.pathname === main || where.pathname.startsWith(`${main}/`);
    const isLiteral = where.pathname + where.search === given.replace(/\?$/, '');
    seen.tried += 1;
    if (given !== main) seen.toScreen += 1;
    if (where.origin !== origin || !isInside || !isLiteral) seen.left += 1;
    return where.origin === origin && isInside && isLiteral;
  };
  fc.assert(fc.property(address, check), { numRuns: runs });
  fc.assert(
    fc.property(
      address.map((rest) => main + rest),
      check,
    ),
    { numRuns: runs },
  );
  report('return addresses', seen);
  expect(seen).toMatchObject({ tried: 2 * runs, left: 0 });
});

test(`of ${runs} hostile paths none leaves the site, and none opens a screen that it should not`, () => {
  const nobody = { token: undefined, permissions: undefined, brokerCode: undefined, displayCode: undefined };
  const member = { token: 't', permissions: [], brokerCode: 'DEMO', displayCode: 'demo' };
  const seen = { tried: 0, redirects: 0, left: 0, opened: 0 };
  const check = (text: string) => {
    // What a browser makes of it, and the text as it is.
    const pathname = URL.canParse(text, `${origin}/admin/`) ? new URL(text, `${origin}/admin/`).pathname : '/';
    for (const path of [stripBasePath(pathname), text]) {
      for (const who of [nobody, member]) {
        const verdict = guardNavigation({ path, ...who, routesLoaded: true });
        seen.tried += 1;
        if (verdict.kind === 'redirect') {
          seen.redirects += 1;
          if (leavesSite(basePath + verdict.to)) seen.left += 1;
        }
        if (verdict.kind === 'shell' && (who === nobody || isForeignScreen(path))) seen.opened += 1;
      }
    }
    return seen.left + seen.opened === 0;
  };
  const paths = fc.oneof(
    address,
    address.map((rest) => `/admin/${rest}`),
  );
  fc.assert(fc.property(paths, check), { numRuns: runs });
  report('paths', seen);
  expect(seen).toMatchObject({ tried: 4 * runs, left: 0, opened: 0 });
});

function leavesSite(to: string): boolean {
  const where = new URL(to, `${origin}${basePath}/`);
  return where.origin !== origin || !/^\/admin\/(portal_list|[\w-]{1,32}\/(login|main))$/.test(where.pathname);
}

/** A screen of a portal without a signed-in user. */
function isForeignScreen(path: string): boolean {
  const display = displayCodeOf(path);
  return display !== 'demo' && (path === `/${display}/main` || path.startsWith(`/${display}/main/`));
}

function report(what: string, counts: Readonly<Record<string, number>>): void {
  // oxlint-disable-next-line no-console -- the counts are what these tests are for
  console.info(`${what}: ${JSON.stringify(counts)}`);
}
