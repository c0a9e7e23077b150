// The card of the home page and the searches of the palette.
import { openEmulator } from '@brokerdesk/mock-server/testing';
import { listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers, mountPlugin } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it, vi } from 'vitest';
import { search as searchPlans } from './commands/searchAllPlans.ts';
import plugin from './plugin.ts';

// The home page is opened in the real shell.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
const { brokerCode, userID } = demoUsers.providerAdministrator;
afterAll(() => emulator.close());

it('the home page counts what waits, of all brokers and of each', async () => {
  const portal = await mountPlugin(plugin, { emulator, user: demoUsers.providerAdministrator });
  const api = createSessionApi(await portal.sandbox.signIn({ brokerCode, userID }));
  const count = async (code?: string) => {
    const query = { needsAudit: 'true', ...(code !== undefined && { brokerCode: code }) } as const;
    return (await api.call(listFeedPlans, { query })).total;
  };
  const names = portal.getAllByRole('link', { name: /· Requests: / }).map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual([
    `All brokers · Requests: ${await count()}`,
    `Demo Securities · Requests: ${await count('DEMO')}`,
    `Harbour Bright Securities · Requests: ${await count('HARBOUR')}`,
  ]);
  await portal.unmount();
});

it('the palette finds plans of all brokers, and opens what it names', async () => {
  const api = createSessionApi(await (await emulator.openSandbox()).signIn({ brokerCode, userID }));
  const context = { api, language: 'en', signal: new AbortController().signal } as const;
  const plan = (await api.call(listFeedPlans, { query: { brokerCode: 'HARBOUR', size: 1 } })).items[0]!;
  expect(await searchPlans(plan.subUserID ?? plan.userID, context)).toContainEqual({
    id: plan.planID,
    title: `${plan.customerName} (${plan.subUserID ?? plan.userID})`,
    description: `Harbour Bright Securities · ${plan.name.EN}`,
    target: { code: 'quote-plans:review', child: 'allPlans', params: { planID: plan.planID } },
  });
  expect(await searchPlans('no such client', context)).toEqual([]);
});
