import type { PluginDefinition } from '@brokerdesk/plugin-sdk';
import { PluginFailure } from './errors.ts';
import { reasonOf } from './reasonOf.ts';
import { withTimeLimit } from '../wire/withTimeLimit.ts';

const setupLimitMs = 5_000;

/**
 * Runs the set-up of a plugin, if it has one.
 *
 * @throws PluginFailure `PLG_SETUP_THROW` or `PLG_SETUP_TIMEOUT`.
 */
export async function setUpPlugin(
  definition: PluginDefinition,
  facts: { readonly held: ReadonlySet<string>; readonly signal: AbortSignal },
): Promise<void> {
  const pluginId = definition.id;
  const { held, signal } = facts;
  const late = () =>
    new PluginFailure('PLG_SETUP_TIMEOUT', {
      pluginId,
      message: `The set-up of ${pluginId} did not end within ${setupLimitMs / 1000} seconds.`,
    });
  const run = async () => definition.setup?.({ signal, can: (code) => held.has(code) });
  try {
    await withTimeLimit(run(), { limitMs: setupLimitMs, late });
  } catch (cause) {
    if (cause instanceof PluginFailure) throw cause;
    throw new PluginFailure('PLG_SETUP_THROW', {
      pluginId,
      message: `The set-up of ${pluginId} failed: ${reasonOf(cause)}`,
      cause,
    });
  }
}
