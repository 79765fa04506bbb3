/** One part of the site's content: its value, its error, and how to change it within the whole. */
export interface Part<Value> {
  value: Value;
  change: (next: Value) => void;
  /** The server's error for this part. */
  fault: string | undefined;
  at: <Key extends keyof Value & string>(key: Key) => Part<Value[Key]>;
  /** Path within the content, such as `home.hero.title`. */
  path: string;
  faults: Readonly<Record<string, string>>;
}

export function partOf<Value>(
  value: Value,
  change: (next: Value) => void,
  faults: Readonly<Record<string, string>>,
  path = '',
): Part<Value> {
  return {
    value,
    change,
    faults,
    path,
    fault: faults[path],
    at: (key) =>
      partOf(value[key], (next) => change({ ...value, [key]: next }), faults, path ? `${path}.${key}` : key),
  };
}

/** Entries of a list, each as a part of its own. */
export const entriesOf = <Entry>({ value, change, faults, path }: Part<Entry[]>): Part<Entry>[] =>
  value.map((entry, index) =>
    partOf(entry, (next) => change(value.with(index, next)), faults, `${path}.${index}`),
  );
