// Whether a plugin that can be read gets to the user's browser: for this broker, built, unchanged, and not turned off.
import { isDeepStrictEqual } from 'node:util';
import { failureTextsInEnglish } from '@brokerdesk/host/permissions';
import { contributionName, type RegisteredManifest } from '@brokerdesk/plugin-sdk/build';
import type { BrokerReport } from '@brokerdesk/plugin-sdk/delivery';
import type { DescribedPlugin } from '../plugins/describePlugins.ts';
import { type Finding, missing, satisfied, toFinding } from './Answer.ts';
import type { PortalModel } from './PortalModel.ts';
import type { BuiltPortal } from './readBuiltPortal.ts';

/** Lists what prevents the delivery of a plugin; only that the built portal has it is also listed if it is satisfied. */
export function listDeliveryFindings(model: PortalModel, plugin: DescribedPlugin): readonly Finding[] {
  const { account, portal, report, built, registry } = model;
  const { id } = plugin.description;
  const { brokers, folder } = plugin.source;
  if (brokers !== undefined && !brokers.includes(account.displayCode)) {
    return [
      missing(
        'PLUGIN_OTHER_BROKER',
        `The plugin ${id} is delivered to ${brokers.join(', ')} only, not to ${account.displayCode}.`,
        `Add "${account.displayCode}" to "brokerdesk": { "brokers": […] } in ${folder}/package.json, or remove the list.`,
      ),
    ];
  }
  const conflict = model.conflicts.find(({ pluginIds }) => pluginIds.includes(id));
  if (conflict !== undefined) return [missing(conflict.error.code, conflict.error.message, conflict.error.hint)];
  const extension = model.brokenExtensions.find(({ source }) => source.folder === folder);
  if (extension !== undefined) return [missing(extension.error.code, extension.error.message, extension.error.hint)];
  const safeMode = portal.reasons.find((reason) => reason.code === 'PLUGIN_SAFE_MODE' && reason.pluginId === id);
  if (safeMode !== undefined) return [toFinding(safeMode)];
  return [
    ...(built === undefined ? [] : [findBuilt(built, plugin, account.displayCode)]),
    ...(registry === undefined ? [] : [findDelivered(registry, plugin, account.displayCode)]),
    ...findReported(id, report?.get(id)),
  ];
}

/** Lists the modules of a contribution that do not exist. */
export function listModuleFindings(
  { missingModules, source }: DescribedPlugin,
  owner: string,
  part?: string | null,
): readonly Finding[] {
  const file = missingModules[contributionName(owner, part)];
  if (file === undefined) return [];
  const name = part ? `The child ${part} of ${owner}` : owner;
  return [
    missing(
      'MODULE_MISSING',
      `${name} loads ${file}, which does not exist.`,
      `Create the file, or correct the import() in ${source.entry}.`,
    ),
  ];
}

function findBuilt(built: BuiltPortal, { description, source }: DescribedPlugin, displayCode: string): Finding {
  const { id } = description;
  const { registries, folder } = built;
  if (registries.size === 0) {
    return missing('PORTAL_NOT_BUILT', `${folder} is not a built portal.`, `Run \`admin-cli build --out ${folder}\`.`);
  }
  const addPlugin = source.firstParty ? '' : ` --with ${source.folder}`;
  const rebuild = `Run \`admin-cli build${addPlugin} --out ${folder}\`.`;
  const registry = registries.get(displayCode) ?? registries.get('default');
  const entry = registry?.plugins.find(({ manifest }) => manifest.id === id);
  if (entry === undefined) {
    const others = [...registries].filter(([, { plugins }]) => plugins.some(({ manifest }) => manifest.id === id));
    const names = others.map(([code]) => code).join(', ');
    return names === ''
      ? missing('PLUGIN_NOT_IN_PORTAL', `No registry of ${folder} has the plugin ${id}.`, rebuild)
      : missing(
          'PLUGIN_OTHER_REGISTRY',
          `${folder} has the plugin ${id} for ${names}, not for ${displayCode}.`,
          `Its package.json does not limit it any more: build again. ${rebuild}`,
        );
  }
  if (!isSameDefinition(entry.manifest, description)) {
    return missing(
      'PLUGIN_STALE',
      `${folder} has an older build of ${id}: its definition differs from the source.`,
      rebuild,
    );
  }
  const changed = built.changedFiles.get(id);
  if (changed !== undefined) {
    return missing('PLG_INTEGRITY', `${changed} is not as it was built, so browsers reject it.`, rebuild);
  }
  return satisfied('PLUGIN_BUILT', `${folder} has it for ${displayCode}, as it was built.`);
}

function findDelivered(
  registry: readonly BrokerReport[],
  { description }: DescribedPlugin,
  displayCode: string,
): Finding {
  const { id } = description;
  const {
    stable = [],
    candidate = [],
    channel,
    problems = [],
  } = registry.find(({ broker }) => broker === displayCode) ?? {};
  const problem = problems.find(({ pluginId }) => pluginId === id) ?? (channel ? undefined : problems[0]);
  if (problem) {
    const remedy = `docs/operate.md says what to do about ${problem.code}.`;
    return missing(problem.code, `Browsers refuse it: ${problem.message}`, remedy);
  }
  const [own, next] = [stable, candidate].map((plugins) => plugins.find((plugin) => plugin.id === id));
  if (own === undefined && next === undefined) {
    return missing(
      'PLUGIN_NOT_DELIVERED',
      `The registry has no plugin ${id} for ${displayCode}.`,
      'Add it with: admin-cli registry add',
    );
  }
  const share = `${(channel?.candidate?.share ?? 0) / 10} % of the accounts and ${channel?.candidate?.accounts.length ?? 0} named ones`;
  const parts = [
    ...(own ? [`version ${own.version}`] : []),
    ...(next && next.manifest !== own?.manifest ? [`version ${next.version} for ${share}`] : []),
  ];
  return satisfied('PLUGIN_DELIVERED', `The registry has it for ${displayCode}: ${parts.join(', ')}.`);
}

/** Compares what manifest and source have in common, without the order of keys and without what JSON leaves out. */
function isSameDefinition(manifest: RegisteredManifest, description: DescribedPlugin['description']): boolean {
  const parts = Object.keys(description) as (keyof typeof description)[];
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown;
  return parts.every((part) => isDeepStrictEqual(plain(manifest[part]), plain(description[part])));
}

const workingStates: ReadonlySet<string> = new Set(['active', 'discovered', 'loading', 'forbidden']);

function findReported(id: string, reported: ReturnType<NonNullable<PortalModel['report']>['get']>): readonly Finding[] {
  if (reported === undefined || workingStates.has(reported.state)) return [];
  const code = reported.state === 'quarantined' ? 'PLG_QUARANTINED' : (reported.failure?.code ?? 'PLG_BLOCKED');
  const hints: Readonly<Record<string, string>> = failureTextsInEnglish.hint;
  const operated = code.startsWith('DLV_') ? `docs/operate.md says what to do about ${code}.` : '';
  const message = reported.failure === undefined ? '' : ` ${reported.failure.code}: ${reported.failure.message}`;
  const remedy = (hints[code] ?? operated).replace('{{file}}', 'its files');
  return [missing(code, `In the browser ${id} is ${reported.state}.${message}`, remedy)];
}
