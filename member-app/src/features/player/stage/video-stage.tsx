import { isForeign } from '@sanctum/web/media/is-foreign';
import { languageName } from '@sanctum/web/words/languages';
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Tick } from '../../course-progress';
import type { VideoWidget } from '../../lesson-widgets';
import { type Shortcuts, useShortcuts } from '../keyboard/use-shortcuts';
import { useMediaSession } from '../playback/use-media-session';
import { usePreferences } from '../playback/preferences';
import { seekTo } from '../playback/use-playback';
import { NO_PICTURE } from '../playback/use-playback-repair';
import { useQuality } from '../playback/use-quality';
import { useTouchSeek } from '../playback/use-touch-seek';
import { CaptionsSelect } from './captions-select';
import { QualitySelect } from './quality-select';
import { SpeedSelect } from './speed-select';
import './stage.css';

/** Resumes before anything loads, so that the first frame and time are right. */
function useResume(player: RefObject<HTMLVideoElement | null>, startAt: number, onResumed: () => void) {
  const resume = useEffectEvent(() => {
    const video = player.current;
    if (startAt === 0 || !video) return;
    seekTo(video, startAt);
    onResumed();
  });
  useLayoutEffect(() => resume(), []);
}

/** Reports a failed video, including one that failed before it was on the page. */
function usePlaybackErrors(
  player: RefObject<HTMLVideoElement | null>,
  onBroken: (positionSeconds: number, code: number) => void,
) {
  const report = useEffectEvent((video: HTMLVideoElement) => {
    if (video.error) onBroken(video.currentTime, video.error.code);
  });
  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    const onError = () => report(video);
    onError();
    video.addEventListener('error', onError);
    return () => video.removeEventListener('error', onError);
  }, [player]);
}

export interface VideoStageProps {
  video: VideoWidget;
  player: RefObject<HTMLVideoElement | null>;
  /** Second at which to resume; 0 is the beginning. */
  startAt: number;
  /** The page's shortcuts, if they control this video. */
  shortcuts: Shortcuts | null;
  onResumed: () => void;
  onTime: (tick: Tick) => void;
  onPause: (positionSeconds: number) => void;
  onEnded: () => void;
  /** Called when the signed address has expired, the network is down or the video cannot be read. */
  onBroken: (positionSeconds: number, code: number) => void;
}

/**
 * Gives the captions button the role switch, because a plain button may not report that it is on. The library sets its
 * own role on connecting, so this runs later.
 */
const asSwitch = (button: HTMLElement | null) => button?.setAttribute('role', 'switch');

/** Keeps the stage's notices visible while its controls hide. */
const stays = { noautohide: '' };

const tickOf = ({ currentTarget: video, timeStamp }: SyntheticEvent<HTMLVideoElement>): Tick => ({
  positionSeconds: video.currentTime,
  playbackRate: video.playbackRate,
  now: timeStamp,
  playing: !video.paused && !video.seeking,
});

/** The member's settings, keys and touches, and the system's controls act on the video. */
function useControls(
  { video, player, shortcuts }: Pick<VideoStageProps, 'video' | 'player' | 'shortcuts'>,
  showNotice: (text: string) => void,
) {
  usePreferences(player);
  useMediaSession(player, video.settings.title, video.settings.posterUrl);
  useShortcuts(player, shortcuts, showNotice);
  useTouchSeek(player, showNotice);
}

export function VideoStage({
  video,
  player,
  startAt,
  shortcuts,
  onResumed,
  onTime,
  onPause,
  onEnded,
  onBroken,
}: VideoStageProps) {
  const { t } = useTranslation('player');
  const { title, posterUrl } = video.settings;
  // A renewed signature must not restart a running video.
  const [settings] = useState(video.settings);
  const { captions, smaller } = settings;
  const { isSwitching, onLoadedMetadata, ...quality } = useQuality(player, settings);
  const [notice, showNotice] = useStageNotice();
  usePlaybackErrors(player, onBroken);
  useResume(player, startAt, onResumed);
  useControls({ video, player, shortcuts }, showNotice);
  return (
    <MediaController className="video-stage" noHotkeys={shortcuts !== null}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the video where the coach has added them */}
      <video
        ref={player}
        slot="media"
        src={quality.src}
        poster={posterUrl ?? undefined}
        preload="metadata"
        playsInline
        aria-label={title}
        crossOrigin={isForeign(quality.src) ? 'anonymous' : undefined}
        onLoadedMetadata={({ currentTarget }) => {
          onLoadedMetadata(currentTarget);
          // Browsers without the codec play the sound and report no error.
          if (currentTarget.videoWidth === 0) onBroken(currentTarget.currentTime, NO_PICTURE);
        }}
        onTimeUpdate={(event) => !isSwitching() && onTime(tickOf(event))}
        onPause={(event) => !isSwitching() && onPause(event.currentTarget.currentTime)}
        onEnded={onEnded}
      >
        {captions.map(({ language, url }) => (
          <track key={language} kind="captions" src={url} srcLang={language} label={languageName(language)} />
        ))}
        {t('videoUnsupported')}
      </video>
      <output slot="top-chrome" className="stage-notice" {...stays}>
        {notice}
      </output>
      <MediaLoadingIndicator slot="centered-chrome" noAutohide />
      <MediaControlBar className="stage-time">
        <MediaTimeRange />
      </MediaControlBar>
      <Buttons player={player} captions={captions}>
        {smaller && <QualitySelect {...quality} high={settings.height} low={smaller.height} />}
      </Buttons>
    </MediaController>
  );
}

const SHOWN_MS = 1_200;

/** Shows what a key or a tap has done, in a notice on the video that disappears by itself. */
function useStageNotice(): [text: string, show: (text: string) => void] {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setText(''), SHOWN_MS);
  }, []);
  return [text, show];
}

interface ButtonsProps {
  player: RefObject<HTMLVideoElement | null>;
  captions: VideoWidget['settings']['captions'];
  /** Choice of the quality, where there is one. */
  children: ReactNode;
}

const Buttons = ({ player, captions, children }: ButtonsProps) => (
  <MediaControlBar className="stage-buttons">
    <MediaPlayButton />
    <MediaSeekBackwardButton seekOffset={10} />
    <MediaSeekForwardButton seekOffset={10} />
    <MediaMuteButton />
    <MediaVolumeRange />
    <MediaTimeDisplay showDuration />
    <span className="stage-gap" />
    <SpeedSelect player={player} />
    {children}
    {captions.length > 1 && <CaptionsSelect player={player} captions={captions} />}
    {captions.length === 1 && <MediaCaptionsButton ref={asSwitch} />}
    <MediaPipButton />
    <MediaFullscreenButton />
  </MediaControlBar>
);
