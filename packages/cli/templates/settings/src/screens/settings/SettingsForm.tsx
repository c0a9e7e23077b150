import {
  ChecksField,
  LanguageTabs,
  LocalTextField,
  NumberField,
  RecordForm,
  SwitchField,
} from '@brokerdesk/plugin-sdk/forms';
import { changeSettings, type SamplePluginSettings } from '../../endpoints.ts';
import { channels, dayLimits, messageLimit } from '../../model/settings.ts';
import { useText } from '../../useText.ts';

type Values = Omit<SamplePluginSettings, 'daysBefore' | 'version' | 'updateTime' | 'updateBy'> & {
  readonly daysBefore: number | null;
};

/** The form of the settings. It keeps a draft, asks before it is left, and shows the changes of another user. */
export function SettingsForm({ settings }: { readonly settings: SamplePluginSettings }) {
  const text = useText();
  return (
    <RecordForm
      name="settings"
      itemLabel={text('settings')}
      submitLabel={text('save')}
      doneText={text('saved')}
      record={settings}
      change={changeSettings}
      schema={loadBodySchema}
      toValues={(record: SamplePluginSettings | undefined) => toValues(record ?? settings)}
      validate={({ isEnabled, channels: chosen }) =>
        isEnabled && chosen.length === 0 ? [{ path: 'channels', rule: 'required', message: text('noChannel') }] : []
      }
    >
      {(form) => (
        <>
          <SwitchField form={form} name="isEnabled" label={text('field.isEnabled')} />
          <NumberField
            form={form}
            name="daysBefore"
            label={text('field.daysBefore')}
            step={1}
            {...dayLimits}
            isRequired
          />
          <ChecksField
            form={form}
            name="channels"
            label={text('field.channels')}
            hint={text('hint.channels')}
            options={channels.map((value) => ({ value, label: text(`channel.${value}`) }))}
          />
          <LanguageTabs form={form} label={text('field.message')}>
            <LocalTextField
              form={form}
              name="message"
              label={text('field.message')}
              hint={text('hint.message')}
              limit={messageLimit}
              isRequired
              isMultiline
            />
          </LanguageTabs>
        </>
      )}
    </RecordForm>
  );
}

function toValues({ isEnabled, daysBefore, message, channels: chosen }: SamplePluginSettings): Values {
  return { isEnabled, daysBefore, message, channels: chosen };
}

async function loadBodySchema() {
  return (await import('../../settingsShapes.ts')).settingsBody;
}
