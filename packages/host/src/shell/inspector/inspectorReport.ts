import type { Reason } from '../../permissions/CompiledPortal.ts';
import type { PluginRecord } from '../../plugins/PluginHealth.ts';

/** Puts the state of all plugins and every decision into plain text, for a support request. Names nobody. */
export function inspectorReport(facts: {
  readonly revision: string;
  /** How calls are signed, and where the key is kept. */
  readonly signature: string;
  readonly records: readonly PluginRecord[];
  readonly reasons: readonly Reason[];
}): string {
  const plugins = facts.records.map(({ id, version, state, failure }) =>
    [`${id} ${version}`, state, failure && `${failure.code}: ${failure.message}`].filter(Boolean).join(' | '),
  );
  const reasons = facts.reasons.map(({ code, pluginId, functionCode, text }) =>
    [code, pluginId, functionCode, text].filter(Boolean).join(' | '),
  );
  return [`registry ${facts.revision}`, `signature ${facts.signature}`, ...plugins, '', ...reasons].join('\n');
}
