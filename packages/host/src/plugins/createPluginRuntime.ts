// Runs plugins. A plugin's code is fetched when its first contribution is shown and never before; its texts are loaded
// and its set-up is done before any contribution renders. Loaded code is cached, and a failure is cached until the user
// retries.
import type { CommandModule, JobKind, PluginDefinition } from '@brokerdesk/plugin-sdk';
import { type Registry, type RegistryEntry, satisfiesRange, sdkVersion } from '@brokerdesk/plugin-sdk/build';
import type { ComponentType } from 'react';
import type { Texts } from '../languages/createTexts.ts';
import { type ContributionTarget, contributionKey, findContribution } from './ContributionTarget.ts';
import { PluginFailure } from './errors.ts';
import { type ImportModule, importPlugin } from './importPlugin.ts';
import { explainFailure } from './diagnoseLoadFailure.ts';
import { createPluginHealth, type PluginHealth, type PluginRecord, type PluginState } from './PluginHealth.ts';
import { findUnpinnedFile } from './findUnpinnedFile.ts';
import { preloadContribution } from './preloadContribution.ts';
import { setUpPlugin } from './setUpPlugin.ts';
import { type PinnedFiles, readImportMap } from '../components/preloadModules.ts';
import { withTimeLimit } from '../api-client/withTimeLimit.ts';

/** Options of {@link createPluginRuntime}. */
export interface PluginRuntimeOptions {
  readonly registry: Pick<Registry, 'plugins' | 'shared'>;
  /** The plugins of which at least one function is granted to the user. */
  readonly activePlugins: ReadonlySet<string>;
  readonly granted: ReadonlySet<string>;
  readonly safeMode: boolean;
  readonly texts: Texts;
  readonly importModule?: ImportModule;
  /** The hashes that the page pins; read from the page itself if absent. */
  readonly pinned?: PinnedFiles;
}

/** The running plugins. */
export interface PluginRuntime {
  readonly health: PluginHealth;
  /** Returns the component of a contribution; the same promise until {@link PluginRuntime.forget}. */
  readonly component: (target: ContributionTarget) => Promise<ComponentType<object>>;
  /** Returns the component of a contribution if it has been loaded. */
  readonly loadedComponent: (target: ContributionTarget) => ComponentType<object> | undefined;
  /** Loads the searches of a command. */
  readonly search: (pluginId: string, command: string) => Promise<CommandModule>;
  /** Loads the texts of a plugin, together with its code. */
  readonly texts: (pluginId: string) => Promise<void>;
  /** Loads a kind of job. */
  readonly job: (pluginId: string, kind: string) => Promise<JobKind>;
  /** Lets the next {@link PluginRuntime.component} retry, including a set-up that failed. */
  readonly forget: (target: ContributionTarget) => void;
  /** Stops what the set-ups have started. */
  readonly stop: () => void;
}

// The specification, section 8: a code chunk that has not arrived after 120 seconds is an error.
const chunkLimitMs = 120_000;

/** Creates the runtime for the plugins of a registry; it does not fetch anything yet. */
export function createPluginRuntime(options: PluginRuntimeOptions): PluginRuntime {
  const { plugins: known, shared } = options.registry;
  const entries = new Map(known.map((entry) => [entry.manifest.id, entry]));
  const health = createPluginHealth(known.map((entry) => createRecord(entry, options)));
  const plugins = new Map<string, Promise<PluginDefinition>>();
  const components = new Map<string, Promise<ComponentType<object>>>();
  const loadedComponents = new Map<string, ComponentType<object>>();
  const pinned = options.pinned ?? readImportMap(document).integrity;
  const abortController = new AbortController();
  // A page in the back/forward cache may return, and its plugins continue then.
  addEventListener('pagehide', ({ persisted }) => persisted || abortController.abort(), {
    signal: abortController.signal,
  });

  const start = async (id: string) => {
    const entry = entries.get(id);
    if (!entry) throw unknownPlugin(id);
    return startPlugin(entry, { ...options, health, pinned, signal: abortController.signal });
  };
  const ensure = (id: string) => {
    const started = plugins.get(id) ?? start(id);
    plugins.set(id, started);
    return started;
  };
  /** Loads a part of a plugin; if it fails, the plugin's state says why. */
  const loadPart = async <Part>(id: string, load: (definition: PluginDefinition) => Promise<Part>): Promise<Part> => {
    const definition = await ensure(id);
    try {
      return await load(definition);
    } catch (cause) {
      const entry = entries.get(id);
      if (!entry) throw cause;
      const failure = await explainFailure(entry, cause, pinned);
      health.degrade(id, failure);
      throw failure;
    }
  };
  const loadComponent = async (target: ContributionTarget) => {
    const entry = entries.get(target.pluginId);
    const isLoadable = entry && !findIncompatibility(entry, options) && !findUnpinnedFile(entry, pinned);
    if (isLoadable) preloadContribution(target, { entry, shared, pinned });
    return loadPart(target.pluginId, async (definition) => {
      const component = await importComponent(definition, target);
      loadedComponents.set(contributionKey(target), component);
      return component;
    });
  };

  return {
    health,
    component(target) {
      const key = contributionKey(target);
      const component = components.get(key) ?? loadComponent(target);
      components.set(key, component);
      return component;
    },
    loadedComponent: (target) => loadedComponents.get(contributionKey(target)),
    search: (pluginId, command) =>
      loadPart(pluginId, async ({ commands }) => {
        const spec = commands.find(({ id }) => id === command);
        if (!spec?.search) throw missingPart(pluginId, `the search ${command}`);
        return spec.search();
      }),
    texts: (pluginId) => ensure(pluginId).then(() => {}),
    job: (pluginId, kind) =>
      loadPart(pluginId, async ({ jobs }) => {
        const spec = jobs[kind];
        if (!spec) throw missingPart(pluginId, `the job ${kind}`);
        const { job } = (await spec.load()) as { readonly job?: unknown };
        if (job === undefined) throw missingPart(pluginId, `\`job\` in the module of the job ${kind}`);
        return job as JobKind;
      }),
    forget(target) {
      components.delete(contributionKey(target));
      loadedComponents.delete(contributionKey(target));
      const state = health.records().find((record) => record.id === target.pluginId)?.state;
      if (state === 'failed-setup') plugins.delete(target.pluginId);
    },
    stop: () => abortController.abort(),
  };
}

