import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnreachableError } from '../services/errors.ts';
import { useApi } from '../hooks/useApi.ts';
import { useHost } from '../hooks/useHost.ts';
import { defineTexts } from '../hooks/defineTexts.ts';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { Can } from './Can.tsx';
import { ErrorState } from './ErrorState.tsx';
import { ScreenLink } from './ScreenLink.tsx';
import { Tabs } from './Tabs.tsx';

const en = { visits_one: '{{count}} visit', visits_other: '{{count}} visits', by: 'by {{who}}' } as const;
const plugin = {
  id: 'visits',
  messages: { en, 'zh-Hans': async () => ({ default: en }), 'zh-Hant': async () => ({ default: en }) },
};
const api = createTestApi(() => null);

afterEach(cleanup);

describe('useHost and useApi', () => {
  it('explain outside the portal what is wrong and what to do', () => {
    const Lost = () => <p>{useHost().language}</p>;
    const LostCall = () => <p>{typeof useApi()}</p>;
    expect(() => render(<Lost />)).toThrow(/outside the portal.*renderScreen/);
    expect(() => render(<LostCall />)).toThrow(/definePlugin/);
  });
});

describe('defineTexts', () => {
  it('returns the texts of the rendered plugin, with values and plurals', async () => {
    const { useText } = defineTexts<typeof en>();
    function Visits() {
      const text = useText();
      return (
        <p>{[text('visits', { count: 1 }), text('visits', { count: 3 }), text('by', { who: '<Ng>' })].join('; ')}</p>
      );
    }
    await renderScreen(<Visits />, { plugin, api });
    screen.getByText('1 visit; 3 visits; by <Ng>');
  });
});

describe('Can', () => {
  it('shows its children to users with the function, and the alternative to other users', async () => {
    const element = (
      <>
        <Can requires="RAO_CM_VERIFY">verify</Can>
        <Can requires="RAO_CM_REJECT" fallback="ask your administrator">
          reject
        </Can>
      </>
    );
    const { container } = await renderScreen(element, { plugin, api, permissions: ['RAO_CM_VERIFY'] });
    expect(container.textContent).toBe('verifyask your administrator');
  });
});

describe('ScreenLink', () => {
  const link = <ScreenLink to={{ code: 'UR_USER_MANAGEMENT', params: { id: 'U1' } }}>Ng</ScreenLink>;

  it('has a real address and opens it in the current tab', async () => {
    const { opened } = await renderScreen(link, { plugin, api });
    const anchor = await screen.findByRole('link', { name: 'Ng' });
    await expect.poll(() => anchor.getAttribute('href')).toBe('/admin/test/UR_USER_MANAGEMENT/?id=U1');
    expect(fireEvent.click(anchor)).toBe(false);
    expect(opened).toEqual([{ code: 'UR_USER_MANAGEMENT', params: { id: 'U1' } }]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a click with %j to the browser',
    async (keys) => {
      const { opened } = await renderScreen(link, { plugin, api });
      const anchor = await screen.findByRole('link', { name: 'Ng' });
      // The browser would then open another tab, which the simulated page does not have.
      anchor.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(anchor, keys);
      expect(opened).toEqual([]);
    },
  );
});

describe('Tabs', () => {
  it('moves with the arrow keys, wraps at both ends, and shows one panel', async () => {
    const items = ['Answers', 'History', 'Risk'].map((title) => ({
      key: title,
      title,
      render: () => `panel ${title}`,
    }));
    await renderScreen(<Tabs items={items} label="Content" />, { plugin, api });
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    press('ArrowLeft');
    expect(screen.getByRole('tabpanel', { name: 'Risk' }).textContent).toBe('panel Risk');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Risk' }));
    press('ArrowRight');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Answers');
  });

  it('leaves the selection to a screen that stores it', async () => {
    const items = ['Answers', 'History'].map((title) => ({ key: title, title, render: () => `panel ${title}` }));
    const selected: string[] = [];
    const onSelect = (key: string) => selected.push(key);
    await renderScreen(<Tabs items={items} label="Content" selectedKey="History" onSelect={onSelect} />, {
      plugin,
      api,
    });
    expect(screen.getByRole('tabpanel').textContent).toBe('panel History');
    fireEvent.click(screen.getByRole('tab', { name: 'Answers' }));
    expect([selected, screen.getByRole('tabpanel').textContent]).toEqual([['Answers'], 'panel History']);
  });
});

describe('ErrorState', () => {
  it('explains in plain words what an unreachable server means', async () => {
    const error = new UnreachableError('TIMEOUT', { message: 'timed out after 15000 ms', requestId: 'req-7' });
    await renderScreen(<ErrorState title="Not loaded" error={error} onRetry={() => undefined} />, { plugin, api });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('No response.');
    expect(alert.textContent).toContain('Code TIMEOUT · request req-7');
    expect(alert.textContent).not.toContain('15000');
  });
});
