const lockName = (id: string) => `sanctum.note.${id}`;

/** Tells other tabs that this one is writing the note, until the tab closes or the claim is released. */
export function claimNote(id: string): () => void {
  let giveBack = () => {};
  const kept = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  // Without a secure origin there are no locks; then the server's versions alone keep two tabs apart.
  void navigator.locks?.request(lockName(id), { mode: 'shared' }, () => kept);
  return giveBack;
}

/** Finds the notes that another tab, or another part of this page, is writing now. */
export async function claimedNotes(): Promise<(id: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (id) => names.has(lockName(id));
}
