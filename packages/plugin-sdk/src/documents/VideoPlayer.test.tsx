import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApi, renderScreen, type RenderScreenOptions } from '../entries/testing.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

afterEach(cleanup);

it("has the browser's own controls, which work by keys, and a name", async () => {
  const video = await show();
  expect({ controls: video.controls, name: video.getAttribute('aria-label') }).toEqual({
    controls: true,
    name: 'Liveness',
  });
  expect(screen.getByRole('group', { name: 'Video Liveness' }).contains(video)).toBe(true);
});

it('plays nothing until the user starts it', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const video = await show();
  expect([video.autoplay, play.mock.calls.length]).toEqual([false, 0]);
});

it('changes the speed, and follows a change that the browser made', async () => {
  const video = await show();
  const speed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' });
  fireEvent.change(speed, { target: { value: '2' } });
  expect(video.playbackRate).toBe(2);
  dispatch(video, 'ratechange', {});
  expect(speed.value).toBe('2');
  dispatch(video, 'ratechange', { playbackRate: 1.25 });
  expect(speed.selectedOptions[0]?.textContent).toBe('1.25×');
});

it('determines the length of a recording whose file does not contain it', async () => {
  const video = await show();
  dispatch(video, 'loadedmetadata', { duration: Number.POSITIVE_INFINITY });
  expect(video.currentTime).toBe(Number.MAX_SAFE_INTEGER);
  dispatch(video, 'durationchange', { duration: 3 });
  expect(video.currentTime).toBe(0);
});

it('reports a video that cannot be played, in the language of the page', async () => {
  const video = await show({ language: 'zh-Hans' });
  dispatch(video, 'error', { error: { code: 4 } });
  expect(screen.getByRole('alert').textContent).toContain('无法播放视频');
});

async function show(more: Partial<RenderScreenOptions> = {}): Promise<HTMLVideoElement> {
  const { container } = await renderScreen(<VideoPlayer url="blob:test/1" name="Liveness" />, { ...options, ...more });
  const video = container.querySelector('video');
  if (video === null) throw new Error('No video was rendered.');
  return video;
}

/** Dispatches an event as the browser does; jsdom plays nothing. */
function dispatch(video: HTMLVideoElement, event: string, properties: object): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(video, name, { configurable: true, value });
  act(() => void video.dispatchEvent(new Event(event)));
}

const options: RenderScreenOptions = {
  plugin: { id: 'films', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } },
  api: createTestApi(() => null),
};

async function none() {
  return { default: {} };
}
