import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

/** The browser-storage key that both apps share (product rule 6.2). public/theme.js reads it before the first paint. */
const storageKey = 'theme';
const root = document.documentElement;
const listeners = new Set<() => void>();

const current = (): Theme => (root.dataset.theme === 'dark' ? 'dark' : 'light');

function apply(theme: Theme) {
  root.dataset.theme = theme;
  const paper = getComputedStyle(root).getPropertyValue('--color-paper');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  for (const listener of listeners) listener();
}

// theme.js knows only the app's own colors; by now the site's are loaded.
apply(current());

// Another tab has changed the theme: follow it.
addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey) apply(newValue === 'dark' ? 'dark' : 'light');
});

function toggle() {
  const next: Theme = current() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  apply(next);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = () => ({ theme: useSyncExternalStore(subscribe, current), toggle });
