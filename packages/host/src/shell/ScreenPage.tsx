import type { ScreenParams } from '@brokerdesk/plugin-sdk';
import { ScreenParamsContext } from '@brokerdesk/plugin-sdk/host';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { Navigate, useLoaderData, useLocation, useParams } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { loadChunk } from '../components/loadChunk.ts';
import { Contribution } from '../plugins/Contribution.tsx';
import { basePath, mainPath } from '../session/brokerPath.ts';
import { HomePage } from './HomePage.tsx';
import { usePortal } from './PortalContext.ts';
import { ScreenTabs } from './ScreenTabs.tsx';
import { trimSlashes } from './useCurrentScreen.ts';
import { useTitle } from './useTitle.ts';

const MissingScreenPage = lazy(async () => {
  const { MissingScreenPage: page } = await loadChunk(() => import('./MissingScreenPage.tsx'));
  return { default: page };
});

/** The parsed address of a screen; the router's loader returns it. */
export interface ScreenAddress {
  readonly params: ScreenParams;
  /** The address has a query that could not be decrypted. */
  readonly isUnreadable: boolean;
}

/** Shows the screen at the current address: a plugin's, the home page, or why there is none. */
export function ScreenPage() {
  const { portal, runtime, clientOf, navigation, session } = usePortal();
  const text = useHostText();
  const titleOf = useTitle();
  const { params, isUnreadable } = useLoaderData<ScreenAddress>();
  const { pathname } = useLocation();
  useLayoutEffect(() => navigation.markShown(basePath + pathname), [navigation, pathname]);
  const address = trimSlashes(useParams()['*']);
  if (address === '') return <HomePage />;
  const screen = portal.screens.get(address);
  const group = portal.tabGroups.get(address);
  const firstTab = group?.tabs[0];
  if (!screen && firstTab) return <Navigate replace to={`${mainPath(session.displayCode)}/${firstTab.address}`} />;
  if (!screen) {
    return (
      <Suspense fallback={<p className="bd-waiting-words bd-message-page">{text('plugin.loading')}</p>}>
        <MissingScreenPage address={address} />
      </Suspense>
    );
  }
  const { pluginId, code, child } = screen;
  const content = (
    <ScreenParamsContext value={params}>
      <div className="bd-screen" key={address}>
        <Contribution
          runtime={runtime}
          target={{ kind: 'screen', pluginId, code, child }}
          title={titleOf(screen)}
          api={clientOf(pluginId)}
        />
      </div>
    </ScreenParamsContext>
  );
  // A user who may open one tab only sees that screen under its own title.
  const hasTabs = group !== undefined && group.tabs.length > 1;
  return (
    <>
      {isUnreadable && (
        <p className="bdk-callout" data-tone="waiting" role="status">
          {text('query.unreadable')}
        </p>
      )}
      {hasTabs ? (
        <ScreenTabs group={group} address={address}>
          {content}
        </ScreenTabs>
      ) : (
        content
      )}
    </>
  );
}
