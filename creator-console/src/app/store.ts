import { localStorageStore, type Store } from 'react-admin';

/** Storage key of the theme, shared with the member app, so that one choice covers both (product rule 6.2). */
const THEME = 'theme';
type Theme = 'light' | 'dark';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** react-admin's store, cleared at sign-out; the theme is stored separately. */
export function consoleStore(): Store {
  const rest = localStorageStore();
  const listeners = new Set<(theme: Theme | undefined) => void>();
  const tell = (theme: unknown) => {
    for (const listener of listeners) listener(isTheme(theme) ? theme : undefined);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME) tell(newValue);
  };
  return {
    ...rest,
    setup() {
      rest.setup();
      addEventListener('storage', onStorage);
    },
    teardown() {
      removeEventListener('storage', onStorage);
      rest.teardown();
    },
    getItem(key, fallback) {
      if (key !== THEME) return rest.getItem(key, fallback);
      const theme: unknown = readTheme();
      return isTheme(theme) ? (theme as typeof fallback) : fallback;
    },
    setItem(key, value) {
      if (key !== THEME) return rest.setItem(key, value);
      writeTheme(value);
      tell(value);
    },
    subscribe(key, callback) {
      if (key !== THEME) return rest.subscribe(key, callback);
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  };
}

function readTheme(): string | null {
  try {
    return localStorage.getItem(THEME);
  } catch {
    // Storage may be blocked; the default theme is used then.
    return null;
  }
}

function writeTheme(theme: unknown): void {
  try {
    localStorage.setItem(THEME, String(theme));
  } catch {
    // Storage may be blocked; the choice then lasts until the page is closed.
  }
}
