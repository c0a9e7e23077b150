import { type KeyboardEvent, useRef } from 'react';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { captionsOf, useVideoState } from './useVideoState.ts';
import { VideoControls } from './VideoControls.tsx';

/** What {@link VideoPlayer} plays. */
export interface VideoPlayerProps {
  /** An address of this page: fetch the file with `useCallForBlob`. */
  readonly url: string;
  /** What the video shows. */
  readonly name: string;
  /** A picture that stands there until it is played. */
  readonly poster?: string;
  /** Captions as WebVTT, each an address of this page. */
  readonly captions?: readonly { readonly url: string; readonly language: string; readonly label: string }[];
}

/** Seconds by which the arrow keys move. */
const step = 5;

/**
 * Plays a video with controls in the user's language. Nothing plays by itself. Keys: Space plays and pauses, the arrows
 * move by 5 seconds and change the volume, M mutes, C shows captions, F fills the screen.
 *
 * @example
 * <VideoPlayer url={url} name={text('documents.liveness')} />
 */
export function VideoPlayer(props: VideoPlayerProps) {
  // Another film begins from its beginning.
  return <Player key={props.url} {...props} />;
}

function Player({ url, name, poster, captions = [] }: VideoPlayerProps) {
  const text = useDocumentText();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const state = useVideoState(video);
  const acts = {
    toggle: () => void (state.isPlaying ? video.current?.pause() : video.current?.play()),
    seek: (at: number) => change((element) => (element.currentTime = Math.min(state.length, Math.max(0, at)))),
    setVolume: (volume: number) => {
      change((element) => {
        element.volume = Math.min(1, Math.max(0, volume));
        element.muted = volume <= 0;
      });
    },
    setSpeed: (speed: number) => change((element) => (element.playbackRate = speed)),
    toggleMuted: () => change((element) => (element.muted = !element.muted)),
    toggleCaptions: () => {
      change((element) => {
        for (const [index, track] of captionsOf(element).entries()) {
          track.mode = index === 0 && !state.showsCaptions ? 'showing' : 'disabled';
        }
      });
    },
    toggleFullScreen: () => {
      if (document.fullscreenElement === null) void frame.current?.requestFullscreen?.();
      else void document.exitFullscreen();
    },
  };
  return (
    <div ref={frame} className="bdk-video" role="group" aria-label={text('video.label', { name })} onKeyDown={byKey}>
      <div className="bdk-video-screen">
        {/* A film that an applicant made has captions only if he made them. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          className="bdk-video-picture"
          src={url}
          poster={poster}
          preload="metadata"
          playsInline
          aria-label={name}
          onClick={acts.toggle}
        >
          {captions.map((track) => (
            <track key={track.url} kind="captions" src={track.url} srcLang={track.language} label={track.label} />
          ))}
        </video>
        {state.isFailed && (
          <div className="bdk-video-failed" role="alert">
            <EmptyState title={text('video.failed')}>{text('video.failedHint')}</EmptyState>
          </div>
        )}
      </div>
      <VideoControls state={state} acts={acts} />
    </div>
  );

  function change(act: (element: HTMLVideoElement) => void) {
    if (video.current !== null) act(video.current);
  }

  function byKey(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    // A slider, a list and a button have keys of their own.
    if (target.matches('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, () => void>> = {
      ...(target.matches('button') ? {} : { ' ': acts.toggle }),
      k: acts.toggle,
      ArrowLeft: () => acts.seek(state.at - step),
      ArrowRight: () => acts.seek(state.at + step),
      ArrowUp: () => acts.setVolume(state.volume + 0.1),
      ArrowDown: () => acts.setVolume(state.volume - 0.1),
      m: acts.toggleMuted,
      c: acts.toggleCaptions,
      f: acts.toggleFullScreen,
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}
