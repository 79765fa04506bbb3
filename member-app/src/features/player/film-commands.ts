import { type Command, nextSpeed } from './shortcuts';
import { playerTexts } from './texts';

const { told } = playerTexts;

/** The film with its controls, as one element: it takes the focus and fills the screen. */
export const stageOf = (video: HTMLVideoElement) => video.closest<HTMLElement>('media-controller');

export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.playbackRate = speed;
}

export function seekBy(video: HTMLVideoElement, seconds: number): string {
  seekTo(video, video.currentTime + seconds);
  return told.seek(seconds);
}

function seekTo(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Number.MAX_VALUE;
  video.currentTime = Math.min(Math.max(0, seconds), end);
}

/** Does to the film what a key asks for, and says what was done where one could miss it. */
export function obey(video: HTMLVideoElement, command: Command): string | null {
  switch (command.do) {
    case 'toggle-play':
      togglePlay(video);
      return null;
    case 'seek':
      return seekBy(video, command.by);
    case 'jump':
      seekTo(video, ((video.duration || 0) * command.percent) / 100);
      return told.percent(command.percent);
    case 'volume':
      video.muted = false;
      video.volume = Math.round(Math.min(1, Math.max(0, video.volume + command.by)) * 100) / 100;
      return told.volume(Math.round(video.volume * 100));
    case 'mute':
      video.muted = !video.muted;
      return video.muted ? told.muted : told.unmuted;
    case 'captions':
      return toggleCaptions(video);
    case 'full-screen':
      toggleFullScreen(video);
      return null;
    case 'speed':
      setSpeed(video, nextSpeed(video.playbackRate, command.step));
      return told.speed(video.playbackRate);
    case 'notes':
    case 'help':
      return null;
  }
}

function togglePlay(video: HTMLVideoElement): void {
  // a browser may refuse to play; then the film simply stays where it is
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

function toggleCaptions(video: HTMLVideoElement): string {
  const [track] = video.textTracks;
  if (!track) return told.noCaptions;
  track.mode = track.mode === 'showing' ? 'disabled' : 'showing';
  return track.mode === 'showing' ? told.captionsOn : told.captionsOff;
}

function toggleFullScreen(video: HTMLVideoElement): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : stageOf(video)?.requestFullscreen?.();
  change?.catch(() => undefined);
}
