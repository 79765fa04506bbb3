type Run<Item, Single extends Item> =
  | { kind: 'single'; item: Single }
  | { kind: 'several'; items: Exclude<Item, Single>[] };

/** A list in its order, the single ones alone and what lies between them together. */
export function runsOf<Item, Single extends Item>(
  items: readonly Item[],
  isSingle: (item: Item) => item is Single,
): Run<Item, Single>[] {
  const runs: Run<Item, Single>[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (isSingle(item)) runs.push({ kind: 'single', item });
    else if (last?.kind === 'several') last.items.push(item as Exclude<Item, Single>);
    else runs.push({ kind: 'several', items: [item as Exclude<Item, Single>] });
  }
  return runs;
}
