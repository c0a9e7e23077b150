// A browser with several tabs in one process: one clock, one line between the tabs, one set of locks. Time stands still
// until a test lets it pass.
import type { SessionMessage } from '../../packages/host/src/session/SessionMessage.ts';
import type { SessionWorld } from '../../packages/host/src/session/SessionWorld.ts';
import { FakeLocks } from './FakeLocks.ts';
import { MemoryStorage } from './MemoryStorage.ts';

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

/** One tab as its browser knows it. */
export class FakeTab {
  readonly storage = new MemoryStorage();
  readonly timers = new Set<Timer>();
  readonly ears = new Set<(message: SessionMessage) => void>();
  readonly #unheard: SessionMessage[] = [];
  isFrozen = false;

  hear(message: SessionMessage): void {
    if (this.isFrozen) this.#unheard.push(message);
    else for (const ear of this.ears) ear(message);
  }

  /** What came while the tab was frozen is heard now. */
  catchUp(): void {
    this.isFrozen = false;
    for (const message of this.#unheard.splice(0)) this.hear(message);
  }
}

/** The tabs of one device. */
export class FakeBrowser {
  readonly #clock: { now: number };
  readonly #locks = new FakeLocks();
  readonly #tabs = new Set<FakeTab>();
  #underWay = 0;

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
    tab.ears.clear();
  }

  worldOf(tab: FakeTab): SessionWorld {
    return {
      now: () => this.#clock.now,
      later: (delayMs, task) => {
        const timer = { at: this.#clock.now + delayMs, task };
        tab.timers.add(timer);
        return () => tab.timers.delete(timer);
      },
      tab: tab.storage,
      locks: this.#locks.of(tab),
      openChannel: (hear) => {
        tab.ears.add(hear);
        return {
          // A copy, as the real line makes one; and never at once.
          post: (message) => this.#send(tab, hear, structuredClone(message)),
          close: () => tab.ears.delete(hear),
        };
      },
    };
  }

  /** The moment of the next timer that can fire. */
  nextTimer(): { readonly tab: FakeTab; readonly timer: Timer } | undefined {
    let next: { tab: FakeTab; timer: Timer } | undefined;
    for (const tab of this.#tabs) {
      if (tab.isFrozen) continue;
      for (const timer of tab.timers) if (!next || timer.at < next.timer.at) next = { tab, timer };
    }
    return next;
  }

  isTalking(): boolean {
    return this.#underWay > 0;
  }

  #send(from: FakeTab, own: (message: SessionMessage) => void, message: SessionMessage): void {
    this.#underWay += 1;
    setImmediate(() => {
      this.#underWay -= 1;
      for (const tab of this.#tabs) {
        if (tab !== from) tab.hear(message);
        // Another channel of the same tab hears it too.
        else for (const ear of tab.ears) if (ear !== own) ear(message);
      }
    });
  }
}
