// The endpoints in the emulator. It has checked the request against its shape and the user's functions before it calls a
// handler, and it repeats the response to a retry with the same idempotency key.
import { type MockContext, type MockExtension, type MockSeedContext, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { changeSettings, getSettings, type SamplePluginSettings } from './endpoints.ts';

/** One row for each broker, by its code; collections of all plugins are in one namespace. */
const collection = 'samplePluginSettings';

const extension: MockExtension = {
  id: 'sample-plugin',
  collections: { [collection]: seedSettings },
  operations: { 'samplePlugin.change': { EN: 'Settings changed', SC: '修改设置', TC: '更改設定' } },
  records: { samplePlugin: { name: { EN: 'Settings', SC: '设置', TC: '設定' } } },
  routes: [
    mockRoute(getSettings, (context) => ({ code: 'OK', data: currentSettings(context) })),

    mockRoute(changeSettings, (context, { body: { version, ...body } }) => {
      const before = currentSettings(context);
      if (before.version !== version) {
        return { code: 'E0005', data: { current: before, by: before.updateBy, at: before.updateTime } };
      }
      if (body.isEnabled && body.channels.length === 0) return noChannel(context);
      const settings: SamplePluginSettings = {
        ...body,
        version: version + 1,
        updateTime: new Date(context.now()).toISOString(),
        updateBy: context.caller?.userName ?? '',
      };
      const brokerCode = context.brokerCode ?? '';
      context.change((draft) => draft.put(collection, brokerCode, settings));
      context.recordOperation({ targetID: brokerCode, changes: changesOf(before, settings) });
      return { code: 'OK', data: settings };
    }),
  ],
};

export default extension;

function seedSettings(seed: MockSeedContext): Readonly<Record<string, SamplePluginSettings>> {
  const settings: SamplePluginSettings = {
    isEnabled: true,
    daysBefore: 5,
    message: {
      EN: 'Your deadline is close. Please reply in time.',
      SC: '截止日期将至，请及时回复。',
      TC: '截止日期將至，請及時回覆。',
    },
    channels: ['sms', 'email'],
    version: 1,
    updateTime: new Date(seed.now() - 86_400_000).toISOString(),
    updateBy: 'Chan Tai Man',
  };
  return Object.fromEntries(seed.brokerCodes.map((brokerCode) => [brokerCode, settings]));
}

/** Every broker has settings from the start. */
function currentSettings(context: MockContext): SamplePluginSettings {
  const settings = context.row<SamplePluginSettings>(collection, context.brokerCode ?? '');
  if (!settings) throw new Error(`The broker ${context.brokerCode} has no settings.`);
  return settings;
}

/** The response to reminders that are on without a channel. */
function noChannel(context: MockContext) {
  const messages = {
    en_US: 'Choose at least one channel while reminders are sent.',
    zh_CN: '发送提醒时，请至少选择一个渠道。',
    zh_HK: '發送提示時，請選擇最少一個途徑。',
  };
  const problem = { path: 'channels', rule: 'required', message: messages[context.language] };
  return { code: 'E0004', data: { fields: [problem] } } as const;
}

/** The fields that differ, for the operation records. */
function changesOf(before: SamplePluginSettings, after: SamplePluginSettings) {
  return (['isEnabled', 'daysBefore', 'message', 'channels'] as const).flatMap((field) => {
    const [old, next] = [JSON.stringify(before[field]), JSON.stringify(after[field])];
    return old === next ? [] : [{ field, before: old, after: next }];
  });
}
