// What brokers get from the registry, for those who look after several of them.
import {
  type BrokerReport,
  type DeliveryHistory,
  inspectBroker,
  readHistory,
  type ReadRegistryText,
  registryFiles,
  unusable,
  verifyTrust,
} from '@brokerdesk/plugin-sdk/delivery';
import { currentTime } from '@brokerdesk/plugin-sdk/clock';
import type { DeliveryConfig } from '../api-client/RuntimeConfig.ts';
import { fetchText } from './openChannel.ts';

/** Examines what brokers get; see `DeliveryReports`. */
export async function inspectDeliveries(
  config: DeliveryConfig,
  displayCodes: readonly string[],
  signal: AbortSignal,
): Promise<readonly BrokerReport[]> {
  const read = openRegistry(config, signal);
  let trust: ReturnType<typeof openTrust> | undefined;
  const reports = await Promise.all(
    displayCodes.map(async (broker) => {
      try {
        const channel = await read(registryFiles.folderOf(broker) + registryFiles.channel);
        if (channel === undefined) return [];
        trust ??= openTrust(config, read);
        return [await inspectBroker(read, { trust: await trust, broker })];
      } catch (cause) {
        return [unusable(broker, cause)];
      }
    }),
  );
  signal.throwIfAborted();
  return reports.flat();
}

/** Reads the latest changes of a broker; see `DeliveryReports`. */
export function readDeliveryHistory(
  config: DeliveryConfig,
  displayCode: string,
  limit: number,
): Promise<DeliveryHistory> {
  return readHistory(openRegistry(config), displayCode, limit);
}

async function openTrust({ root }: DeliveryConfig, read: ReadRegistryText) {
  return verifyTrust((await read(registryFiles.trust)) ?? '', { root, seen: 0, now: currentTime() });
}

/** Reads each file once. */
function openRegistry({ base }: DeliveryConfig, signal?: AbortSignal): ReadRegistryText {
  const texts = new Map<string, Promise<string | undefined>>();
  return (file) => {
    const present = texts.get(file);
    if (present) return present;
    // Only these are ever replaced.
    const isReplaced = file === registryFiles.trust || file.endsWith(`/${registryFiles.channel}`);
    const text = fetchText(base + file, { cache: isReplaced ? 'no-cache' : 'default', mayBeAbsent: true, signal });
    texts.set(file, text);
    return text;
  };
}
