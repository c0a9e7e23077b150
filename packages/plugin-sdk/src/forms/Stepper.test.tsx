import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { type Step, Stepper } from './Stepper.tsx';

const plugin = {
  id: 'ca',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const api = createTestApi(() => null);
const steps: readonly Step[] = [
  { id: 'check', title: 'Check', state: 'done', time: '2026-11-20T02:03:00Z', actor: 'Chan Mei Ling' },
  { id: 'proof', title: 'Proof of address', state: 'skipped' },
  {
    id: 'certify',
    title: 'CA certification',
    state: 'failed',
    error: 'Certificate refused',
    action: <button>Retry</button>,
  },
  { id: 'sign', title: 'Sign', state: 'waiting' },
];

afterEach(cleanup);

it('shows the state, time, actor and last error of each step', async () => {
  await renderScreen(<Stepper label="Opening" steps={steps} />, { plugin, api });
  const items = within(screen.getByRole('list', { name: 'Opening' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'CheckDone · 20 Nov 2026, 10:03 · Chan Mei Ling',
    '2Proof of addressSkipped',
    'CA certificationFailedCertificate refusedRetry',
    '4SignNot started',
  ]);
});

it('marks the first step that is neither done nor skipped as the current one', async () => {
  await renderScreen(<Stepper label="Opening" steps={steps} />, { plugin, api });
  const current = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current).toHaveLength(1);
  within(current[0] as HTMLElement).getByRole('button', { name: 'Retry' });
});

it('has no current step once all are done', async () => {
  const done = steps.map((step): Step => ({ ...step, state: 'done' }));
  await renderScreen(<Stepper label="Opening" steps={done} />, { plugin, api });
  for (const item of screen.getAllByRole('listitem')) expect(item.getAttribute('aria-current')).toBeNull();
});

it('uses the language of the page', async () => {
  await renderScreen(<Stepper label="開戶" steps={steps} />, { plugin, api, language: 'zh-Hant' });
  screen.getByText('未開始');
});
