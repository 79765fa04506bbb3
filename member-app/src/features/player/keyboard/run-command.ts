import { seekBy, seekTo, setSpeed, stageOf } from '../playback/video-element';
import { seekNotice } from '../playback/seek-notice';
import { nextSpeed } from '../playback/speeds';
import { i18n } from '../../../shared/words/i18n';
import type { Command } from './shortcuts';

/** Carries out a key's command on the video, and shows a notice where the effect is easily missed. */
export function runCommand(video: HTMLVideoElement, command: Command): string | null {
  switch (command.do) {
    case 'toggle-play':
      togglePlay(video);
      return null;
    case 'seek':
      seekBy(video, command.by);
      return seekNotice(command.by);
    case 'jump':
      seekTo(video, ((video.duration || 0) * command.percent) / 100);
      return i18n.t('player:notices.percent', { percent: command.percent });
    case 'volume':
      video.muted = false;
      video.volume = Math.round(Math.min(1, Math.max(0, video.volume + command.by)) * 100) / 100;
      return i18n.t('player:notices.volume', { percent: Math.round(video.volume * 100) });
    case 'mute':
      video.muted = !video.muted;
      return video.muted ? i18n.t('player:notices.muted') : i18n.t('player:notices.unmuted');
    case 'captions':
      return toggleCaptions(video);
    case 'full-screen':
      toggleFullScreen(video);
      return null;
    case 'speed':
      setSpeed(video, nextSpeed(video.playbackRate, command.step));
      return i18n.t('player:notices.speed', { speed: video.playbackRate });
    case 'notes':
    case 'help':
      return null;
  }
}

function togglePlay(video: HTMLVideoElement): void {
  // a browser may refuse to play; then the video simply stays where it is
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

function toggleCaptions(video: HTMLVideoElement): string {
  const [track] = video.textTracks;
  if (!track) return i18n.t('player:notices.noCaptions');
  track.mode = track.mode === 'showing' ? 'disabled' : 'showing';
  return track.mode === 'showing'
    ? i18n.t('player:notices.captionsOn')
    : i18n.t('player:notices.captionsOff');
}

function toggleFullScreen(video: HTMLVideoElement): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : stageOf(video)?.requestFullscreen?.();
  change?.catch(() => undefined);
}
