export type Command =
  | { do: 'toggle-play' }
  | { do: 'seek'; by: number }
  | { do: 'jump'; percent: number }
  | { do: 'volume'; by: number }
  | { do: 'mute' }
  | { do: 'captions' }
  | { do: 'full-screen' }
  | { do: 'speed'; step: 1 | -1 }
  | { do: 'notes' }
  | { do: 'help' };

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
}

/** Position of the keyboard focus, as far as shortcuts need it. */
export interface Focus {
  /**
   * Keys that the focused element needs for itself, as a text field, a menu, a dialog or the browser's own player does.
   */
  keeps: 'nothing' | 'space' | 'arrows' | 'everything';
  /** True on the video or its controls, where the arrow keys do not scroll the page. */
  onStage: boolean;
}

const VOLUME_STEP = 0.1;

const commands = new Map<string, Command>(
  Object.entries({
    ' ': { do: 'toggle-play' },
    k: { do: 'toggle-play' },
    j: { do: 'seek', by: -10 },
    l: { do: 'seek', by: 10 },
    ArrowLeft: { do: 'seek', by: -5 },
    ArrowRight: { do: 'seek', by: 5 },
    ArrowUp: { do: 'volume', by: VOLUME_STEP },
    ArrowDown: { do: 'volume', by: -VOLUME_STEP },
    m: { do: 'mute' },
    c: { do: 'captions' },
    f: { do: 'full-screen' },
    '<': { do: 'speed', step: -1 },
    '>': { do: 'speed', step: 1 },
    n: { do: 'notes' },
    '?': { do: 'help' },
  } satisfies Record<string, Command>),
);

/** Returns the command of a key; null leaves the key to the page. Always null while typing and with a modifier key. */
export function commandFor(press: KeyPress, focus: Focus): Command | null {
  const { key } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  if (focus.keeps === 'everything') return null;
  if (focus.keeps === 'space' && key === ' ') return null;
  if (focus.keeps === 'arrows' && key.startsWith('Arrow')) return null;
  // up and down scroll the page, unless the focus is on the video
  if ((key === 'ArrowUp' || key === 'ArrowDown') && !focus.onStage) return null;
  if (/^[0-9]$/.test(key)) return { do: 'jump', percent: Number(key) * 10 };
  // Caps Lock has no effect
  return commands.get(/^[A-Z]$/.test(key) ? key.toLowerCase() : key) ?? null;
}
