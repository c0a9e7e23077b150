import { Stack, Table, Text } from '@brokerdesk/plugin-sdk';
import { useFailureText } from '../../texts/failure/failureTexts.ts';
import { type InspectorKey, useInspectorText } from '../../texts/inspector/inspectorTexts.ts';
import type { PluginRecord } from '../../plugins/PluginHealth.ts';

/** Lists plugins with their states. */
export function PluginTable({ records }: { readonly records: readonly PluginRecord[] }) {
  const text = useInspectorText();
  const failureText = useFailureText();
  if (records.length === 0) return <p>{text('none')}</p>;
  return (
    // Scrolls sideways on narrow screens, so the keyboard must reach it.
    <div className="bdk-card bdk-scroll" role="region" aria-label={text('plugins')} tabIndex={0}>
      <Table aria-label={text('plugins')}>
        <thead>
          <tr>
            <th scope="col">{text('plugin')}</th>
            <th scope="col">{text('version')}</th>
            <th scope="col">{text('origin')}</th>
            <th scope="col">{text('state')}</th>
            <th scope="col">{text('crashes')}</th>
            <th scope="col">{text('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ id, version, firstParty, state, crashes, failure }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{version}</td>
              <td>{text(firstParty ? 'firstParty' : 'thirdParty')}</td>
              <td>{text(`states.${state}` as InspectorKey)}</td>
              <td>{Object.values(crashes).reduce((sum, count) => sum + count, 0)}</td>
              <td>
                {failure && (
                  <Stack gap={4}>
                    <span>{failureText(`hint.${failure.code}`, { file: failure.file ?? '' })}</span>
                    {/* For plugin developers, who may not read Chinese. */}
                    <Text tone="neutral" size="small">
                      <span lang="en">{`${failure.code}: ${failure.message}`}</span>
                    </Text>
                  </Stack>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
