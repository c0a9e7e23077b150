// What docs/hosting.md demands of a server, as questions to a live one. A rule sends what it needs and says what is wrong.
import { createHash } from 'node:crypto';
import { isEnvelope, isPage, isThisMachine, parse, start, unpack } from './answers.ts';
import { findHeaders } from './findHeaders.ts';
import { api, at, firstScript, registryOf } from './addresses.ts';
import type { LivePortal } from './openPortal.ts';
import { send, sendPatiently } from './send.ts';

/** What became of a rule: nothing is wrong, something is, or it could not be tried. */
export type RuleResult = readonly string[] | { readonly notTried: string };

/** A demand on a server. */
export interface ProbeRule {
  readonly id: string;
  /** What is true if it holds. */
  readonly demand: string;
  /** The line of nginx that mends it. */
  readonly mend: string;
  readonly examine: (portal: LivePortal, options: ProbeOptions) => Promise<RuleResult>;
}

/** What is asked beyond the address. */
export interface ProbeOptions {
  /** The display code of another broker of the same installation. */
  readonly otherBroker?: string;
}

const asBrowser = { Accept: 'text/html,application/xhtml+xml' };
const immutable = /(?=.*\bmax-age=31536000\b)(?=.*\bimmutable\b)/;
const missing = 'missing-0a1b2c3d';
const largestBody = 50_000_000;
const clockToleranceMs = 60_000;

