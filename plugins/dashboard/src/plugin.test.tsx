import { openEmulator } from '@brokerdesk/mock-server/testing';
import { expectGated, expectTranslated } from '@brokerdesk/plugin-testing';
import { expect, it } from 'vitest';
import plugin from './plugin.ts';

// Without applications no chart is drawn, which takes long in a simulated page.
const emulator = openEmulator({ applications: 0 });

it('is shown with its function only, in three languages', async () => {
  await expectGated(plugin, { emulator });
  await expectTranslated(plugin, { emulator });
  expect(Object.keys(plugin.functions)).toEqual(['RAO', 'RAO_DATA_CHART']);
});
