// Screens are identified by the function code that opens them; the permission tree determines their addresses.
// Parameters are encrypted on the way into the address. Encryption is asynchronous, so a change that was superseded by a
// newer one, or whose screen was left, is dropped.
import type { Navigation, Toast, ScreenParams, ScreenTarget } from '@brokerdesk/plugin-sdk';
import type { CompiledPortal } from '../permissions/CompiledPortal.ts';
import { basePath, mainPath } from '../session/brokerPath.ts';
import { addLeaveGuard } from '../session/leaveGuards.ts';
import { type QueryCodec, QueryTooLongError } from '../api-client/createQueryCodec.ts';

interface RouteLocation {
  readonly pathname: string;
}

/** The part of the router that navigation uses. */
export interface NavigatingRouter {
  readonly state: {
    readonly location: RouteLocation;
    /** The target of a pending navigation. */
    readonly navigation: { readonly location?: RouteLocation | undefined };
  };
  readonly navigate: (to: string, options: { readonly replace: boolean }) => Promise<void>;
}

/** Options of {@link createNavigation}. */
export interface NavigationOptions {
  readonly portal: Pick<CompiledPortal, 'addressOf'>;
  readonly codec: QueryCodec;
  readonly displayCode: string;
  readonly router: () => NavigatingRouter;
  readonly notify: (toast: Toast) => void;
  readonly tooLongMessage: () => string;
}

/** The navigation of plugins, with what the shell reports to it. */
export interface ShellNavigation extends Navigation {
  /** Called when the screen at this address is rendered; the router reports it a moment earlier. */
  readonly markShown: (pathname: string) => void;
}

/** Creates the navigation of plugins. */
export function createNavigation(options: NavigationOptions): ShellNavigation {
  const { portal, codec, displayCode, router } = options;
  let latestChange = 0;
  let shownPath: string | undefined;
  /** The rendered screen is being left, so its changes do not apply to the next one. */
  const isLeaving = () => {
    const { location, navigation } = router().state;
    const currentPath = location.pathname;
    return (
      (shownPath !== undefined && shownPath !== currentPath) ||
      (navigation.location?.pathname ?? currentPath) !== currentPath
    );
  };
  const pathOf = ({ code, child }: ScreenTarget) => {
    const address = portal.addressOf(code, child);
    return address === undefined ? undefined : `${mainPath(displayCode)}/${address}`;
  };
  const withParams = async (path: string, params: ScreenParams | undefined) => {
    if (!params || Object.keys(params).length === 0) return path;
    return `${path}?q=${await codec.encode(params, { display: displayCode, pathname: basePath + path })}`;
  };
  const go = async ({
    path,
    params,
    replace,
  }: {
    path: string;
    params: ScreenParams | undefined;
    replace: boolean;
  }) => {
    latestChange += 1;
    const change = latestChange;
    const { pathname } = router().state.location;
    try {
      const to = await withParams(path, params);
      if (change !== latestChange || router().state.location.pathname !== pathname) return;
      await router().navigate(to, { replace });
    } catch (error) {
      if (error instanceof QueryTooLongError) options.notify({ tone: 'error', text: options.tooLongMessage() });
      throw error;
    }
  };
  return {
    canOpen: (target) => pathOf(target) !== undefined,
    async hrefOf(target) {
      const path = pathOf(target);
      if (path === undefined) return undefined;
      try {
        return basePath + (await withParams(path, target.params));
      } catch (error) {
        // Called during rendering, so no toast here: the user sees it when following the link.
        if (error instanceof QueryTooLongError) return undefined;
        throw error;
      }
    },
    async open(target, { replace = false } = {}) {
      const path = pathOf(target);
      if (path === undefined) throw new Error(`This user cannot open ${target.code} ${target.child ?? ''}`.trim());
      await go({ path, params: target.params, replace });
    },
    async setParams(params, { replace = false } = {}) {
      if (isLeaving()) return;
      await go({ path: router().state.location.pathname.slice(basePath.length), params, replace });
    },
    guard: addLeaveGuard,
    markShown(pathname) {
      shownPath = pathname;
    },
  };
}
