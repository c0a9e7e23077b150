import { HostServicesContext } from '@brokerdesk/plugin-sdk/host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ContextType } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { polyfillTopLayer } from '../components/topLayerFixture.ts';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { MessageLog } from './MessageLog.tsx';
import { addToastAtom } from './toastAtoms.ts';

beforeAll(polyfillTopLayer);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the log keeps earlier toasts, newest first, with the time format of the portal', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:05:09Z') });
  const texts = await createTexts('zh-Hans');
  await texts.add(hostTexts);
  const store = createStore();
  store.set(addToastAtom, { tone: 'success', text: 'Role saved' });
  store.set(addToastAtom, { tone: 'error', text: 'Upload file out of limit' });
  const host = { language: 'zh-Hans' } as ContextType<typeof HostServicesContext>;
  render(
    <Provider store={store}>
      <HostServicesContext value={host}>
        <MessageLog />
      </HostServicesContext>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '消息：2 条新消息' }));
  expect(screen.getByRole('button', { name: '消息' }).textContent).toBe('');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2026/11/20 13:05 · 错误Upload file out of limit',
    '2026/11/20 13:05 · 完成Role saved',
  ]);
});
