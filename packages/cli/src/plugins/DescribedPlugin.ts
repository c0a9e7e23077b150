import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import type { PluginSource } from './PluginSource.ts';

/** What a plugin's definition says, as data; the parts of a manifest that need no build. */
export type Description = Omit<Manifest, 'entry' | 'css' | 'files' | 'shared'>;

/** A plugin's folder with what its definition says. */
export interface DescribedPlugin {
  readonly source: PluginSource;
  readonly description: Description;
}
