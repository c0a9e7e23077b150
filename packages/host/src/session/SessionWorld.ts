// What keeping a session needs of the browser, so that tests can play several tabs in one process.
import type { SessionMessage } from './SessionMessage.ts';

/** The line to the other tabs of this browser. */
export interface SessionChannel {
  readonly post: (message: SessionMessage) => void;
  readonly close: () => void;
}

/** Time, storage and the other tabs, as one tab sees them. */
export interface SessionWorld {
  /** Milliseconds since 1970. All tabs of a browser have the same clock. */
  readonly now: () => number;
  /** Runs a task later, or not at all if the function that it gives is called before. */
  readonly later: (delayMs: number, task: () => void) => () => void;
  /** Where this tab keeps its session. */
  readonly tab: Storage;
  /** Absent in browsers without Web Locks. */
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly openChannel: (hear: (message: SessionMessage) => void) => SessionChannel;
}

const channelName = 'brokerdesk-session';

/** The world of a real tab. */
export function browserWorld(): SessionWorld {
  return {
    now: () => Date.now(),
    later: (delayMs, task) => {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
    tab: sessionStorage,
    locks: navigator.locks,
    openChannel: (hear) => {
      // Only pages of this origin are on the line, so what comes is a message of ours.
      const channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => hear(data);
      return { post: (message) => channel.postMessage(message), close: () => channel.close() };
    },
  };
}
