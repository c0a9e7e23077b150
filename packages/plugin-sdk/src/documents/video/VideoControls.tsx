import captions from '@blueprintjs/icons/lib/esm/generated/16px/paths/comment.js';
import fullScreen from '@blueprintjs/icons/lib/esm/generated/16px/paths/fullscreen.js';
import pause from '@blueprintjs/icons/lib/esm/generated/16px/paths/pause.js';
import play from '@blueprintjs/icons/lib/esm/generated/16px/paths/play.js';
import volumeOff from '@blueprintjs/icons/lib/esm/generated/16px/paths/volume-off.js';
import volumeUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/volume-up.js';
import { ToolButton } from '../ToolButton.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { formatLength } from './formatLength.ts';
import type { VideoState } from './useVideoState.ts';

const speeds = [0.5, 1, 1.5, 2] as const;

/** What {@link VideoControls} shows and does. */
export interface VideoControlsProps {
  readonly state: VideoState;
  readonly acts: {
    readonly toggle: () => void;
    readonly seek: (at: number) => void;
    readonly setVolume: (volume: number) => void;
    readonly setSpeed: (speed: number) => void;
    readonly toggleMuted: () => void;
    readonly toggleCaptions: () => void;
    readonly toggleFullScreen: () => void;
  };
}

/** The controls below a video. */
export function VideoControls({ state, acts }: VideoControlsProps) {
  const text = useDocumentText();
  const { isPlaying, at, length, volume, isMuted, speed, hasCaptions, showsCaptions } = state;
  const place = text('video.time', { at: formatLength(at), length: formatLength(length) });
  return (
    <div className="bdk-video-controls" role="group" aria-label={text('video.controls')}>
      <ToolButton
        name={text(isPlaying ? 'video.pause' : 'video.play')}
        paths={isPlaying ? pause : play}
        onPress={acts.toggle}
      />
      <input
        type="range"
        className="bdk-video-position"
        aria-label={text('video.position')}
        aria-valuetext={place}
        min={0}
        max={length === 0 ? 1 : length}
        step="any"
        value={at}
        onChange={(event) => acts.seek(event.target.valueAsNumber)}
      />
      <span className="bdk-video-time" aria-hidden="true">
        {formatLength(at)} / {formatLength(length)}
      </span>
      <ToolButton
        name={text(isMuted ? 'video.unmute' : 'video.mute')}
        paths={isMuted ? volumeOff : volumeUp}
        onPress={acts.toggleMuted}
      />
      <input
        type="range"
        className="bdk-video-volume"
        aria-label={text('video.volume')}
        aria-valuetext={`${Math.round(isMuted ? 0 : volume * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={(event) => acts.setVolume(event.target.valueAsNumber)}
      />
      <select
        className="bdk-video-speed"
        aria-label={text('video.speed')}
        value={speed}
        onChange={(event) => acts.setSpeed(Number(event.target.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {text('video.times', { speed: each })}
          </option>
        ))}
      </select>
      {hasCaptions && (
        <ToolButton
          name={text('video.captions')}
          paths={captions}
          isPressed={showsCaptions}
          onPress={acts.toggleCaptions}
        />
      )}
      <ToolButton name={text('video.fullScreen')} paths={fullScreen} onPress={acts.toggleFullScreen} />
    </div>
  );
}
