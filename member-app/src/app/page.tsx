import { type ComponentType, lazy, type ReactElement } from 'react';
import { loadWords } from '../shared/words/speak';

let pending = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  pending += change;
  for (const listener of listeners) listener();
}

/** External store: true while the code of any page is loading. */
export const pagesOnTheirWay = {
  any: () => pending > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Loads a page in its own chunk, together with its texts, when it is opened: pages/<name>.tsx exports `Component`. */
export function page(name: string, load: () => Promise<{ Component: ComponentType }>): ReactElement {
  const Page = lazy(async () => {
    // React calls this during rendering, when subscribers must not be notified, so they are notified a tick later.
    await Promise.resolve();
    count(1);
    try {
      const [{ Component }] = await Promise.all([load(), loadWords(name)]);
      return { default: Component };
    } finally {
      count(-1);
    }
  });
  return <Page />;
}
