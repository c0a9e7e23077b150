// What this browser remembers of a broker's deliveries: no server can show it earlier ones again, and a candidate that
// failed is not tried a second time.
import { browserStorage } from '@brokerdesk/plugin-sdk/storage';

/** What a browser has seen of one broker's channel. */
export interface DeliveryMemory {
  /** The root that the numbers belong to. */
  readonly root: string;
  /** The highest numbers. */
  readonly trust: number;
  readonly channel: number;
  /** The hash of the candidate that this browser has shown. */
  readonly had?: string;
  /** The hash of the candidate that failed here. */
  readonly failed?: string;
  /** Whether the user has been told of that. */
  readonly isTold?: boolean;
}

/** Reads what this browser has seen; nothing of another root counts. */
export function readDeliveryMemory(displayCode: string, root: string): DeliveryMemory {
  const empty = { root, trust: 0, channel: 0 };
  const text = browserStorage.getItem(nameOf(displayCode));
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<DeliveryMemory> | null;
    const isUsable = stored?.root === root && Number.isFinite(stored.trust) && Number.isFinite(stored.channel);
    return isUsable ? { ...empty, ...stored } : empty;
  } catch {
    // Not ours, or damaged: as in a new browser.
    return empty;
  }
}

/** Adds to what this browser has seen. */
export function rememberDelivery(displayCode: string, root: string, news: Partial<DeliveryMemory>): void {
  const memory = { ...readDeliveryMemory(displayCode, root), ...news };
  browserStorage.setItem(nameOf(displayCode), JSON.stringify(memory));
}

/** Remembers that a candidate failed, so that the next load takes the stable revision and says so. */
export function rememberFailedCandidate(displayCode: string, root: string, hash: string): void {
  if (readDeliveryMemory(displayCode, root).failed === hash) return;
  rememberDelivery(displayCode, root, { failed: hash, isTold: false });
}

function nameOf(displayCode: string): string {
  return `Delivery.${displayCode}`;
}
