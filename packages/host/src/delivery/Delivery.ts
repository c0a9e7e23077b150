import type { DeliveryProblem } from '@brokerdesk/plugin-sdk/delivery';
import type { Registry, RegistryEntry } from '@brokerdesk/plugin-sdk/build';

/** Something that was delivered and is not used. */
export interface DeliveryRefusal {
  /** The plugin; undefined if it is about all of them. */
  readonly pluginId: string | undefined;
  readonly code: DeliveryProblem;
  readonly message: string;
}

/** The plugins that a broker gets besides those of the page, as far as the user needs them. */
export interface Delivery {
  readonly entries: readonly RegistryEntry[];
  /** The hashes of their scripts and style sheets by address. */
  readonly pinned: Readonly<Record<string, string>>;
  readonly refusals: readonly DeliveryRefusal[];
  /** The file of the revision; undefined if the broker has none, or none that can be used. */
  readonly revision: string | undefined;
  /** The hash of the revision if it is a candidate. */
  readonly candidate: string | undefined;
  /** Whether a candidate failed in this browser, and the user has not been told. */
  readonly hasReturned: boolean;
  /** Whether the operator is late with confirming the revision. */
  readonly isInGrace: boolean;
}

/** A registry with what was delivered. */
export interface FullRegistry extends Registry {
  readonly delivery?: Delivery;
}
