import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApi, renderScreen, type RenderScreenOptions } from '../../testing.tsx';
import { formatLength } from './formatLength.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const play = vi.fn(async () => undefined);
const pause = vi.fn();

// The simulated page plays nothing; what a browser would say is said by the tests.
beforeEach(() => {
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
});

afterEach(() => {
  cleanup();
  play.mockClear();
  pause.mockClear();
});

it('plays nothing by itself, and plays and pauses by button and Space', async () => {
  const video = await show();
  expect(play).not.toHaveBeenCalled();
  expect(video.autoplay).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  fireEvent.keyDown(video, { key: ' ' });
  expect(play).toHaveBeenCalledTimes(2);
  state(video, { paused: false }, 'play');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(pause).toHaveBeenCalledOnce();
});

it('moves by its slider and by keys, never beyond its ends', async () => {
  const video = await show();
  state(video, { duration: 8 }, 'durationchange');
  const position = screen.getByRole('slider', { name: 'Position' });
  fireEvent.change(position, { target: { value: '6' } });
  fireEvent(video, new Event('timeupdate'));
  expect(position.getAttribute('aria-valuetext')).toBe('0:06 of 0:08');
  fireEvent.keyDown(video, { key: 'ArrowRight' });
  expect(video.currentTime).toBe(8);
  fireEvent(video, new Event('timeupdate'));
  fireEvent.keyDown(video, { key: 'ArrowLeft' });
  expect(video.currentTime).toBe(3);
});

it('changes volume and speed, and mutes', async () => {
  const video = await show();
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.5' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '2' } });
  fireEvent.keyDown(video, { key: 'm' });
  expect([video.volume, video.playbackRate, video.muted]).toEqual([0.5, 2, true]);
});

it('learns the length of a film that does not know it', async () => {
  const video = await show();
  state(video, { duration: Number.POSITIVE_INFINITY }, 'loadedmetadata');
  expect(video.currentTime).toBe(Number.MAX_SAFE_INTEGER);
  state(video, { duration: 3 }, 'durationchange');
  expect(video.currentTime).toBe(0);
  fireEvent(video, new Event('seeked'));
  expect(screen.getByText('0:00 / 0:03')).toBeTruthy();
});

it('says so when a video cannot be played, in Simplified Chinese too', async () => {
  const video = await show({ language: 'zh-Hans' });
  state(video, { error: { code: 4 } }, 'error');
  expect(screen.getByRole('alert').textContent).toContain('无法播放视频');
  expect(within(screen.getByRole('group', { name: '视频控制' })).getByRole('button', { name: '播放' })).toBeTruthy();
});

it('writes lengths as people do', () => {
  expect([0, 65.9, 3605, Number.NaN].map(formatLength)).toEqual(['0:00', '1:05', '1:00:05', '0:00']);
});

async function show(more: Partial<RenderScreenOptions> = {}): Promise<HTMLVideoElement> {
  const { container } = await renderScreen(<VideoPlayer url="blob:test/1" name="Liveness" />, { ...options, ...more });
  const video = container.querySelector('video');
  if (video === null) throw new Error('There is no video.');
  return video;
}

function state(video: HTMLVideoElement, properties: object, event: string): void {
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
