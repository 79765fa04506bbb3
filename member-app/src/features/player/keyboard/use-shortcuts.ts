import { type RefObject, useEffect, useEffectEvent } from 'react';
import { i18n } from '../../../shared/words/i18n';
import { nextSpeed } from '../playback/preferences';
import { seekNotice } from '../playback/seek-notice';
import { seekBy, seekTo, setSpeed, stageOf } from '../playback/use-playback';
import { type Command, commandFor, type Focus } from './shortcuts';

/** Carries out a key's command on the video, and shows a notice where the effect is easily missed. */
function runCommand(video: HTMLVideoElement, command: Command): string | null {
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
  // a browser may refuse to play; then the video stays paused
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

const KEEPS_EVERYTHING = [
  'textarea',
  'select',
  '.audio-stage',
  'video[controls]',
  '[contenteditable]:not([contenteditable="false"])',
  // a radio button takes the arrows and the space bar
  'input:not([type="range"], [type="checkbox"], [type="button"], [type="submit"])',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="combobox"]',
].join();
const KEEPS_ARROWS = 'input[type="range"], [role="slider"], [role="tab"], [role="radio"]';
const KEEPS_SPACE =
  'button, a[href], summary, input[type="checkbox"], [role="button"], [role="switch"], [role="menuitem"]';

/** Returns the focused element, even inside the shadow trees of the controls. */
function focusOf(event: Event): Focus {
  const path = event.composedPath().filter((target) => target instanceof Element);
  const isIn = (selector: string) => path.some((element) => element.matches(selector));
  const keeps = isIn(KEEPS_EVERYTHING)
    ? 'everything'
    : isIn(KEEPS_ARROWS)
      ? 'arrows'
      : isIn(KEEPS_SPACE)
        ? 'space'
        : 'nothing';
  return { keeps, onStage: isIn('media-controller') };
}

export interface Shortcuts {
  /** False if the member has turned them off. */
  enabled: boolean;
  onNotes: () => void;
  onHelp: () => void;
}

/** Shortcuts of the whole page; null if it has several videos. */
export function useShortcuts(
  player: RefObject<HTMLVideoElement | null>,
  shortcuts: Shortcuts | null,
  showNotice: (text: string) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const video = player.current;
    if (!video || event.defaultPrevented || !shortcuts?.enabled) return;
    const command = commandFor(event, focusOf(event));
    if (!command) return;
    event.preventDefault();
    if (command.do === 'notes') return shortcuts.onNotes();
    if (command.do === 'help') return shortcuts.onHelp();
    const text = runCommand(video, command);
    if (text !== null) showNotice(text);
  });
  const listens = shortcuts !== null;
  useEffect(() => {
    if (!listens) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [listens]);
}
