import type { Reason } from '../../permissions/CompiledPortal.ts';
import type { PluginRecord } from '../../plugins/PluginHealth.ts';

/** Puts the state of all plugins and every decision into plain text, for a support request. Names nobody. */
export function formatInspectorReport(input: {
  readonly revision: string;
  /** How calls are signed, and where the key is kept. */
  readonly signature: string;
  readonly records: readonly PluginRecord[];
  readonly reasons: readonly Reason[];
}): string {
  const plugins = input.records.map(({ id, version, state, failure }) =>
    [`${id} ${version}`, state, failure && `${failure.code}: ${failure.message}`].filter(Boolean).join(' | '),
  );
  const reasons = input.reasons.map(({ code, pluginId, functionCode, text }) =>
    [code, pluginId, functionCode, text].filter(Boolean).join(' | '),
  );
  return [`registry ${input.revision}`, `signature ${input.signature}`, ...plugins, '', ...reasons].join('\n');
}
