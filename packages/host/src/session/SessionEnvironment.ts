// What a session needs from the browser, so that tests can run several tabs in one process.
import { isStorageBlocked, type SafeStorage, tabStorage } from '@brokerdesk/plugin-sdk/storage';
import type { SessionMessage } from './SessionMessage.ts';

/** The channel to the other tabs of this browser. */
export interface SessionChannel {
  readonly post: (message: SessionMessage) => void;
  readonly close: () => void;
}

/** Time, storage and the other tabs, as one tab sees them. */
export interface SessionEnvironment {
  /** Milliseconds since 1970. All tabs of a browser have the same clock. */
  readonly now: () => number;
  /** Runs a task later, unless the returned function is called before. */
  readonly schedule: (delayMs: number, task: () => void) => () => void;
  /** Holds the session of this tab. */
  readonly storage: SafeStorage;
  /** Absent in browsers without Web Locks. */
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly openChannel: (onMessage: (message: SessionMessage) => void) => SessionChannel;
}

const channelName = 'brokerdesk-session';

/** Returns the environment of a real tab. Where storage is blocked, the tab is on its own. */
export function createBrowserEnvironment(): SessionEnvironment {
  return {
    now: () => Date.now(),
    schedule: (delayMs, task) => {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
    storage: tabStorage,
    locks: isStorageBlocked() ? undefined : navigator.locks,
    openChannel: (onMessage) => {
      if (isStorageBlocked()) return { post: () => {}, close: () => {} };
      // Only pages of this origin share the channel, so every message has our format.
      const channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => onMessage(data);
      return { post: (message) => channel.postMessage(message), close: () => channel.close() };
    },
  };
}
