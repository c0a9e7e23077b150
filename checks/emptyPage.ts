// Test files share the page of their worker, which each leaves empty, as when a tab is closed.
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { unmountLast } from '../packages/plugin-testing/src/unmountLast.ts';

const requestFrame = requestAnimationFrame.bind(window);
const cancelFrame = cancelAnimationFrame.bind(window);
const useFakeTimers = vi.useFakeTimers.bind(vi);
let frame: number | undefined;

// jsdom draws frames with an interval that it starts when the first one is requested. One that it started with a fake timer
// would never draw again, so a real one runs from before.
vi.useFakeTimers = (options) => {
  if (frame === undefined) drawNext();
  return useFakeTimers(options);
};

function drawNext(): void {
  frame = requestFrame(drawNext);
}

afterAll(async () => {
  vi.useRealTimers();
  await unmountLast();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useFakeTimers = useFakeTimers;
  if (frame !== undefined) cancelFrame(frame);
  cleanup();
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.replace(/=.*/, '')}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  history.replaceState(null, '', '/');
});
