// A registry of delivered plugins as pages of a test fetch it. The portal that the tests have takes no plugins, so its page
// gets the root on the way; the rest is what `admin-cli build --plugin-root` and a web server do.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import type { BrowserContext, Route } from '@playwright/test';
import { toManifestFile } from '../packages/cli/src/build/toManifestFile.ts';
import { addPlugin, rollBack } from '../packages/cli/src/registry/changes.ts';
import { createMemoryStore } from '../packages/cli/src/registry/createMemoryStore.ts';
import { makeSigner } from '../packages/cli/src/registry/keys.ts';
import { signPacked } from '../packages/cli/src/registry/registryFixture.ts';
import { certifyKey, createRegistry } from '../packages/cli/src/registry/trust.ts';

const source = join(import.meta.dirname, 'delivered-plugin');
const builtFolder = join(import.meta.dirname, '../.brokerdesk/e2e/delivered-plugin');
const mainFile = join(import.meta.dirname, '../packages/cli/src/main.mjs');
const type = { js: 'text/javascript', json: 'application/json' } as const;

/** Changes a file of the plugin; one of them is its entry. */
type FileChange = (content: string, isEntry: boolean) => string;

/** Builds the plugin with the command of its author, once for all tests of a worker. */
function buildOnce(): ReadonlyMap<string, string> {
  if (built) return built;
  const folder = `${builtFolder}-${process.env['TEST_WORKER_INDEX']}`;
  const { status, stderr } = spawnSync(process.execPath, [mainFile, 'build', source, '--out', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The plugin was not built: ${stderr}`);
  built = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  return built;
}
let built: ReadonlyMap<string, string> | undefined;

/** A registry with keys that this test has made. */
export class DeliveredPlugins {
  readonly #files = new Map<string, Buffer>();
  readonly #store = createMemoryStore(this.#files);
  readonly #keys = { root: makeSigner(), publisher: makeSigner(), author: makeSigner() };
  /** The addresses that pages have asked for, below the registry. */
  readonly asked: string[] = [];
  /** What the server adds to a file. */
  readonly altered = new Map<RegExp, string>();

  /** Creates the registry, and serves it to all pages of a context. */
  async serve(context: BrowserContext): Promise<void> {
    const { root, publisher, author } = this.#keys;
    const now = Date.now();
    await createRegistry(this.#store, { root, publisher: publisher.key, now });
    await certifyKey(this.#store, { role: 'author', key: author.key, name: 'Fee Tools' }, { root, now });
    await context.route(/\/admin\/delivered\//, (route) => this.#answer(route));
    await context.route(/\/admin\//, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const delivery = JSON.stringify({ base: '/admin/delivered/', root: root.key });
      const body = (await response.text()).replace(/id="brokerdesk-config">\s*\{/, `$&"delivery":${delivery},`);
      return route.fulfill({ response, body });
    });
  }

  /** Adds a version with changed files; with a share, as a candidate. */
  async add(version: string, change: FileChange = (content) => content, share?: number): Promise<void> {
    const files = new Map(buildOnce());
    const manifest = JSON.parse(files.get('manifest.json') ?? '') as Manifest;
    files.delete('manifest.json');
    for (const [name, content] of files) files.set(name, change(content, name === manifest.entry));
    const entries = [...files].map(([name, content]) => [name, toManifestFile(content)] as const);
    const next = { ...manifest, version, files: Object.fromEntries(entries) };
    const contents = [...files].map(([name, content]) => [name, Buffer.from(content)] as const);
    const packed = await signPacked(this.#keys.author, next, Object.fromEntries(contents));
    await addPlugin(this.#context(), packed, share === undefined ? undefined : { share, accounts: [] });
  }

  /** Takes the candidate away, or the latest version. */
  async rollBack(): Promise<void> {
    await rollBack(this.#context());
  }

  #context() {
    return { store: this.#store, broker: 'demo', publisher: this.#keys.publisher, now: Date.now() };
  }

  async #answer(route: Route): Promise<void> {
    const file = new URL(route.request().url()).pathname.replace('/admin/delivered/', '');
    this.asked.push(file);
    const content = this.#files.get(file);
    if (content === undefined) return route.fulfill({ status: file.endsWith('/channel.json') ? 204 : 404, body: '' });
    const [, addition = ''] = [...this.altered].find(([pattern]) => pattern.test(file)) ?? [];
    const contentType = type[file.endsWith('.js') ? 'js' : 'json'];
    return route.fulfill({ body: content.toString() + addition, contentType });
  }
}
