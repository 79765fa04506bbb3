import { type RefObject, useEffect, useEffectEvent } from 'react';
import { runCommand } from './run-command';
import { commandFor, type Focus } from './shortcuts';

const KEEPS_EVERYTHING = [
  'textarea',
  'select',
  'audio',
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

/** The focused element, also inside the shadow trees of the controls. */
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
  /** A member can turn them off. */
  enabled: boolean;
  onNotes: () => void;
  onHelp: () => void;
}

/** The keys of the whole page; null where a video stands among others. */
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
