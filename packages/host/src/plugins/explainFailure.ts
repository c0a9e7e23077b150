import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { hasNewRelease } from '../components/hasNewRelease.ts';
import { PluginFailure, recoveries } from './errors.ts';
import { diagnoseLoadFailure } from './diagnoseLoadFailure.ts';

/** Turns a failure to load into an error with advice; after a new release, the advice is to reload. */
export async function explainFailure(entry: RegistryEntry, cause: unknown): Promise<PluginFailure> {
  const failure = cause instanceof PluginFailure ? cause : await diagnoseLoadFailure(entry, cause);
  if (recoveries[failure.code] !== 'reload' || !(await hasNewRelease())) return failure;
  const { id: pluginId } = entry.manifest;
  const message = `${pluginId} is of an earlier release than the one that is served now. ${failure.message}`;
  return new PluginFailure('PLG_OUTDATED', { pluginId, message, file: failure.file, cause: failure });
}
