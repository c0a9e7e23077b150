// A small tree on purpose: the router's own matching grows with every route, so screens are looked up in a map by the
// rest of the path instead.
import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { basePath, belowBase, displayCodeOf, mainPath } from '../session/brokerPath.ts';
import { readTokens, type StoredSession } from '../session/sessionStorage.ts';
import { Frame } from '../shell/Frame.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { type ScreenAddress, ScreenPage } from '../shell/ScreenPage.tsx';
import type { QueryCodec } from '../wire/queryCodec.ts';
import { FrameFailure } from './FrameFailure.tsx';
import { guardNavigation } from './guardNavigation.ts';

/** What {@link createPortalRouter} needs. */
export interface PortalRouterOptions {
  readonly session: StoredSession;
  readonly codec: QueryCodec;
}

/** Makes the router of the shell. */
export function createPortalRouter({ session, codec }: PortalRouterOptions): ReturnType<typeof createBrowserRouter> {
  const home = mainPath(session.displayCode);
  const guard = (request: Request) => guardAgain(session, request);
  return createBrowserRouter(
    [
      {
        Component: Frame,
        ErrorBoundary: FrameFailure,
        hydrateFallbackElement: <div aria-busy />,
        // A page that fails leaves the frame around it working.
        children: [{ ErrorBoundary: FrameFailure, children: pagesOf({ session, codec, guard, home }) }],
      },
    ],
    { basename: basePath },
  );
}

interface PageFacts extends PortalRouterOptions {
  readonly guard: (request: Request) => Promise<never> | undefined;
  readonly home: string;
}

function pagesOf({ session, codec, guard, home }: PageFacts): RouteObject[] {
  return [
    { path: '/', loader: ({ request }) => guard(request) ?? redirect(home) },
    {
      path: '/:display',
      loader: ({ request }) => guard(request) ?? (isOwn(session, request) ? redirect(home) : null),
      Component: NotFoundPage,
    },
    {
      path: '/:display/diagnostics',
      loader: ({ request }) => guard(request) ?? null,
      lazy: async () => ({ Component: (await import('../shell/inspector/InspectorPage.tsx')).InspectorPage }),
    },
    {
      path: '/:display/main/*',
      loader: ({ request }) => guard(request) ?? readScreenAddress(request, { session, codec }),
      Component: ScreenPage,
    },
    { path: '*', loader: ({ request }) => guard(request) ?? null, Component: NotFoundPage },
  ];
}

function isOwn(session: StoredSession, request: Request): boolean {
  return displayCodeOf(belowBase(new URL(request.url).pathname)) === session.displayCode;
}

/** Within the shell the guard only has to notice what leads out of it; that is a full load of the page. */
function guardAgain(session: StoredSession, request: Request): Promise<never> | undefined {
  const { displayCode, person, functions } = session;
  const path = belowBase(new URL(request.url).pathname);
  const { token } = readTokens();
  const facts = { path, token, permissions: functions, brokerCode: person.brokerCode, displayCode, routesLoaded: true };
  const verdict = guardNavigation(facts);
  if (verdict.kind === 'shell' || path === '/') return undefined;
  location.assign(request.url);
  return new Promise(() => {});
}

async function readScreenAddress(request: Request, { session, codec }: PortalRouterOptions): Promise<ScreenAddress> {
  const url = new URL(request.url);
  const query = url.searchParams.get('q');
  if (query === null) return { params: {}, isUnreadable: false };
  const params = await codec.decode(query, { display: session.displayCode, pathname: url.pathname });
  return { params: params ?? {}, isUnreadable: params === undefined };
}