interface StartOptions extends PluginRuntimeOptions {
  readonly health: PluginHealth;
  readonly pinned: PinnedFiles;
  readonly signal: AbortSignal;
}

/** Imports a plugin, loads its texts and does its set-up; its state says how far that is, or why it has failed. */
async function startPlugin(entry: RegistryEntry, options: StartOptions): Promise<PluginDefinition> {
  const { health, granted, texts, importModule = importByBrowser, pinned, signal } = options;
  const { id } = entry.manifest;
  const incompatibility = findIncompatibility(entry, options);
  if (incompatibility) throw incompatibility;
  health.set(id, { state: 'loading', failure: undefined });
  try {
    const unpinned = findUnpinnedFile(entry, pinned);
    if (unpinned) throw unpinned;
    const definition = await importPlugin(entry, importModule, pinned);
    await texts.add({ namespace: id, messages: definition.messages });
    await setUpPlugin(definition, { granted, signal });
    health.set(id, { state: 'active' });
    return definition;
  } catch (cause) {
    const failure = await explainFailure(entry, cause, pinned);
    health.set(id, { state: failedState(failure), failure });
    throw failure;
  }
}

/** Imports the component of a contribution. */
async function importComponent(definition: PluginDefinition, target: ContributionTarget) {
  const contribution = findContribution(definition, target);
  if (!contribution) throw missingContribution(target);
  const module = await withTimeLimit(contribution(), {
    limitMs: chunkLimitMs,
    createError: () => lateChunk(target),
  });
  // Without a component, the screen would wait for one for ever.
  const component = module.default as ComponentType<object> | undefined;
  if (component === undefined) throw missingDefault(target);
  return component;
}

const importByBrowser: ImportModule = (address) => import(/* @vite-ignore */ address);

function createRecord(entry: RegistryEntry, options: PluginRuntimeOptions): PluginRecord {
  const { id, version } = entry.manifest;
  const failure = findIncompatibility(entry, options);
  const needed: PluginState = options.activePlugins.has(id) ? 'discovered' : 'forbidden';
  const blockedState: PluginState = failure?.code === 'PLG_BLOCKED' ? 'blocked' : 'incompatible';
  const state = failure ? blockedState : needed;
  return { id, version, firstParty: entry.firstParty, state, failure, crashes: {} };
}

function findIncompatibility({ manifest, firstParty }: RegistryEntry, { safeMode }: PluginRuntimeOptions) {
  const { id: pluginId, sdk } = manifest;
  if (safeMode && !firstParty) {
    return new PluginFailure('PLG_BLOCKED', { pluginId, message: `${pluginId} is not loaded in safe mode.` });
  }
  if (satisfiesRange(sdkVersion, sdk)) return undefined;
  const message = `${pluginId} needs version ${sdk} of the SDK; this portal has ${sdkVersion}.`;
  return new PluginFailure('PLG_SDK_RANGE', { pluginId, message });
}

function failedState({ code }: PluginFailure): PluginState {
  return code === 'PLG_SETUP_THROW' || code === 'PLG_SETUP_TIMEOUT' ? 'failed-setup' : 'failed-load';
}

function unknownPlugin(pluginId: string) {
  return new PluginFailure('PLG_LOAD', { pluginId, message: `${pluginId} is not in the registry of this portal.` });
}

function missingContribution(target: ContributionTarget) {
  const message = `${target.pluginId} does not bring ${contributionKey(target)}, although its manifest says so.`;
  return new PluginFailure('PLG_CONTRIBUTION', { pluginId: target.pluginId, message });
}

function missingDefault(target: ContributionTarget) {
  const message = `The module of ${contributionKey(target)} in ${target.pluginId} has no default export: write \`export default\` before its component.`;
  return new PluginFailure('PLG_CONTRIBUTION', { pluginId: target.pluginId, message });
}

function missingPart(pluginId: string, part: string) {
  return new PluginFailure('PLG_CONTRIBUTION', { pluginId, message: `${pluginId} does not bring ${part}.` });
}

function lateChunk(target: ContributionTarget) {
  const message = `${contributionKey(target)} did not arrive within ${chunkLimitMs / 1000} seconds.`;
  return new PluginFailure('PLG_LOAD_TIMEOUT', { pluginId: target.pluginId, message });
}
