import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { KitProviders, type RespondToCall } from './KitProviders.tsx';

/** A part of the kit with many items. */
export interface MeasuredPart<Data> {
  /** Creates the data; a small `count` is shown first, so that the part's code is loaded. */
  readonly createData: (count: number) => Data;
  readonly render: (data: Data) => ReactNode;
  /** Whether the part shows the data and responds to the user, such as a focusable item with its text. */
  readonly isUsable: (data: Data) => boolean;
  readonly respond?: RespondToCall;
}

const warmUpCount = 10;
const limitMs = 60_000;

/** Makes a page for `partUsable`: `showData(count)` returns the milliseconds from the data until a usable frame. */
export function startPart<Data>({ createData, render, isUsable, respond = neverRespond }: MeasuredPart<Data>): void {
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  const show = async (data: Data) => {
    const start = performance.now();
    root.render(
      <KitProviders key={start} respond={respond}>
        {render(data)}
      </KitProviders>,
    );
    do {
      await nextFrame();
      if (performance.now() - start > limitMs) throw new Error('The part did not become usable: see its isUsable.');
    } while (!isUsable(data));
    // The frame in which it became usable has been painted when the next one begins.
    await nextFrame();
    return performance.now() - start;
  };
  Object.assign(globalThis, {
    showData: async (count: number) => {
      const data = createData(count);
      await show(createData(warmUpCount));
      return show(data);
    },
  });
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function neverRespond(): Promise<never> {
  return new Promise(() => {});
}
