import { type ReportedPlugin, Stack, Table, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { type ReactNode, useId } from 'react';
import { useText } from '../../useText.ts';

/** Plugins of a broker. */
export function PluginTable({
  title,
  plugins,
  children,
}: {
  readonly title: string;
  readonly plugins: readonly ReportedPlugin[];
  /** Above the table. */
  readonly children?: ReactNode;
}) {
  const text = useText();
  const id = useId();
  const { date } = useFormats();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {plugins.length === 0 ? (
        <Text tone="neutral">{text('deliveries.nothing')}</Text>
      ) : (
        <Table isFixed aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{text('deliveries.filter')}</th>
              <th scope="col">{text('deliveries.version')}</th>
              <th scope="col">{text('deliveries.author')}</th>
              <th scope="col">{text('deliveries.certified')}</th>
              <th scope="col" title={text('deliveries.functionsHint')}>
                {text('deliveries.functions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {plugins.map((plugin) => (
              <tr key={plugin.id} translate="no">
                <th scope="row">{plugin.id}</th>
                <td>{plugin.version}</td>
                <td>{plugin.author}</td>
                <td>{plugin.certifiedAt === undefined ? text('deliveries.not') : date(plugin.certifiedAt)}</td>
                <td>{plugin.functions.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}
