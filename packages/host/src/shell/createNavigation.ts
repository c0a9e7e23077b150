// Screens are named by the function code that opens them; where they are follows from the permission tree. Parameters
// are encrypted on the way into the address. Encrypting takes a moment, so a change that was overtaken by a newer one,
// or by leaving the screen, is dropped.
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
    /** Where the router is going while that takes a moment. */
    readonly navigation: { readonly location?: RouteLocation | undefined };
  };
  readonly navigate: (to: string, options: { readonly replace: boolean }) => Promise<void>;
}

/** What {@link createNavigation} needs. */
export interface NavigationOptions {
  readonly portal: Pick<CompiledPortal, 'addressOf'>;
  readonly codec: QueryCodec;
  readonly displayCode: string;
  readonly router: () => NavigatingRouter;
  readonly notify: (toast: Toast) => void;
  readonly tooLongMessage: () => string;
}

/** The navigation that plugins get, and what the shell tells it. */
export interface ShellNavigation extends Navigation {
  /** The screen at this address stands on the page now; the router is there a moment earlier. */
  readonly markShown: (pathname: string) => void;
}

/** Makes the navigation that plugins get. */
export function createNavigation(options: NavigationOptions): ShellNavigation {
  const { portal, codec, displayCode, router } = options;
  let latestChange = 0;
  let shownPath: string | undefined;
  /** The screen that is still on the page is being left, so what it wants is nothing for the next one. */
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
        // Asked while a page renders, so it is no time for messages: who follows the link is told.
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
