const ID = 'sanctum.device';
const SEQUENCE = 'sanctum.device.sequence';

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the id of this browser, so that the server can tell its late saves from its new ones. */
export function deviceId(storage: DeviceStorage): string {
  const known = storage.getItem(ID);
  if (known) return known;
  const id = crypto.randomUUID();
  storage.setItem(ID, id);
  return id;
}

/** Returns a number that increases with every save of this browser, over all its tabs and visits. */
export function nextSequence(storage: DeviceStorage): number {
  const next = Number(storage.getItem(SEQUENCE) ?? 0) + 1;
  storage.setItem(SEQUENCE, String(next));
  return next;
}
