import { openEmulator } from '@brokerdesk/mock-server/testing';
import { demoUsers, expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it, vi } from 'vitest';
import plugin from './plugin.ts';

// Each screen is opened in the real shell, as the provider's staff and as a user of a broker.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

const params = { 'provider:brokers/broker': { brokerCode: 'DEMO' } };

it('is shown to the provider’s staff only', async () => {
  await expectGated(plugin, { emulator, params });
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, { emulator, params });
});

it('has the screens of brokers at the addresses of the specification', async () => {
  const user = demoUsers.providerAdministrator;
  for (const address of ['user_manager', 'user_manager/broker_detail']) {
    const portal = await mountPlugin(plugin, { emulator, user, address });
    expect([portal.address(), portal.shown().length]).toEqual([address, 1]);
    expect(portal.menu()).toEqual([
      { title: 'Brokers', address: 'user_manager', entries: [] },
      { title: 'Preset Pictures', address: 'preset_promotional_images', entries: [] },
    ]);
    expect(portal.commands()).toEqual(['brokers', 'functions', 'preset-images']);
    await portal.unmount();
  }
});
