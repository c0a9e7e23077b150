import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

it('keeps the selected tab in the address, beside what else is there', async () => {
  await show({ id: 'T1' });
  fireEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect((await screen.findByRole('tabpanel')).textContent).toBe('History of T1');
  cleanup();
  await show({ id: 'T1', tab: 'history' });
  screen.getByRole('tab', { name: 'History', selected: true });
});

it('shows the first tab for an address with an unknown one', async () => {
  await show({ tab: 'none' });
  screen.getByRole('tab', { name: 'Facts', selected: true });
});

function show(params: Readonly<Record<string, string>>) {
  const items = ['Facts', 'History'].map((title) => ({
    key: title.toLowerCase(),
    title,
    render: () => <p>{`${title} of ${params['id']}`}</p>,
  }));
  const tabs = <Tabs label="Parts" param="tab" items={items} />;
  return renderScreen(tabs, { plugin, params, api: createTestApi(() => null) });
}

const plugin = { id: 'tabs', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

async function none() {
  return { default: {} };
}
