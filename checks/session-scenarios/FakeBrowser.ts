// A browser with several tabs in one process: one clock, one channel between the tabs, one set of locks. Time stands still
// until a test advances it.
import { createSafeStorage } from '@brokerdesk/plugin-sdk/storage';
import type { SessionMessage } from '../../packages/host/src/session/SessionMessage.ts';
import type { SessionEnvironment } from '../../packages/host/src/session/SessionEnvironment.ts';
import { FakeLocks } from './FakeLocks.ts';

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

/** One tab as its browser knows it. */
export class FakeTab {
  /** Without a browser, all of it is in memory. */
  readonly storage = createSafeStorage(() => {
    throw new Error('A fake tab has no storage of a browser.');
  });
  readonly timers = new Set<Timer>();
  readonly listeners = new Set<(message: SessionMessage) => void>();
  readonly #pendingMessages: SessionMessage[] = [];
  isFrozen = false;

  receive(message: SessionMessage): void {
    if (this.isFrozen) this.#pendingMessages.push(message);
    else for (const listener of this.listeners) listener(message);
  }

  /** Delivers what arrived while the tab was frozen. */
  deliverPending(): void {
    this.isFrozen = false;
    for (const message of this.#pendingMessages.splice(0)) this.receive(message);
  }
}

/** The tabs of one device. */
export class FakeBrowser {
  readonly #clock: { now: number };
  readonly #locks = new FakeLocks();
  readonly #tabs = new Set<FakeTab>();
  #inFlightCount = 0;

  constructor(clock: { now: number }) {
    this.#clock = clock;
  }

  open(): FakeTab {
    const tab = new FakeTab();
    this.#tabs.add(tab);
    return tab;
  }

  close(tab: FakeTab): void {
    this.#tabs.delete(tab);
    this.#locks.releaseAll(tab);
    tab.timers.clear();
    tab.listeners.clear();
  }

  environmentOf(tab: FakeTab): SessionEnvironment {
    return {
      now: () => this.#clock.now,
      schedule: (delayMs, task) => {
        const timer = { at: this.#clock.now + delayMs, task };
        tab.timers.add(timer);
        return () => tab.timers.delete(timer);
      },
      storage: tab.storage,
      locks: this.#locks.of(tab),
      openChannel: (onMessage) => {
        tab.listeners.add(onMessage);
        return {
          // A copy, as the real channel makes one, and asynchronously.
          post: (message) => this.#send(tab, onMessage, structuredClone(message)),
          close: () => tab.listeners.delete(onMessage),
        };
      },
    };
  }

  /** The time of the next timer that can fire. */
  nextTimer(): { readonly tab: FakeTab; readonly timer: Timer } | undefined {
    let next: { tab: FakeTab; timer: Timer } | undefined;
    for (const tab of this.#tabs) {
      if (tab.isFrozen) continue;
      for (const timer of tab.timers) if (!next || timer.at < next.timer.at) next = { tab, timer };
    }
    return next;
  }

  hasMessagesInFlight(): boolean {
    return this.#inFlightCount > 0;
  }

  #send(from: FakeTab, own: (message: SessionMessage) => void, message: SessionMessage): void {
    this.#inFlightCount += 1;
    // A channel that is opened after a message was sent does not receive it.
    const others = [...this.#tabs].filter((tab) => tab !== from);
    const ownListeners = [...from.listeners].filter((listener) => listener !== own);
    setImmediate(() => {
      this.#inFlightCount -= 1;
      for (const tab of others) tab.receive(message);
      // Another channel of the same tab receives it too.
      for (const listener of ownListeners) if (from.listeners.has(listener)) listener(message);
    });
  }
}
