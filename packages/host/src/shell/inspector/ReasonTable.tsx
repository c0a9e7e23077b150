import { Stack, Table, Text } from '@brokerdesk/plugin-sdk';
import { useInspectorText } from '../../texts/inspector/inspectorTexts.ts';
import { type Reason, hasRemedy, valuesOf } from '../../permissions/Reason.ts';
import { type ReasonKey, useReasonText } from '../../texts/reasons/reasonTexts.ts';

const shownReasons = 500;

/** Lists why screens and slots exist or not, and what to do; the copied report contains those that do not fit. */
export function ReasonTable({ reasons }: { readonly reasons: readonly Reason[] }) {
  const text = useInspectorText();
  const reasonText = useReasonText();
  const rows = reasons.slice(0, shownReasons).map((reason, index) => ({ ...reason, key: `${index} ${reason.code}` }));
  return (
    // Scrolls sideways on narrow screens, so the keyboard must reach it.
    <div className="bdk-card bdk-scroll" role="region" aria-label={text('reasons')} tabIndex={0}>
      <Table aria-label={text('reasons')}>
        <thead>
          <tr>
            <th scope="col">{text('code')}</th>
            <th scope="col">{text('plugin')}</th>
            <th scope="col">{text('function')}</th>
            <th scope="col">{text('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.code}</th>
              <td>{row.pluginId}</td>
              <td>{row.functionCode}</td>
              <td>
                <Stack gap={4}>
                  <span>{reasonText(`${row.code}.text` as ReasonKey, valuesOf(row))}</span>
                  {hasRemedy(row) && (
                    <Text tone="neutral" size="small">
                      {reasonText(`${row.code}.remedy` as ReasonKey, valuesOf(row))}
                    </Text>
                  )}
                </Stack>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
