const PREFIX = 'sanctum-uploads-';

/**
 * The name under which this tab keeps its uploads. Two open tabs never have the same, so neither sends what the other
 * is sending; a tab that opens later takes up what a closed one left.
 */
export async function claimTabSlot(): Promise<string> {
  // Without https there are no locks; there is one tab then, as far as we can tell.
  if (!('locks' in navigator)) return `${PREFIX}0`;
  for (let number = 0; ; number++) {
    const name = `${PREFIX}${number}`;
    if (await hold(name)) return name;
  }
}

/** Held until the tab is closed. */
const hold = (name: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<never>(() => undefined);
      })
      .catch(reject);
  });
