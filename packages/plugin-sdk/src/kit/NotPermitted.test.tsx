import { listFunctions } from '@brokerdesk/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { createApiError, createTestApi, renderScreen } from '../entries/testing.tsx';
import { NotPermitted } from './NotPermitted.tsx';

const plugin = {
  id: 'client-information',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const node = (functionCode: string, name: { EN: string; SC: string; TC: string }) => ({
  functionID: functionCode,
  parentID: null,
  functionCode,
  name,
  category: 'Business',
  children: [],
});
const tree = [
  {
    ...node('PM_CLIENT_INFORMATION', { EN: 'Client Information', SC: '客户资料', TC: '客戶資料' }),
    children: [
      node('PM_CI_FAQ', { EN: 'Questions and answers', SC: '常见问题', TC: '常見問題' }),
      node('PM_CI_AGREEMENT', { EN: 'Agreements', SC: '协议', TC: '協議' }),
    ],
  },
];
const api = createTestApi(({ endpoint }) => (endpoint.path === listFunctions.path ? tree : null));

afterEach(cleanup);

it.each([
  ['en', 'This needs the function “Questions and answers”'],
  ['zh-Hans', '需要“常见问题”功能'],
  ['zh-Hant', '需要「常見問題」功能'],
] as const)('names the function in %s, with its code', async (language, title) => {
  await renderScreen(<NotPermitted requires="PM_CI_FAQ" />, { plugin, api, language });
  await screen.findByRole('heading', { name: title });
  screen.getByText('PM_CI_FAQ');
});

it.each([
  ['en', 'This needs the function “Questions and answers” or “Agreements”'],
  ['zh-Hans', '需要“常见问题”或“协议”功能'],
  ['zh-Hant', '需要「常見問題」或「協議」功能'],
] as const)('names several functions in %s, of which one is enough', async (language, title) => {
  await renderScreen(<NotPermitted requires={['PM_CI_FAQ', 'PM_CI_AGREEMENT']} />, { plugin, api, language });
  await screen.findByRole('heading', { name: title });
});

it('shows the code when the names cannot be loaded', async () => {
  const failing = createTestApi(() => {
    throw createApiError('E0099');
  });
  await renderScreen(<NotPermitted requires="PM_CI_FAQ" />, { plugin, api: failing });
  await screen.findByRole('heading', { name: 'This needs the function “PM_CI_FAQ”' });
});
