const ID = 'sanctum.device';
const SEQUENCE = 'sanctum.device.sequence';

interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** This browser's name for itself, so that the server can tell its late saves from its new ones. */
export function deviceId(keeper: Keeper): string {
  const known = keeper.getItem(ID);
  if (known) return known;
  const id = crypto.randomUUID();
  keeper.setItem(ID, id);
  return id;
}

/** Grows with every save of this browser, over all its tabs and visits. */
export function nextSequence(keeper: Keeper): number {
  const next = Number(keeper.getItem(SEQUENCE) ?? 0) + 1;
  keeper.setItem(SEQUENCE, String(next));
  return next;
}
