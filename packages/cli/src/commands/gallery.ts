import { defaultBase } from '@brokerdesk/host/base';
import { reservePort } from '../servers/reservePort.ts';
import { startViteServer } from '../servers/startViteServer.ts';
import { stopOnSignal } from '../servers/stopOnSignal.ts';
import { printLine, printJson, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli gallery`. */
export interface GalleryOptions {
  readonly port: number;
  /** Host names that the gallery responds to, in addition to localhost. */
  readonly allowHost?: readonly string[];
  readonly json: boolean;
}

/** Serves the gallery of the kit from source, without an emulator, until it is stopped. */
export async function gallery({ port: requestedPort, allowHost = [], json }: GalleryOptions): Promise<void> {
  const port = await reservePort({ port: requestedPort, option: '--port' });
  const server = await startViteServer({
    port,
    cacheName: 'gallery',
    apiTarget: undefined,
    allowedHosts: allowHost,
    pluginFolders: [],
    prebuilt: false,
    // The host's page with another entry; a built portal contains nothing of it.
    plugins: [{ name: 'brokerdesk:gallery', transformIndexHtml: { order: 'pre', handler: startGallery } }],
  });
  stopOnSignal([server]);
  const address = `http://127.0.0.1:${port}${defaultBase}`;
  if (json) {
    printJson({ gallery: address });
    return;
  }
  printLine(
    `${styled('bold', 'Gallery')}  ${styled('cyan', address)}  every component of the kit, edits appear immediately`,
  );
}

function startGallery(html: string): string {
  return html.replace('/src/main.tsx', '/src/gallery/main.tsx');
}
