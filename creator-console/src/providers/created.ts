/** Called with the list in which something new stands. */
type Listener = (list: string) => void;

const listeners = new Set<Listener>();

/** Says that something new stands in a list, by the name of its resource. */
export function tellCreated(list: string): void {
  for (const listener of listeners) listener(list);
}

export function onCreated(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
