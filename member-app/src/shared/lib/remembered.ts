import { useState } from 'react';

/** Stores a yes or no in this browser. Storage may be blocked; then the choice lasts as long as the page. */
export function useRemembered(key: string, initial = false) {
  const [value, setValue] = useState(() => read(key) ?? initial);
  const keep = (next: boolean) => {
    setValue(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // see above
    }
  };
  return [value, keep] as const;
}

function read(key: string): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === 'true';
  } catch {
    return null;
  }
}
