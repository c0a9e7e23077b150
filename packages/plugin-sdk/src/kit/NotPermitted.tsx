import { type FunctionNode, listFunctions } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import { textIn } from '../formats/textIn.ts';
import { useCall } from '../hooks/useCall.ts';
import { useHost } from '../hooks/useHost.ts';
import { useKitText } from '../hooks/useKitText.ts';
import type { PluginFunctionCode } from '../services/hostServices.ts';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

/**
 * Explains in place of content which function the user lacks, by its name in the user's language, why, and what to do. Of
 * several codes, one is enough. The reason is that of "Plugins and permissions" and of `admin-cli why`.
 *
 * @example
 * <Can requires="PM_CI_FAQ" fallback={<NotPermitted requires="PM_CI_FAQ" />}>…</Can>
 */
export function NotPermitted({
  requires,
  action,
}: {
  readonly requires: PluginFunctionCode | readonly PluginFunctionCode[];
  /** What the user can do instead, such as a link. */
  readonly action?: ReactNode;
}) {
  const text = useKitText();
  const { language, renderReason } = useHost();
  // In the background: without the names, the codes are shown.
  const { data, isPending } = useCall(listFunctions, {}, { passive: true });
  const codes: readonly string[] = typeof requires === 'string' ? [requires] : requires;
  if (isPending) return <div className="bdk-state" aria-busy />;
  const quoted = codes.map((code) => {
    const node = findFunction(data ?? [], code);
    return text('notPermitted.name', { name: node ? textIn(node.name, language) : code });
  });
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(quoted);
  return (
    <Stack align="center" gap={12} className="bdk-state">
      <h2>{text('notPermitted.title', { names })}</h2>
      <Text as="p" tone="neutral" className="bdk-state-text">
        {text('notPermitted.next', { count: codes.length })}
      </Text>
      {renderReason(codes)}
      {action}
      <Text as="p" tone="neutral" size="small">
        <code>{codes.join(' · ')}</code>
      </Text>
    </Stack>
  );
}

function findFunction(nodes: readonly FunctionNode[], code: string): FunctionNode | undefined {
  for (const node of nodes) {
    const found = node.functionCode === code ? node : findFunction(node.children, code);
    if (found) return found;
  }
  return undefined;
}
