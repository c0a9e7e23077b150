import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { Shell } from '../app/showShell.tsx';
import { closeReport } from './followEditedTexts.ts';

/** Options of {@link followEditedPlugins}. */
export interface EditedPlugins {
  readonly shell: Pick<Shell, 'replaceRegistry'>;
  /** The registry that the shell was started with. */
  readonly registry: Registry;
  /** Fetches the present registry. */
  readonly fetchLatest: () => Promise<Registry>;
  /** Calls a function after each edit; the development server announces them if absent. */
  readonly onEdit?: (listener: () => void) => void;
}

/** Shows edited definitions of plugins without a reload. */
export function followEditedPlugins({ shell, registry, fetchLatest, onEdit = onAnnouncement }: EditedPlugins): void {
  let shown = registry.revision;
  let running = Promise.resolve();
  const update = async () => {
    const latest = await fetchLatest();
    if (latest.revision === shown) return;
    await shell.replaceRegistry(latest);
    shown = latest.revision;
    closeReport();
  };
  // In turns: an earlier registry must not replace a later one.
  const follow = () => {
    running = running.then(update).catch(reportFailure);
  };
  onEdit(follow);
  // An edit may have been made while the page started.
  follow();
}

function onAnnouncement(listener: () => void): void {
  import.meta.hot?.on('brokerdesk:registry', listener);
}

/** The terminal shows why a registry cannot be composed; the page goes on with the last one. */
function reportFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- in development only, for the developer
  console.error('The edited plugins cannot be shown.', error);
}
