// Edited texts are replaced in the open page, which keeps its state: a reload fetches every module of the host again. The
// page's part is `dev/followEditedTexts.ts` of the host.
import path from 'node:path';
import { languages } from '@brokerdesk/api';
import { defaultBase } from '@brokerdesk/host/base';
import type { Plugin } from 'vite';
import type { PluginSource } from '../plugins/findPlugins.ts';
import type { DevDefinitions } from './devDefinitions.ts';

const localeFile = /\/locales\/([^/]+)\.ts$/;

/** Announces edited texts of plugins to the open pages; Vite itself does nothing then. */
export function devTexts(sources: readonly PluginSource[], definitions: DevDefinitions): Plugin {
  return {
    name: 'brokerdesk:dev-texts',
    async hotUpdate({ type, file, timestamp, read }) {
      const language = languages.find((known) => known === localeFile.exec(file)?.[1]);
      if (type !== 'update' || language === undefined || this.environment.name !== 'client') return undefined;
      const source = sources.find(({ folder }) => file.startsWith(`${folder.replaceAll(path.sep, '/')}/`));
      const namespace = source && definitions.idOf(source.folder);
      // A plugin that has not been usable yet is in no page.
      if (namespace === undefined) return undefined;
      // An editor may have emptied the file and not written it yet: Vite then waits for its content.
      await read();
      const address = `${defaultBase}@fs${file.startsWith('/') ? '' : '/'}${file}?t=${timestamp}`;
      this.environment.hot.send('brokerdesk:texts', { namespace, language, address });
      return [];
    },
  };
}
