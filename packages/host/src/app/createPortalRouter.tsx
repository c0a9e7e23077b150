// The route tree is small on purpose: the router's matching grows with every route, so screens are looked up in a map by
// the rest of the path.
import { createBrowserRouter, type RouteObject, redirect, useRouteError } from 'react-router';
import type { Texts } from '../languages/createTexts.ts';
import { loadChunk } from '../components/loadChunk.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { useHostText } from '../texts/host/hostTexts.ts';
import { basePath, stripBasePath, displayCodeOf, mainPath } from '../session/brokerPath.ts';
import type { StoredSession } from '../session/sessionStorage.ts';
import { Frame } from '../shell/Frame.tsx';
import { ScreenPage } from '../shell/ScreenPage.tsx';
import type { QueryCodec } from '../api-client/createQueryCodec.ts';
import { allowOrRedirect, type RouteGuard } from './createRouteGuard.ts';
import { readScreenAddress } from './readScreenAddress.ts';

/** Options of {@link createPortalRouter}. */
export interface PortalRouterOptions {
  readonly session: StoredSession;
  readonly texts: Texts;
  readonly codec: QueryCodec;
  readonly guard: RouteGuard<unknown>;
}

/** Creates the router of the shell. */
export function createPortalRouter({
  session,
  texts,
  codec,
  guard,
}: PortalRouterOptions): ReturnType<typeof createBrowserRouter> {
  const home = mainPath(session.displayCode);
  return createBrowserRouter(
    [
      {
        Component: Frame,
        ErrorBoundary: FrameFailure,
        hydrateFallbackElement: <div aria-busy />,
        // If a page fails, the frame around it stays usable.
        children: [{ ErrorBoundary: FrameFailure, children: createPageRoutes({ session, texts, codec, guard, home }) }],
      },
    ],
    { basename: basePath },
  );
}

/** Replaces the shell, or a page, that failed to render. */
function FrameFailure() {
  const text = useHostText();
  return <LoadFailure title={text('errors.startTitle')} error={useRouteError()} onRetry={() => location.reload()} />;
}

interface PageRouteOptions extends PortalRouterOptions {
  readonly home: string;
}

function createPageRoutes({ session, texts, codec, guard, home }: PageRouteOptions): RouteObject[] {
  const checkAccess = (request: Request) => allowOrRedirect(guard, request.url);
  return [
    { path: '/', loader: ({ request }) => checkAccess(request) ?? redirect(home) },
    {
      path: '/:display',
      loader: ({ request }) => checkAccess(request) ?? (isOwn(session, request) ? redirect(home) : null),
      lazy: loadNotFoundPage,
    },
    {
      path: '/:display/diagnostics',
      loader: ({ request }) => checkAccess(request) ?? null,
      lazy: async () => {
        const inspector = await loadChunk(() => import('../shell/inspector/InspectorPage.tsx'));
        await texts.add(inspector.inspectorTexts);
        return { Component: inspector.InspectorPage };
      },
    },
    {
      path: '/:display/main/*',
      loader: ({ request }) => checkAccess(request) ?? readScreenAddress(request.url, { session, codec }),
      Component: ScreenPage,
    },
    { path: '*', loader: ({ request }) => checkAccess(request) ?? null, lazy: loadNotFoundPage },
  ];
}

async function loadNotFoundPage() {
  return { Component: (await loadChunk(() => import('../shell/NotFoundPage.tsx'))).NotFoundPage };
}

function isOwn(session: StoredSession, request: Request): boolean {
  return displayCodeOf(stripBasePath(new URL(request.url).pathname)) === session.displayCode;
}
