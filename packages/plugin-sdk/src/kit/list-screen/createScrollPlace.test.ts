import { describe, expect, it } from 'vitest';
import { createScrollPlace } from './createScrollPlace.ts';

/** Stands for an element, and counts how often it is asked how far it is scrolled. */
class CountedElement extends EventTarget {
  clientHeight = 600;
  asked = 0;
  #top = 0;
  get scrollTop() {
    this.asked += 1;
    return this.#top;
  }
  scrollTo(top: number) {
    this.#top = top;
    this.dispatchEvent(new Event('scroll'));
  }
  asRef() {
    return { current: this as unknown as HTMLElement };
  }
}

describe('createScrollPlace', () => {
  it('asks the browser once for each scroll, however many listen and ask', () => {
    const element = new CountedElement();
    const place = createScrollPlace();
    const seen: string[] = [];
    const stops = ['first', 'second'].map((name) =>
      place.watch(element.asRef(), () => seen.push(`${name} ${place.top()} ${place.height()}`)),
    );
    [element.asked, seen.length] = [0, 0];
    element.scrollTo(640);
    expect({ seen, asked: element.asked }).toEqual({ seen: ['first 640 600', 'second 640 600'], asked: 1 });

    for (const stop of stops) stop();
    element.scrollTo(960);
    expect([place.top(), seen.length]).toEqual([640, 2]);
  });

  it('looks anew when it is watched again', () => {
    const element = new CountedElement();
    const place = createScrollPlace();
    place.watch(element.asRef(), () => {})();
    element.scrollTo(320);
    place.watch(element.asRef(), () => {});
    expect(place.top()).toBe(320);
  });
});