/** The rules, in the order of the document. */
export const rules: readonly ProbeRule[] = [
  {
    id: 'date',
    demand: 'responses of the back end have a date, which is right to a minute',
    mend: 'proxy_pass_header Date;  # and the clock of the back end',
    examine: async (portal) => {
      const { headers } = await send(api(portal, '/systems/brokers'));
      const date = headers['date'];
      if (date === undefined) return ['A response of the API has no Date: browsers take now and today from it.'];
      const offset = Date.parse(date) - Date.now();
      if (Math.abs(offset) < clockToleranceMs) return [];
      return [`A response of the API is dated ${date}, ${Math.round(offset / 1000)} s from the clock of this machine.`];
    },
  },
  {
    id: 'api',
    demand: 'the back end answers below the address of the API, with an envelope',
    mend: 'location ^~ /api/ { proxy_pass http://127.0.0.1:8080; }',
    examine: async (portal) => {
      const { status, body } = await send(api(portal, '/systems/brokers'));
      if (isEnvelope(body) && status !== 404) return [];
      return [`${portal.apiBase}/systems/brokers answers ${status}: ${start(body)}`];
    },
  },
  {
    id: 'controls',
    demand: 'the controls of an emulator cannot be reached',
    mend: 'location / { return 404; }',
    examine: async (portal) => {
      const paths = ['/__mock/state', '/__mock/docs/', `${portal.base}__mock/state`];
      return findAnswered(portal, paths);
    },
  },
  {
    id: 'headers',
    demand: 'every response has the headers of headers.json, errors included',
    mend: 'include /etc/nginx/brokerdesk/headers.conf;  # and no add_header in a block below it',
    examine: async (portal) => {
      const responses = [
        ['the page', portal.response],
        ['the page, asked with HEAD', await send(portal.page, { method: 'HEAD', headers: asBrowser })],
        ['a script', await send(at(portal, firstScript(portal)))],
        ['a missing script', await send(at(portal, `${portal.base}assets/${missing}.js`))],
        ['a response of the API', await send(api(portal, '/systems/brokers'))],
      ] as const;
      return responses.flatMap(([what, { headers }]) => findHeaders(what, headers, portal));
    },
  },
  {
    id: 'types',
    demand: 'scripts, modules and style sheets have their types',
    mend: 'types { text/javascript mjs; }',
    examine: async (portal) => {
      const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };
      const found = Object.entries(types).map(async ([extension, type]) => {
        const file = Object.keys(portal.integrity).find((name) => name.endsWith(extension));
        if (file === undefined) return [];
        const sent = (await send(at(portal, file))).headers['content-type'] ?? 'nothing';
        const isRight =
          sent.startsWith(type) || (type === 'text/javascript' && sent.startsWith('application/javascript'));
        return isRight ? [] : [`${file} is sent as ${sent}, not ${type}.`];
      });
      return (await Promise.all(found)).flat();
    },
  },
  {
    id: 'cache',
    demand: 'files with a hash in their names are kept, everything else is revalidated, errors included',
    mend: 'add_header Cache-Control $brokerdesk_cache always;',
    examine: async (portal) => {
      const cacheOf = async (path: string, headers = {}) =>
        (await send(at(portal, path), { headers })).headers['cache-control'] ?? 'nothing';
      const kept = await cacheOf(firstScript(portal));
      const revalidated = [
        ['the page', portal.response.headers['cache-control'] ?? 'nothing'],
        ['release.json', await cacheOf(`${portal.base}release.json`)],
        ['a registry', await cacheOf(registryOf(portal))],
        ['a missing script', await cacheOf(`${portal.base}assets/${missing}.js`)],
        ['a missing file of a plugin', await cacheOf(`${portal.base}plugins/${missing}/plugin.js`)],
      ] as const;
      return [
        ...(immutable.test(kept) ? [] : [`A script is kept by "${kept}", not for a year as immutable.`]),
        ...revalidated
          .filter(([, value]) => !/\bno-(?:cache|store)\b/.test(value))
          .map(([what, value]) => `${what} is kept by "${value}": it has to be asked for each time.`),
      ];
    },
  },
  {
    id: 'missing',
    demand: 'a missing file is 404, and not the page',
    mend: 'location ~ ^/admin/(assets|plugins|registry)/ { try_files $uri =404; }',
    examine: async (portal) => {
      const paths = ['assets', 'plugins'].map((folder) => `${portal.base}${folder}/${missing}.js`);
      const asked = [...paths, `${portal.base}registry/${missing}/x.txt`];
      return (await Promise.all([findAnswered(portal, asked), findAnswered(portal, asked, asBrowser)])).flat();
    },
  },
  {
    id: 'registry',
    demand: 'the registry of the broker is there: its own, or the one for all',
    mend: 'try_files $uri /admin/registry/${brokerdesk_folder}default.json =404;',
    examine: async (portal) => {
      const { status, body } = await send(at(portal, registryOf(portal)));
      if (status === 200 && parse(body)?.['schemaVersion'] === 1) return [];
      return [`${registryOf(portal)} answers ${status}: ${start(body)}`];
    },
  },
  {
    id: 'addresses',
    demand: 'addresses of screens are the page for navigations, and for nothing else',
    mend: 'try_files $uri $brokerdesk_page =404;  # with the map of $http_accept',
    examine: async (portal) => {
      const screen = at(portal, `${portal.base}${portal.broker ?? 'demo'}/main/some/screen`);
      const page = await send(screen, { headers: asBrowser });
      const data = await send(screen, { headers: { Accept: 'application/json' } });
      return [
        ...(page.status === 200 && isPage(page)
          ? []
          : [`${screen.pathname} answers a navigation with ${page.status}.`]),
        ...(data.status === 404
          ? []
          : [`${screen.pathname} answers ${data.status} to a request that is no navigation.`]),
      ];
    },
  },
  {
    id: 'dot-files',
    demand: 'files whose names begin with a dot are not served',
    mend: 'location ~ ^/admin/(.*/)?\\. { return 404; }',
    examine: async (portal) =>
      findAnswered(portal, [`${portal.base}.brokerdesk-plugins.json`, `${portal.base}.git/config`]),
  },
  {
    id: 'large-bodies',
    demand: 'bodies of 50 MB go to the back end; a larger one is 413, with or without an envelope',
    mend: 'client_max_body_size 51m;  # in the location of the API',
    examine: async (portal) => {
      const post = (length: number) =>
        sendPatiently(api(portal, '/opening_forms/templates'), {
          method: 'POST',
          headers: { 'Content-Length': String(length), 'Content-Type': 'application/octet-stream' },
          isHeadEnough: true,
          patienceMs: 1_500,
        });
      const [allowed, large] = await Promise.all([post(largestBody), post(4 * largestBody)]);
      return [
        ...(allowed?.status === 413 ? ['A body of 50 MB is refused with 413.'] : []),
        ...(large !== undefined && large.status !== 413 && large.status < 400
          ? [`A body of 200 MB is answered with ${large.status}.`]
          : []),
      ];
    },
  },
  {
    id: 'https',
    demand: 'browsers never ask by http',
    mend: 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;  # and a server on port 80 that redirects',
    examine: async ({ page, response }) => {
      if (page.protocol === 'http:') {
        if (isThisMachine(page)) return { notTried: 'the address is of this machine, without https' };
        return ['The portal is served by http: anyone in between can read and change it.'];
      }
      const [, age = '0'] = /\bmax-age=(\d+)/.exec(response.headers['strict-transport-security'] ?? '') ?? [];
      const plain = new URL(`http://${page.hostname}${page.pathname}`);
      const first = await sendPatiently(plain, { patienceMs: 3_000 }).catch(() => undefined);
      const isRedirect = first === undefined || first.headers['location']?.startsWith('https://') === true;
      return [
        ...(Number(age) >= 15_552_000 ? [] : ['Strict-Transport-Security is missing, or shorter than half a year.']),
        ...(isRedirect ? [] : [`${plain.href} answers ${first.status} and does not redirect to https.`]),
      ];
    },
  },
  {
    id: 'brokers',
    demand: 'on the host name of a broker there is nothing of another one',
    mend: 'if ($brokerdesk_foreign) { return 404; }',
    examine: async (portal, { otherBroker }) => {
      if (otherBroker === undefined) return { notTried: 'name another broker with --other-broker' };
      if (otherBroker === portal.broker) return { notTried: `${otherBroker} is the broker of the address` };
      const paths = [
        `${portal.base}${otherBroker}/login`,
        `${portal.base}index.${otherBroker}.html`,
        portal.registryBase + `${otherBroker}.json`,
      ];
      return findAnswered(portal, paths, asBrowser);
    },
  },
  {
    id: 'compression',
    demand: 'text files are compressed, to the same bytes',
    mend: 'gzip_static on;  gzip_vary on;',
    examine: async (portal) => {
      const file = at(portal, firstScript(portal));
      const plain = await send(file);
      const packed = await send(file, { headers: { 'Accept-Encoding': 'gzip, br' } });
      const encoding = packed.headers['content-encoding'];
      if (encoding === undefined) return [`${file.pathname} is sent uncompressed, ${plain.body.length} bytes.`];
      return [
        ...(unpack(packed, encoding)?.equals(plain.body) === true
          ? []
          : [`${file.pathname} differs when it is compressed (${encoding}).`]),
        ...(/accept-encoding/i.test(packed.headers['vary'] ?? '')
          ? []
          : ['Vary: Accept-Encoding is missing: a cache would mix both.']),
      ];
    },
  },
  {
    id: 'files',
    demand: 'every script and style sheet is as the page pins it',
    mend: 'admin-cli build --out <folder> --keep-previous  # and serve that folder unchanged',
    examine: async (portal) => {
      const names = Object.keys(portal.integrity);
      const wrong: string[] = [];
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let name = names.pop(); name !== undefined; name = names.pop()) {
            const { status, body } = await send(at(portal, name));
            const hash = `sha256-${createHash('sha256').update(body).digest('base64')}`;
            if (status !== 200) wrong.push(`${name} answers ${status}.`);
            else if (hash !== portal.integrity[name]) wrong.push(`${name} has other bytes than the page pins.`);
          }
        }),
      );
      return wrong.toSorted();
    },
  },
  {
    id: 'clock',
    demand: 'the clock of the server is right to a minute',
    mend: 'the clock of the machine: timedatectl set-ntp true',
    examine: async ({ response }) => {
      const date = response.headers['date'];
      const offset = Date.parse(date ?? '') - Date.now();
      return Math.abs(offset) < clockToleranceMs ? [] : [`The page is dated ${date ?? 'never'}.`];
    },
  },
];

/** Returns what is answered although it must not be there. */
async function findAnswered(
  portal: LivePortal,
  paths: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const answers = paths.map(async (path) => [path, (await send(at(portal, path), { headers })).status] as const);
  return (await Promise.all(answers))
    .filter(([, status]) => status < 400)
    .map(([path, status]) => `${path} answers ${status}.`);
}
