import type { ScreenParams } from '@brokerdesk/plugin-sdk';
import type { ListedContribution } from './listContributions.ts';
import type { MountedPlugin, MountPluginOptions } from './MountedPlugin.ts';
import type { PortalCall } from './recordFetch.ts';

/** Options of `expectGated` and `expectTranslated`. */
export interface ExpectOptions extends Pick<MountPluginOptions, 'emulator' | 'user' | 'broker' | 'now'> {
  /** Parameters of screens that cannot be shown without, by `CODE` or `CODE/child`. */
  readonly params?: Readonly<Record<string, ScreenParams>>;
}

/** Opens what a plugin contributes, as users with different functions. */
export interface Visits {
  /** Opens the page of a contribution, also where the user may not; returns the calls that this caused. */
  readonly open: (contribution: ListedContribution) => Promise<readonly PortalCall[]>;
  readonly isShown: (contribution: ListedContribution) => boolean;
  /** Returns why a contribution is not shown, and what to do. */
  readonly explain: (contribution: ListedContribution) => string;
}

/** Creates the visits of a plugin that is mounted with all its functions. */
export function createVisits(
  portal: MountedPlugin,
  { listed, params }: { readonly listed: readonly ListedContribution[] } & Required<Pick<ExpectOptions, 'params'>>,
): Visits {
  // A user without the function has no address for a screen, so that of a user with all functions is tried.
  const addresses = new Map(listed.map(({ name, target }) => [name, target && portal.addressOf(target)]));
  return {
    async open({ name, kind, target }) {
      const before = portal.calls.length;
      if (kind !== 'screen' || !target) await portal.open('');
      else if (portal.addressOf(target) === undefined) await portal.open(addresses.get(name) ?? '');
      else await portal.openScreen({ ...target, ...(params[name] && { params: params[name] }) });
      return portal.calls.slice(before);
    },
    isShown({ name, kind }) {
      if (kind === 'command') return portal.commands().includes(name);
      return portal.shown().includes(name) || (kind === 'fill' && portal.fills().includes(name));
    },
    explain({ name, kind, target }) {
      if (kind === 'command') {
        const opened = target && portal.addressOf(target) === undefined ? ` It opens ${nameOf(target)}.` : '';
        return `Require the function of the screen that it opens.${opened}`;
      }
      const failure = portal.failure();
      if (failure !== undefined) return `It fails with ${failure} Give what it needs in \`params\`, as ${name}.`;
      return ['The host says:', ...portal.reasons()].join(' ');
    },
  };
}

function nameOf({ code, child }: NonNullable<ListedContribution['target']>): string {
  return child === undefined ? code : `${code}/${child}`;
}
