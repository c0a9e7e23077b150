import { type RefObject, useEffect, useState } from 'react';

/** How a video stands, as far as its controls show it. */
export interface VideoState {
  readonly isPlaying: boolean;
  /** Seconds. */
  readonly at: number;
  /** Seconds; 0 until it is known. */
  readonly length: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly speed: number;
  readonly hasCaptions: boolean;
  readonly showsCaptions: boolean;
  readonly isFailed: boolean;
}

const first: VideoState = {
  isPlaying: false,
  at: 0,
  length: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
  hasCaptions: false,
  showsCaptions: false,
  isFailed: false,
};

const events = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'volumechange',
  'ratechange',
  'error',
] as const;

/** Follows a video. */
export function useVideoState(video: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState(first);
  useEffect(() => {
    const { current } = video;
    if (current === null) return undefined;
    const read = () => setState(stateOf(current));
    const stopMeasuring = measureLength(current);
    read();
    for (const event of events) current.addEventListener(event, read);
    current.textTracks?.addEventListener?.('change', read);
    current.textTracks?.addEventListener?.('addtrack', read);
    return () => {
      stopMeasuring();
      for (const event of events) current.removeEventListener(event, read);
      current.textTracks?.removeEventListener?.('change', read);
      current.textTracks?.removeEventListener?.('addtrack', read);
    };
  }, [video]);
  return state;
}

function stateOf(video: HTMLVideoElement): VideoState {
  const tracks = captionsOf(video);
  return {
    isPlaying: !video.paused && !video.ended,
    at: video.currentTime,
    length: Number.isFinite(video.duration) ? video.duration : 0,
    volume: video.volume,
    isMuted: video.muted,
    speed: video.playbackRate,
    hasCaptions: tracks.length > 0,
    showsCaptions: tracks.some(({ mode }) => mode === 'showing'),
    isFailed: video.error !== null && video.error !== undefined,
  };
}

/** Gives the captions and subtitles of a video. */
export function captionsOf(video: HTMLVideoElement): readonly TextTrack[] {
  return [...(video.textTracks ?? [])].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
}

/** What a browser records has no length in the file; the browser learns it when it is sent to the end. */
function measureLength(video: HTMLVideoElement): () => void {
  const measure = () => {
    if (video.duration !== Number.POSITIVE_INFINITY) return;
    video.addEventListener('durationchange', () => (video.currentTime = 0), { once: true });
    video.currentTime = Number.MAX_SAFE_INTEGER;
  };
  video.addEventListener('loadedmetadata', measure);
  return () => video.removeEventListener('loadedmetadata', measure);
}
