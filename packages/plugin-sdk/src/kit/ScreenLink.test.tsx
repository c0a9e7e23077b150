import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { HostServicesContext, useHost } from '../hooks/useHost.ts';
import { renderScreen } from '../entries/testing.tsx';
import { ScreenLink } from './ScreenLink.tsx';

const load = async () => ({ default: {} });
const plugin = { id: 'faq', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const to = { code: 'RAO_REFERRER' } as const;

afterEach(cleanup);

it('is opened by Enter also while its address is being encrypted', async () => {
  const { opened } = await renderScreen(
    <Encrypting>
      <ScreenLink to={to}>Referrers</ScreenLink>
    </Encrypting>,
    { plugin },
  );
  const link = screen.getByRole('link', { name: 'Referrers' });
  expect(link.hasAttribute('href')).toBe(false);
  fireEvent.keyDown(link, { key: 'Enter' });
  expect(opened).toEqual([to]);
});

it('leaves Enter to the browser once it has its address', async () => {
  const { opened } = await renderScreen(<ScreenLink to={to}>Referrers</ScreenLink>, { plugin });
  const link = screen.getByRole('link', { name: 'Referrers' });
  await expect.poll(() => link.hasAttribute('href')).toBe(true);
  fireEvent.keyDown(link, { key: 'Enter' });
  expect(opened).toEqual([]);
  fireEvent.click(link);
  expect(opened).toEqual([to]);
});

/** Addresses are never ready. */
function Encrypting({ children }: { readonly children: ReactNode }) {
  const services = useHost();
  const navigation = { ...services.navigation, hrefOf: () => new Promise<never>(() => {}) };
  return <HostServicesContext value={{ ...services, navigation }}>{children}</HostServicesContext>;
}
