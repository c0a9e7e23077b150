import type { PluginDefinition } from '@brokerdesk/plugin-sdk';
import { PluginFailure } from './errors.ts';
import { describeError } from './describeError.ts';
import { withTimeLimit } from '../api-client/withTimeLimit.ts';

const setupLimitMs = 5_000;

/**
 * Runs the set-up of a plugin, if it has one.
 *
 * @throws PluginFailure `PLG_SETUP_THROW` or `PLG_SETUP_TIMEOUT`.
 */
export async function setUpPlugin(
  definition: PluginDefinition,
  context: { readonly granted: ReadonlySet<string>; readonly signal: AbortSignal },
): Promise<void> {
  const pluginId = definition.id;
  const { granted, signal } = context;
  const createTimeoutError = () =>
    new PluginFailure('PLG_SETUP_TIMEOUT', {
      pluginId,
      message: `The set-up of ${pluginId} did not end within ${setupLimitMs / 1000} seconds.`,
    });
  const run = async () => definition.setup?.({ signal, can: (code) => granted.has(code) });
  try {
    await withTimeLimit(run(), { limitMs: setupLimitMs, createError: createTimeoutError });
  } catch (cause) {
    if (cause instanceof PluginFailure) throw cause;
    throw new PluginFailure('PLG_SETUP_THROW', {
      pluginId,
      message: `The set-up of ${pluginId} failed: ${describeError(cause)}`,
      cause,
    });
  }
}
