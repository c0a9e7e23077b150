import { ErrorState, Stack, Text, textIn, useCall, useHost, WaitingText } from '@brokerdesk/plugin-sdk';
import { listPresetImageUses, type PresetImage } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** The places at which brokers have a copy of a preset picture. */
export function PresetUses({ image: { imgID } }: { readonly image: PresetImage }) {
  const text = useText();
  const { language } = useHost();
  // Passive: the place says what failed, also in a dialog.
  const { data, error, isPending, refetch } = useCall(listPresetImageUses, { params: { imgID } }, { passive: true });
  if (error) return <ErrorState title={text('presets.usesFailed')} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <WaitingText active={isPending} lines={2} itemsLabel={text('presets.usesWhat')} />
      {data?.length === 0 && <Text as="p">{text('presets.unused')}</Text>}
      {data && data.length > 0 && (
        <Stack gap={4}>
          <Text as="p">{text('presets.usedIn', { count: data.length })}</Text>
          <Stack as="ul" gap={4} aria-label={text('presets.uses')}>
            {data.map(({ brokerCode, brokerName, place, targetID, name }) => (
              <li key={`${brokerCode} ${targetID}`}>
                {text(`presets.places.${place}`, { broker: textIn(brokerName, language), name })}
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
