import { DeliveryError, getsCandidate, registryFiles, type RevisionLink } from '@brokerdesk/plugin-sdk/delivery';
import { type VerifiedTrust, verifyChannel, verifyTrust } from '@brokerdesk/plugin-sdk/delivery';
import { limits } from '@brokerdesk/api';
import { currentTime } from '@brokerdesk/plugin-sdk/clock';
import type { DeliveryConfig } from '../api-client/RuntimeConfig.ts';
import { readDeliveryMemory, rememberDelivery } from './DeliveryMemory.ts';

/** Whose plugins are loaded, and from where. */
export interface DeliveryQuestion {
  readonly config: DeliveryConfig;
  readonly displayCode: string;
  /** The user name, which decides about candidates. */
  readonly account: string;
}

/** The revision that an account gets at this moment. */
export interface OpenedChannel {
  readonly trust: VerifiedTrust;
  readonly stable: RevisionLink;
  /** Undefined if the account gets none. */
  readonly candidate: RevisionLink | undefined;
  /** The hash of a candidate that has failed in this browser and is therefore not used. */
  readonly failed: string | undefined;
  readonly isInGrace: boolean;
}

/**
 * Fetches and examines a broker's channel. Undefined if the broker has none.
 *
 * @throws DeliveryError if it cannot be used
 */
export async function openChannel({
  config,
  displayCode,
  account,
}: DeliveryQuestion): Promise<OpenedChannel | undefined> {
  const memory = readDeliveryMemory(displayCode, config.root);
  const channelAddress = `${config.base}${registryFiles.folderOf(displayCode)}${registryFiles.channel}`;
  const fresh = { cache: 'no-cache' } as const;
  const [trustText, channelText] = await Promise.all([
    fetchText(config.base + registryFiles.trust, fresh),
    fetchText(channelAddress, { ...fresh, mayBeAbsent: memory.channel === 0 }),
  ]);
  if (channelText === undefined) return undefined;
  const seen = { root: config.root, seen: memory.trust, now: currentTime() };
  const trust = await verifyTrust(trustText ?? '', seen);
  const { channel, isInGrace } = await verifyChannel(channelText, { trust, broker: displayCode, seen: memory.channel });
  rememberDelivery(displayCode, config.root, { trust: trust.number, channel: channel.number });
  const { stable, candidate } = channel;
  const isGiven = candidate !== null && (await getsCandidate(candidate, { account, had: memory.had }));
  const hasFailed = isGiven && candidate.hash === memory.failed;
  return {
    trust,
    stable,
    candidate: isGiven && !hasFailed ? candidate : undefined,
    failed: hasFailed ? candidate.hash : undefined,
    isInGrace,
  };
}

/**
 * Fetches a text of the registry; undefined if there is none and none may be there.
 *
 * @throws DeliveryError `DLV_UNREADABLE`
 */
export async function fetchText(
  address: string,
  options: {
    readonly cache: RequestCache;
    readonly mayBeAbsent?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<string | undefined> {
  const { cache, mayBeAbsent = false } = options;
  const limit = AbortSignal.timeout(limits.callTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  let response: Response;
  try {
    response = await fetch(address, { cache, signal });
    // An answer without content says that there is no such file, and browsers report no error.
    if (response.status === 204 && mayBeAbsent) return undefined;
    if (response.ok) return await response.text();
  } catch (cause) {
    throw new DeliveryError('DLV_UNREADABLE', `${address} did not arrive.`, cause);
  }
  if (mayBeAbsent && response.status === 404) return undefined;
  throw new DeliveryError('DLV_UNREADABLE', `${address} was answered with HTTP ${response.status}.`);
}
