import { loadChunk } from '../components/loadChunk.ts';
import type { LoadedView } from '../view-as/loadView.ts';
import type { ShellServices } from './assembleServices.ts';
import { createShellClients } from './createShellClients.ts';
import type { ShellOptions } from './ShellOptions.ts';

/** Loads the role that the page views the portal as. A view whose role is gone is dropped, and the result says so. */
export async function openView(options: ShellOptions, services: ShellServices): Promise<LoadedView | undefined> {
  const { pageView } = services;
  if (!pageView.stored) return undefined;
  const { loadView } = await loadChunk(() => import('../view-as/loadView.ts'));
  // The role itself is read with the user's own rights: the viewed role may not have that function.
  const { quietClientOf } = createShellClients(options, {
    ...services,
    pageView: { ...pageView, header: () => undefined },
  });
  const view = await loadView(options, { api: quietClientOf('host'), stored: pageView.stored });
  if (!view.functions) pageView.drop();
  return view;
}
