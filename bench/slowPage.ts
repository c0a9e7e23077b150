import type { CDPSession } from '@playwright/test';

/** How much slower the processor of a measured page is. */
export const cpuSlowdown = 4;

/** The throughput of a line, as in the profiles of the same names in Chromium's developer tools and in WebPageTest. */
export interface NetworkProfile {
  readonly name: string;
  readonly roundTripMs: number;
  readonly bitsDown: number;
  readonly bitsUp: number;
}

/** The lines of measured pages. */
export const networkProfiles = {
  fast3G: { name: 'Fast 3G', roundTripMs: 150, bitsDown: 1_600_000, bitsUp: 750_000 },
  cable: { name: 'Cable', roundTripMs: 28, bitsDown: 5_000_000, bitsUp: 1_000_000 },
} as const satisfies Record<string, NetworkProfile>;

/** Slows a page down: its processor, and its line unless that is undefined. */
export async function slowDown(
  session: CDPSession,
  line: NetworkProfile | undefined,
  rate: number = cpuSlowdown,
): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (line === undefined) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: line.bitsDown / 8,
    uploadThroughput: line.bitsUp / 8,
  });
}
