// What is known of the plugins that brokers get, and of what was published.
import type { Channel, DeliveredPlugin } from './documents.ts';

/** Something that a browser refuses. */
export interface DeliveryFault {
  /** One of {@link DeliveryProblem}, or of those that only the operator's commands find. */
  readonly code: string;
  readonly message: string;
  /** The plugin that it is about; undefined if it is about all of the broker. */
  readonly pluginId?: string | undefined;
}

/** A plugin of a broker. */
export interface ReportedPlugin extends DeliveredPlugin {
  /** Who signed it, by certificate; undefined if that cannot be known. */
  readonly author: string | undefined;
}

/** The state of one broker. */
export interface BrokerReport {
  /** The broker's display code. */
  readonly broker: string;
  /** Undefined if it cannot be used. */
  readonly channel: Channel | undefined;
  /** Who published it. */
  readonly publisher: string | undefined;
  /** Whether it has expired, and pages still use it. */
  readonly isInGrace: boolean;
  readonly stable: readonly ReportedPlugin[];
  readonly candidate: readonly ReportedPlugin[] | undefined;
  readonly problems: readonly DeliveryFault[];
}

/** A plugin that a change adds, takes away, or gives another version. */
export interface PluginStep {
  readonly id: string;
  /** The version before; undefined if the broker did not have it. */
  readonly from: string | undefined;
  /** The version after; undefined if the broker has it no longer. */
  readonly to: string | undefined;
}

/** What was published. */
export type DeliveryChangeKind =
  /** Plugins for all accounts. */
  | 'published'
  /** Plugins for some accounts. */
  | 'offered'
  /** A candidate for more accounts. */
  | 'extended'
  /** A candidate for those only who have it. */
  | 'stopped'
  /** A candidate for all accounts. */
  | 'promoted'
  /** A candidate was taken from all. */
  | 'withdrawn'
  /** The plugins of the revision before. */
  | 'rolledBack'
  /** The same as before, for longer. */
  | 'renewed';

/** One change of what a broker gets. */
export interface DeliveryChange {
  readonly number: number;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** The name of who published it. */
  readonly publisher: string;
  readonly kind: DeliveryChangeKind;
  readonly plugins: readonly PluginStep[];
  /** Of 1,000 accounts; undefined if there is no candidate. */
  readonly share: number | undefined;
  /** How many accounts are named. */
  readonly accounts: number | undefined;
}

/** The latest changes of a broker. */
export interface DeliveryHistory {
  readonly changes: readonly DeliveryChange[];
  /** Whether there are earlier ones. */
  readonly hasMore: boolean;
}
