import {
  MediaControlBar,
  MediaController,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
} from 'media-chrome/react';
import { type ComponentRef, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonId, useSignedMedia } from '../../lesson-widgets';
import { usePreferences } from '../playback/preferences';
import { useMediaSession } from '../playback/use-media-session';
import { useKeptSecond } from '../resume/use-kept-second';
import { SpeedSelect } from './speed-select';
import './stage.css';

interface AudioStageProps {
  /** Key of the position stored on this device. */
  id: string;
  title: string;
  /** Signed address; `renew` requests a new one after it has expired. */
  url: string;
  renew: () => void;
}

/** A recording with the video's controls: it resumes where this device left it, and plays while its page is read. */
export function AudioStage({ id, title, url, renew }: AudioStageProps) {
  const { t } = useTranslation('widgets');
  const stage = useRef<ComponentRef<typeof MediaController>>(null);
  const player = useRef<HTMLAudioElement>(null);
  const sound = useSignedMedia(url, renew);
  usePreferences(player);
  useMediaSession(player, title);
  useKeptSecond(player, `${usePersonId()}.${id}`);
  // The element names itself “audio player” once it is on the page, so two recordings would have the same name.
  useLayoutEffect(() => stage.current?.setAttribute('aria-label', title), [title]);
  return (
    <MediaController ref={stage} audio className="audio-stage">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sound without words; a transcript follows where there are any */}
      <audio ref={player} slot="media" preload="metadata" {...sound} aria-label={title}>
        {t('audioUnsupported')}
      </audio>
      <MediaControlBar className="stage-time">
        <MediaTimeRange />
      </MediaControlBar>
      <MediaControlBar className="stage-buttons">
        <MediaPlayButton />
        <MediaSeekBackwardButton seekOffset={10} />
        <MediaSeekForwardButton seekOffset={10} />
        <MediaTimeDisplay showDuration />
        <span className="stage-gap" />
        <SpeedSelect player={player} />
      </MediaControlBar>
    </MediaController>
  );
}
