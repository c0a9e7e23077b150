import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { HostServicesContext, useHost } from '../hooks/useHost.ts';
import { renderScreen } from '../entries/testing.tsx';
import { ActionGroup } from './ActionGroup.tsx';
import type { RowAction } from './list-screen/selection/RowAction.ts';
import { NarrowContext } from './NarrowContext.ts';

const plugin = {
  id: 'faq',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const run = vi.fn<(id: string) => void>();
const actionOf = (id: string, more: Partial<Pick<RowAction, 'tone' | 'disabledReason' | 'requires'>> = {}) => ({
  id,
  label: id,
  ...more,
  run: () => run(id),
});
const danger = { tone: 'danger' } as const;
const five = [
  ...['edit', 'copy'].map((id) => actionOf(id)),
  actionOf('delete', danger),
  actionOf('view'),
  actionOf('log'),
];

const labels = (role: 'button' | 'menuitem') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  run.mockClear();
});

it('shows the first three as buttons and the rest in a menu, with what deletes at the end', async () => {
  await renderScreen(<ActionGroup actions={five} />, { plugin });
  expect(labels('button')).toEqual(['edit', 'copy', 'view', 'More']);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(labels('menuitem')).toEqual(['log', 'delete']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'delete' }));
  expect(run).toHaveBeenCalledExactlyOnceWith('delete');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});

it('has no menu for a single action', async () => {
  await renderScreen(<ActionGroup actions={five.slice(0, 4)} />, { plugin });
  expect(labels('button')).toEqual(['edit', 'copy', 'view', 'delete']);
});

it.each([
  ['a side panel', () => {}, true],
  [
    'a narrow window',
    () => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })),
    false,
  ],
])('in %s shows only the primary action beside the menu', async (_where, arrange, isInPanel) => {
  arrange();
  const actions = [...five, actionOf('approve', { tone: 'primary' })];
  await renderScreen(<NarrowContext value={isInPanel}>{<ActionGroup actions={actions} />}</NarrowContext>, { plugin });
  expect(labels('button')).toEqual(['approve', 'More']);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(labels('menuitem')).toEqual(['edit', 'copy', 'view', 'log', 'delete']);
});

it('says why an action is not possible: to screen readers, as a tooltip, and when it is pressed', async () => {
  const disabledReason = 'It is in use.';
  const { toasts } = await renderScreen(<ActionGroup actions={[actionOf('delete', { disabledReason })]} />, { plugin });
  const button = screen.getByRole('button', { name: 'delete', description: disabledReason });
  expect([button.title, button.getAttribute('aria-disabled')]).toEqual([disabledReason, 'true']);
  fireEvent.click(button);
  expect(run).not.toHaveBeenCalled();
  expect(toasts).toMatchObject([{ tone: 'warning', text: disabledReason }]);
});

it('leaves out what the user may not see', async () => {
  const to = { code: 'RAO_REFERRER' } as const;
  const actions = [
    actionOf('edit', { requires: 'PM_CI_FAQ' }),
    actionOf('copy', { requires: 'RAO' }),
    { id: 'open', label: 'open', to },
  ];
  const view = await renderScreen(
    <Closed>
      <ActionGroup actions={actions} />
    </Closed>,
    { plugin, permissions: ['PM_CI_FAQ'] },
  );
  expect(view.container.querySelector('.bdk-actions')?.textContent).toBe('edit');
  cleanup();
  const other = await renderScreen(<ActionGroup actions={actions.slice(0, 2)} />, { plugin, permissions: [] });
  expect(other.container.querySelector('.bdk-actions')).toBeNull();
});

it('opens a screen by a link, and by an item of the menu', async () => {
  const to = { code: 'PM_CI_FAQ', child: 'compare' } as const;
  const compare = { id: 'compare', label: 'Compare', to };
  const { opened } = await renderScreen(<ActionGroup actions={[compare]} />, { plugin, permissions: ['PM_CI_FAQ'] });
  fireEvent.click(screen.getByRole('link', { name: 'Compare' }));
  expect(opened).toEqual([to]);
  cleanup();
  const other = await renderScreen(<ActionGroup actions={[...five, compare]} />, { plugin });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Compare' }));
  expect(other.opened).toEqual([to]);
});

it('opens a dialog, and closes it', async () => {
  const dialog = (close: () => void) => (
    <dialog open>
      <button type="button" onClick={close}>
        Done
      </button>
    </dialog>
  );
  await renderScreen(<ActionGroup actions={[{ id: 'history', label: 'History', dialog }]} />, { plugin });
  fireEvent.click(screen.getByRole('button', { name: 'History' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The user may open no screen. */
function Closed({ children }: { readonly children: ReactNode }) {
  const services = useHost();
  const navigation = { ...services.navigation, canOpen: () => false };
  return <HostServicesContext value={{ ...services, navigation }}>{children}</HostServicesContext>;
}
