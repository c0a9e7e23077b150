import { HostServicesContext } from '@brokerdesk/plugin-sdk/host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ContextType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../languages/hostTexts.ts';
import { MessageLog } from './MessageLog.tsx';
import { addToastAtom } from './toastAtoms.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('messages that have passed by are kept, newest first, with times as everywhere else', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:05:09Z') });
  const texts = await createTexts('zh-Hans');
  await texts.add('host', hostTexts);
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
  fireEvent.click(screen.getByRole('button', { name: '消息' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2026/11/20 13:05 · 错误Upload file out of limit',
    '2026/11/20 13:05 · 完成Role saved',
  ]);
});
