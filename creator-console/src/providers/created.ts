/** Called with the list that has a new record. */
type Listener = (list: string) => void;

const listeners = new Set<Listener>();

/** Announces a new record by the name of its list's resource. */
export function tellCreated(list: string): void {
  for (const listener of listeners) listener(list);
}

export function onCreated(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
