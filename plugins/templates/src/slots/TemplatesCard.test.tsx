import { openEmulator } from '@brokerdesk/mock-server/testing';
import { createProfile, getProfile, listOpeningFormTemplates, listProfiles } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import plugin from '../plugin.ts';
import TemplatesCard from './TemplatesCard.tsx';

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('links the counts to their lists, and names a template without an opening-form template', async () => {
  const session = await (await emulator.openSandbox()).signIn();
  const api = createSessionApi(session);
  const [first] = (await api.call(listProfiles, { query: {} })).items;
  const { pages, description } = await api.call(getProfile, { params: { id: first!.profileID }, query: {} });
  const name = { EN: 'Card', SC: '卡', TC: '卡' };
  const { profileID } = await api.call(createProfile, { body: { name, description, pages, blockedCNIP: true } });
  const { total } = await api.call(listProfiles, { query: {} });
  const blocked = await api.call(listProfiles, { query: { blockedCNIP: 'true' } });
  const withForm = new Set((await api.call(listOpeningFormTemplates, { query: {} })).map((form) => form.profileID));

  const { opened } = await renderScreen(<TemplatesCard />, { plugin, session });
  fireEvent.click(await screen.findByRole('link', { name: `Mainland addresses blocked · Number: ${blocked.total}` }));
  fireEvent.click(screen.getByRole('link', { name: `All · Number: ${total}` }));
  const names = await screen.findByRole('list', { name: /^No opening form can be generated/ });
  fireEvent.click(within(names).getByRole('link', { name: 'Card' }));
  expect(opened).toEqual([
    { code: 'RAO_PROFILE_MANAMEMENT', params: { blockedCNIP: 'true' } },
    { code: 'RAO_PROFILE_MANAMEMENT' },
    { code: 'RAO_VIEW_PROFILE', params: { id: profileID, tab: 'forms' } },
  ]);
  expect(within(names).queryByText(first!.name.EN) === null).toBe(withForm.has(first!.profileID));
});
