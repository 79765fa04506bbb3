import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlaybackRateButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
} from 'media-chrome/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { VideoWidget } from '../lesson-widgets';
import { playerTexts } from './texts';
import './video-stage.css';

/** How long the page settles before it seeks to the saved second (spec §9). */
const RESUME_DELAY_MS = 500;

export interface VideoStageProps {
  video: VideoWidget;
  player: RefObject<HTMLVideoElement | null>;
  /** Where to go on, in seconds; 0 is the beginning. */
  startAt: number;
  onResumed: () => void;
  onTime: (seconds: number) => void;
  onPause: (seconds: number) => void;
  /** The signed address has run out or the network is away: a fresh address may help. */
  onBroken: (seconds: number) => void;
}

/** The captions button says whether it is on, which a plain button may not; it names its role when it is connected. */
const asSwitch = (button: HTMLElement | null) => button?.setAttribute('role', 'switch');

const isForeign = (url: string) => new URL(url, location.origin).origin !== location.origin;

export function VideoStage({
  video,
  player,
  startAt,
  onResumed,
  onTime,
  onPause,
  onBroken,
}: VideoStageProps) {
  const { url, title, captionsUrl, posterUrl } = video.settings;
  useResume(player, startAt, onResumed);
  return (
    <MediaController className="video-stage">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the video where the coach has added them */}
      <video
        ref={player}
        slot="media"
        src={url}
        poster={posterUrl ?? undefined}
        preload="metadata"
        playsInline
        aria-label={title}
        crossOrigin={isForeign(url) ? 'anonymous' : undefined}
        onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
        onPause={(event) => onPause(event.currentTarget.currentTime)}
        onError={(event) => onBroken(event.currentTarget.currentTime)}
      >
        {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label="English" />}
        {playerTexts.videoUnsupported}
      </video>
      <MediaControlBar>
        <MediaPlayButton />
        <MediaSeekBackwardButton seekOffset={10} />
        <MediaSeekForwardButton seekOffset={10} />
        <MediaTimeRange />
        <MediaTimeDisplay showDuration />
        <MediaMuteButton />
        <MediaPlaybackRateButton rates={[0.75, 1, 1.25, 1.5, 2]} />
        <MediaCaptionsButton ref={asSwitch} />
        <MediaPipButton />
        <MediaFullscreenButton />
      </MediaControlBar>
    </MediaController>
  );
}

/** Seeks once, half a second after the video is there, unless she has begun to watch by herself meanwhile. */
function useResume(player: RefObject<HTMLVideoElement | null>, startAt: number, onResumed: () => void) {
  const resumed = useEffectEvent(onResumed);
  useEffect(() => {
    if (startAt === 0) return undefined;
    const seek = () => {
      const video = player.current;
      if (!video || video.currentTime > 0) return;
      video.currentTime = startAt;
      resumed();
    };
    const timer = setTimeout(() => {
      const video = player.current;
      if (!video || video.readyState >= HTMLMediaElement.HAVE_METADATA) seek();
      else video.addEventListener('loadedmetadata', seek, { once: true });
    }, RESUME_DELAY_MS);
    return () => clearTimeout(timer);
  }, [player, startAt]);
}
