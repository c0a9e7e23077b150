import { Stack, Text } from '@brokerdesk/plugin-sdk';
import type { DeliveryRefusal } from '../../delivery/Delivery.ts';
import { useInspectorText } from '../../texts/inspector/inspectorTexts.ts';

/** Lists delivered plugins that are not used, and why; nothing if there are none. */
export function RefusalList({ refusals }: { readonly refusals: readonly DeliveryRefusal[] }) {
  const text = useInspectorText();
  if (refusals.length === 0) return null;
  return (
    <>
      <h2>{text('refused')}</h2>
      <p>{text('refusedHint')}</p>
      <ul className="bdk-card">
        {refusals.map(({ pluginId, code, message }) => (
          <li key={`${pluginId} ${code}`}>
            <Stack gap={4}>
              <span>{pluginId ?? text('refusedAll')}</span>
              {/* For operators, who may not read Chinese. */}
              <Text tone="neutral" size="small">
                <span lang="en">{`${code}: ${message}`}</span>
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </>
  );
}
