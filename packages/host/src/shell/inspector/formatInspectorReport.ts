import { describeReason, type Reason } from '../../permissions/Reason.ts';
import type { DeliveryRefusal } from '../../delivery/Delivery.ts';
import type { PluginRecord } from '../../plugins/PluginHealth.ts';

/** Formats the state of all plugins and every decision as plain text for a support request. Contains no personal data. */
export function formatInspectorReport(input: {
  readonly revision: string;
  /** The signature scheme, and where the key is stored. */
  readonly signature: string;
  readonly records: readonly PluginRecord[];
  readonly reasons: readonly Reason[];
  /** What was delivered and is not used. */
  readonly refusals?: readonly DeliveryRefusal[] | undefined;
}): string {
  const plugins = input.records.map(({ id, version, state, failure }) =>
    [`${id} ${version}`, state, failure && `${failure.code}: ${failure.message}`].filter(Boolean).join(' | '),
  );
  const reasons = input.reasons.map((reason) =>
    [reason.code, reason.pluginId, reason.functionCode, describeReason(reason).text].filter(Boolean).join(' | '),
  );
  const refusals = (input.refusals ?? []).map(({ pluginId, code, message }) =>
    [`${pluginId ?? 'all'} delivered`, 'refused', `${code}: ${message}`].join(' | '),
  );
  const head = [`registry ${input.revision}`, `signature ${input.signature}`];
  return [...head, ...plugins, ...refusals, '', ...reasons].join('\n');
}
