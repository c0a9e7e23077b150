import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { hasNewRelease } from '../parts/hasNewRelease.ts';
import { PluginFailure, waysOut } from './errors.ts';
import { loadFailure } from './loadFailure.ts';

/** Puts a failure to load into one that says what to do; where a new release is the reason, it says that. */
export async function explainFailure(entry: RegistryEntry, cause: unknown): Promise<PluginFailure> {
  const failure = cause instanceof PluginFailure ? cause : await loadFailure(entry, cause);
  if (waysOut[failure.code] !== 'reload' || !(await hasNewRelease())) return failure;
  const { id: pluginId } = entry.manifest;
  const message = `${pluginId} is of an earlier release than the one that is served now. ${failure.message}`;
  return new PluginFailure('PLG_OUTDATED', { pluginId, message, file: failure.file, cause: failure });
}
