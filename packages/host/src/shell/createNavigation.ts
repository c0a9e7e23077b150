// Screens are named by the function code that opens them; where they are follows from the permission tree. Parameters
// are encrypted on the way into the address. Encrypting takes a moment, so a change that was overtaken by a newer one,
// or by leaving the screen, is dropped.
import type { Navigation, Notice, ScreenParams, ScreenTarget } from '@brokerdesk/plugin-sdk';
import type { CompiledPortal } from '../permissions/CompiledPortal.ts';
import { basePath, mainPath } from '../session/brokerPath.ts';
import { guardLeaving } from '../session/leaveGuards.ts';
import { type QueryCodec, QueryTooLongError } from '../wire/queryCodec.ts';

/** The part of the router that navigation uses. */
export interface NavigatingRouter {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly navigate: (to: string, options: { readonly replace: boolean }) => Promise<void>;
}

/** What {@link createNavigation} needs. */
export interface NavigationOptions {
  readonly portal: Pick<CompiledPortal, 'addressOf'>;
  readonly codec: QueryCodec;
  readonly displayCode: string;
  readonly router: () => NavigatingRouter;
  readonly notify: (notice: Notice) => void;
  readonly tooLong: () => string;
}

/** Makes the navigation that plugins get. */
export function createNavigation(options: NavigationOptions): Navigation {
  const { portal, codec, displayCode, router } = options;
  let latestChange = 0;
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
      if (error instanceof QueryTooLongError) options.notify({ tone: 'error', text: options.tooLong() });
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
    setParams: (params, { replace = false } = {}) =>
      go({ path: router().state.location.pathname.slice(basePath.length), params, replace }),
    guard: guardLeaving,
  };
}
