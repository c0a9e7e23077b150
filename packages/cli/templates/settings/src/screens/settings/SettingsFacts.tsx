import { Fact, FactList, labelOf, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { SamplePluginSettings } from '../../endpoints.ts';
import en from '../../locales/en.ts';
import { useText } from '../../useText.ts';

/** The settings for users who may not change them. */
export function SettingsFacts({ settings }: { readonly settings: SamplePluginSettings }) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const { isEnabled, daysBefore, message, channels } = settings;
  return (
    <FactList>
      <Fact term={text('field.isEnabled')}>{text(isEnabled ? 'on' : 'off')}</Fact>
      <Fact term={text('field.daysBefore')}>{count(daysBefore)}</Fact>
      <Fact term={text('field.channels')}>
        {channels.length === 0
          ? text('none')
          : channels.map((one) => (
              <Text key={one} as="p">
                {labelOf(en.channel, one, (channel) => text(`channel.${channel}`))}
              </Text>
            ))}
      </Fact>
      <Fact term={text('field.message')}>
        <Text lines>{textIn(message, language)}</Text>
      </Fact>
    </FactList>
  );
}
