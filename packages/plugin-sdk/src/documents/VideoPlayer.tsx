import { type SyntheticEvent, useState } from 'react';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Select } from '../kit/Select.tsx';
import { Row, Stack } from '../kit/Stack.tsx';
import { useDocumentText } from './useDocumentText.ts';

interface VideoPlayerProps {
  /** An object URL: fetch the file with `useCallForBlob`. */
  readonly url: string;
  /** The content of the video. */
  readonly name: string;
}

const speeds = [0.5, 1, 1.5, 2] as const;

/**
 * Plays a video with the browser's own controls and keys, and a choice of speeds. Nothing plays until the user starts it.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  // With a key, so that another video starts with its default speed and without the previous error.
  return <Player key={props.url} {...props} />;
}

function Player({ url, name }: VideoPlayerProps) {
  const text = useDocumentText();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [speed, setSpeed] = useState(1);
  const [isFailed, setIsFailed] = useState(false);
  const changeSpeed = (next: number) => {
    if (video !== null) video.playbackRate = next;
  };
  return (
    <Stack gap={4} className="bdk-viewer-part" role="group" aria-label={text('video.label', { name })}>
      {isFailed ? (
        <div className="bdk-canvas bdk-canvas-state" role="alert">
          <EmptyState title={text('video.failed')}>{text('video.failedHint')}</EmptyState>
        </div>
      ) : (
        <div className="bdk-canvas bdk-video-screen">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- An applicant's own recording has no captions. */}
          <video
            ref={setVideo}
            className="bdk-video-picture"
            controls
            src={url}
            preload="metadata"
            playsInline
            aria-label={name}
            onLoadedMetadata={measureLength}
            onRateChange={(event) => setSpeed(event.currentTarget.playbackRate)}
            onError={() => setIsFailed(true)}
          />
        </div>
      )}
      <Row as="label" justify="end">
        {text('video.speed')}
        <Select value={speed} onChange={(event) => changeSpeed(Number(event.target.value))}>
          {(speeds as readonly number[]).includes(speed) || (
            <option value={speed}>{text('video.times', { speed })}</option>
          )}
          {speeds.map((each) => (
            <option key={each} value={each}>
              {text('video.times', { speed: each })}
            </option>
          ))}
        </Select>
      </Row>
    </Stack>
  );
}

/** A browser's recording has no length in the file; seeking to its end makes the browser determine it. */
function measureLength({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  if (video.duration !== Number.POSITIVE_INFINITY) return;
  video.addEventListener('durationchange', () => (video.currentTime = 0), { once: true });
  video.currentTime = Number.MAX_SAFE_INTEGER;
}
