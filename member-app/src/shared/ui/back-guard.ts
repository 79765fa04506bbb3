type OnBack = (event: PopStateEvent) => void;

const listeners: OnBack[] = [];

/** Begins to listen. Called before the router does: a window calls its listeners in the order in which they came, capturing or not. */
export const listenBeforeRouter = (): void => addEventListener('popstate', (event) => listeners[0]?.(event));

/** Tells of each step through the history before the router learns of it, until the returned function is called. */
export function beforeBack(onBack: OnBack): () => void {
  listeners.push(onBack);
  return () => void listeners.splice(listeners.indexOf(onBack), 1);
}
