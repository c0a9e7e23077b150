import { openEmulator } from '@brokerdesk/mock-server/testing';
import { createProfile, listSystemComponents } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it } from 'vitest';
import { createCoreTemplate, listCoreComponents } from './createCoreTemplate.ts';

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('creates a template that the server accepts, with all core questions', async () => {
  const api = createSessionApi(await (await emulator.openSandbox()).signIn());
  const systemComponents = await api.call(listSystemComponents, {});
  const name = { EN: 'Smallest', SC: '最小', TC: '最小' };
  const pages = createCoreTemplate(systemComponents);
  const saved = await api.call(createProfile, { body: { name, description: name, pages } });
  const asked = saved.pages.flatMap(({ groups }) => groups.flatMap(({ components }) => components));
  const core = listCoreComponents(systemComponents).map(({ questionID }) => questionID);
  expect(core.toSorted()).toEqual(
    [
      'accountTypes',
      'address',
      'chiName',
      'email',
      'firstName',
      'idCardNumber',
      'idType',
      'lastName',
      'mobile',
    ].toSorted(),
  );
  expect(asked.map(({ questionID }) => questionID)).toEqual(expect.arrayContaining(core));
});
