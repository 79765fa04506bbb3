type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface Preferences {
  speed: number;
  captions: boolean;
  /** Single-key shortcuts disturb people who use speech input (WCAG 2.1.4), so they can be turned off. */
  shortcuts: boolean;
}

const KEY = 'sanctum.player';
const usual: Preferences = { speed: 1, captions: false, shortcuts: true };

export function readPreferences(storage: PreferencesStorage): Preferences {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Preferences> | null;
    const speed = Number(kept?.speed);
    return {
      speed: speed >= 0.25 && speed <= 4 ? speed : usual.speed,
      captions: kept?.captions === true,
      shortcuts: kept?.shortcuts !== false,
    };
  } catch {
    return usual;
  }
}

export function remember(storage: PreferencesStorage, change: Partial<Preferences>): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...readPreferences(storage), ...change }));
  } catch {
    // Without storage the defaults apply next time.
  }
}
