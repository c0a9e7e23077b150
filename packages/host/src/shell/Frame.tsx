import { buttonClass, ModalFrame } from '@brokerdesk/plugin-sdk/host';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { applyTheme } from '../theme/applyTheme.ts';
import { basePath, internalBroker, mainPath } from '../session/brokerPath.ts';
import { menuFoldedAtom, themeAtom } from '../session/preferenceAtoms.ts';
import { HostProvider } from './HostProvider.tsx';
import { LeaveBlocker } from './LeaveBlocker.tsx';
import { Toasts } from './Toasts.tsx';
import { usePortal } from './PortalContext.ts';
import { SecondFactor } from './second-factor/SecondFactor.tsx';
import { SessionDialogs } from './session/SessionDialogs.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useCurrentScreen } from './useCurrentScreen.ts';
import { useFocusFallback } from './useFocusFallback.ts';
import { usePageTitle } from './useTitle.ts';
import { useTitle } from './useTitle.ts';
import { IconButton } from '@brokerdesk/plugin-sdk';
import crossPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross';
import { MenuEntries } from './MenuEntries.tsx';

/** The frame of every page after sign-in: top bar, side menu, and the page in the main part. */
export function Frame() {
  const text = useHostText();
  const { session, safeMode, viewBanner: ViewBanner } = usePortal();
  const isFolded = useAtomValue(menuFoldedAtom);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const isBusy = useNavigation().state !== 'idle';
  useAppliedTheme();
  useScreenTitle();
  useFocusOnNavigation(main);
  useFocusFallback(main);
  const isInternal = session.displayCode === internalBroker.displayCode;
  return (
    <HostProvider>
      <div className="bd-frame" data-folded={isFolded || undefined} data-internal={isInternal || undefined}>
        <button
          type="button"
          className={`${buttonClass({ intent: 'primary' })} bd-skip`}
          onClick={() => main.current?.focus()}
        >
          {text('frame.skip')}
        </button>
        {ViewBanner && <ViewBanner />}
        <TopBar onOpenMenu={() => setIsDrawerOpen(true)} />
        <SideMenu />
        {isDrawerOpen && <MenuDrawer onClose={() => setIsDrawerOpen(false)} />}
        <main ref={main} id="main" className="bd-main" tabIndex={-1} aria-busy={isBusy}>
          {safeMode && (
            <p className="bdk-callout" data-tone="waiting" role="status">
              {text('frame.safeMode')}{' '}
              <a href={basePath + mainPath(session.displayCode)}>{text('frame.leaveSafeMode')}</a>
            </p>
          )}
          <Outlet />
        </main>
        <Toasts />
        <SecondFactor />
        <SessionDialogs />
        <LeaveBlocker />
      </div>
    </HostProvider>
  );
}

function useAppliedTheme() {
  const theme = useAtomValue(themeAtom);
  const { accentColour } = usePortal().configuration;
  useEffect(() => applyTheme(theme, accentColour), [theme, accentColour]);
}

function useScreenTitle() {
  const titleOf = useTitle();
  const screen = useCurrentScreen();
  usePageTitle(screen && titleOf(screen));
}

/** Moves the focus to the page after sign-in and after a navigation, unless the page itself has taken it. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation();
  const { hasJustSignedIn } = usePortal();
  const last = useRef(hasJustSignedIn ? undefined : pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const element = main.current;
    if (!element) return;
    element.scrollTop = 0;
    const hasFocus = element !== document.activeElement && element.contains(document.activeElement);
    if (!hasFocus) element.focus({ preventScroll: true });
  }, [pathname, main]);
  // The same screen with other data, such as the next case of a queue: the element that had the focus is gone.
  const lastSearch = useRef(search);
  useEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [search, main]);
}

/** The menu of narrow screens: slides over the page and closes on Escape or a press outside. */
function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useHostText();
  return (
    <ModalFrame className="bd-drawer" aria-label={text('frame.menu')} onDismiss={onClose} dismissesOnBackdrop>
      <IconButton label={text('frame.closeMenu')} paths={crossPaths} onClick={onClose} />
      <nav aria-label={text('frame.menu')}>
        <MenuEntries isFolded={false} onFollow={onClose} />
      </nav>
    </ModalFrame>
  );
}
