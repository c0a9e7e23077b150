import { claimPort } from '../servers/claimPort.ts';
import { startViteServer } from '../servers/startViteServer.ts';
import { stopOnSignal } from '../servers/stopOnSignal.ts';
import { say, sayData, styled } from '../terminal/say.ts';

/** The options of `admin-cli gallery`. */
export interface GalleryOptions {
  readonly port: number;
  /** Names by which the gallery may be asked for, beside localhost. */
  readonly allowHost?: readonly string[];
  readonly json: boolean;
}

/** Serves the gallery of the kit from source, without an emulator, until it is stopped. */
export async function gallery({ port: wanted, allowHost = [], json }: GalleryOptions): Promise<void> {
  const port = await claimPort({ port: wanted, option: '--port' });
  const server = await startViteServer({
    port,
    cacheName: 'gallery',
    apiTarget: undefined,
    allowedHosts: allowHost,
    pluginFolders: [],
    // The host's page with another start; nothing of it is in a built portal.
    plugins: [{ name: 'brokerdesk:gallery', transformIndexHtml: { order: 'pre', handler: startGallery } }],
  });
  stopOnSignal([server]);
  const address = `http://127.0.0.1:${port}/admin/`;
  if (json) {
    sayData({ gallery: address });
    return;
  }
  say(`${styled('bold', 'Gallery')}  ${styled('cyan', address)}  every part of the kit, edits show at once`);
}

function startGallery(html: string): string {
  return html.replace('/src/main.tsx', '/src/gallery/main.tsx');
}
