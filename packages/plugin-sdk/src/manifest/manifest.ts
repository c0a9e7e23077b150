// The description of a plugin that the host and the CLI read before any of its code runs. `admin-cli build` generates
// it from the plugin's definition; it is data only.
import type { Language } from '@brokerdesk/api';
import type { MenuEntry } from '../definition/definition.ts';
import type { RecordScreens, ScreenTarget } from '../services/hostServices.ts';
import type { Prefetch } from '../definition/prefetch.ts';

/** The version of this SDK, against which a plugin's `sdk` range is checked. */
export const sdkVersion = '1.0.0';

/** A contribution of a plugin, without its code. */
export interface ManifestContribution {
  readonly kind: 'area' | 'page' | 'tabs' | 'action';
  /** One or more path segments, without slashes at the ends; absent for actions. */
  readonly path?: string;
  /** A message key of the plugin; absent for actions. */
  readonly title?: string;
  readonly menu?: MenuEntry;
  /** Whether a page stands in the tabs of the page above it. */
  readonly isTab?: boolean;
  /** A message key: the title of the tab of a page's own screen; its title if absent. */
  readonly tabTitle?: string;
  /** The requests of the screen; absent in older manifests. */
  readonly prefetch?: readonly Prefetch[];
  /** Screens that open from this page, by name. */
  readonly children?: Readonly<Record<string, ManifestChild>>;
}

/** A screen that opens from a page, without its code. */
export interface ManifestChild {
  readonly path: string;
  readonly title: string;
  /** The function code that it needs in addition to the page's own; of several, one is enough. */
  readonly requires?: string | readonly string[];
  readonly isTab?: boolean;
  readonly prefetch?: readonly Prefetch[];
}

/** A slot fill of a plugin, without its code. */
export interface ManifestSlotFill {
  readonly slot: string;
  readonly id: string;
  readonly requires: string;
  readonly title?: string;
  readonly order: number;
}

/** A command of a plugin, without its code. */
export interface ManifestCommand {
  readonly id: string;
  readonly title: string;
  readonly requires: string;
  readonly open?: ScreenTarget;
  readonly isSearch: boolean;
}

/** One file of a built plugin. */
export interface ManifestFile {
  /** `sha256-` and the base64 digest of the file's bytes. */
  readonly integrity: string;
  readonly bytes: number;
}

/** The scripts that showing a contribution needs, so that a browser can fetch all of them at once. */
export interface ContributionScripts {
  /** The plugin's entry, the contribution's module, and what they import; relative to the plugin's folder. */
  readonly files: readonly string[];
  /** The shared modules that these files import. */
  readonly shared: readonly string[];
}

/** The description of a built plugin. */
export interface Manifest {
  readonly schemaVersion: 1;
  readonly id: string;
  /** Absent if there are none. */
  readonly formerIds?: readonly string[];
  readonly version: string;
  /** The range of SDK versions that the plugin works with. */
  readonly sdk: string;
  /** The module whose default export is the plugin's definition, relative to the plugin's folder. */
  readonly entry: string;
  /** Style sheets of its screens, relative to the plugin's folder. */
  readonly css: readonly string[];
  /** Every file by path relative to the plugin's folder; empty in development, where files change. */
  readonly files: Readonly<Record<string, ManifestFile>>;
  readonly functions: Readonly<Record<string, ManifestContribution>>;
  readonly internal: Readonly<Record<string, ManifestContribution>>;
  readonly slots: readonly ManifestSlotFill[];
  /** The entries of the command palette; absent in older manifests. */
  readonly commands?: readonly ManifestCommand[];
  /** Kinds of jobs by name; absent in older manifests. */
  readonly jobs?: Readonly<Record<string, { readonly title: string }>>;
  /** The screens that show a kind of record; absent if there are none. */
  readonly records?: RecordScreens;
  /** The texts of the menu and of page titles, so that they can be shown before the plugin's code is fetched. */
  readonly titles: { readonly [L in Language]: Readonly<Record<string, string>> };
  /** The display codes of the brokers that get it; absent for all, and in older manifests. */
  readonly brokers?: readonly string[];
  /** The version of the SDK that it was built with; absent in older manifests, and in development. */
  readonly builtWith?: string;
  /** The names that the plugin imports from each shared module. */
  readonly shared: Readonly<Record<string, readonly string[]>>;
  /** The calls of the contract in its code, as `GET /goapi/faq`; absent in older manifests, and in development. */
  readonly calls?: readonly string[];
  /** The functions of the product that its code names; absent in older manifests, and in development. */
  readonly codes?: readonly string[];
  /**
   * What each contribution needs, by {@link contributionName}; absent in development, in older manifests, and for
   * contributions that are not loaded by `() => import(…)`.
   */
  readonly scripts?: Readonly<Record<string, ContributionScripts>>;
}

/** What a page needs of a manifest. The hash of each file stands in the page, and imports were checked at build. */
export type RegisteredManifest = Omit<Manifest, 'files' | 'shared' | 'calls' | 'codes' | 'brokers' | 'builtWith'>;

/** A plugin in a registry. */
export interface RegistryEntry {
  /** The address of the plugin's folder, absolute on the portal's origin, ending in a slash. */
  readonly base: string;
  /** Whether the plugin belongs to the product; safe mode loads only these. */
  readonly firstParty: boolean;
  /** Whether it was delivered while the portal runs, so that the page's import map does not name its files. */
  readonly isDelivered?: boolean;
  readonly manifest: RegisteredManifest;
}

/** The plugins of one broker's portal. */
export interface Registry {
  readonly schemaVersion: 1;
  /** Changes whenever any plugin of the registry changes. */
  readonly revision: string;
  readonly plugins: readonly RegistryEntry[];
  /**
   * The addresses of the files of each shared module, without those that every page loads at its start; absent in
   * development and in older registries.
   */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
}

/** Names a contribution within its plugin, as in `PM_CI_FAQ`, `PM_CI_FAQ/edit` and `home.cards/visits`. */
export function contributionName(owner: string, part?: string | null): string {
  return part ? `${owner}/${part}` : owner;
}
