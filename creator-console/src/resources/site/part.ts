/** One part of the site's content: its value, and how to change it within the whole. */
export interface Part<Value> {
  value: Value;
  change: (next: Value) => void;
  at: <Key extends keyof Value & string>(key: Key) => Part<Value[Key]>;
  /** Path within the content, such as `home.hero.title`, by which server errors find their field. */
  path: string;
}

export const partOf = <Value>(value: Value, change: (next: Value) => void, path = ''): Part<Value> => ({
  value,
  change,
  path,
  at: (key) => partOf(value[key], (next) => change({ ...value, [key]: next }), path ? `${path}.${key}` : key),
});

/** Entries of a list, each as a part. */
export const entriesOf = <Entry>({ value, change, path }: Part<Entry[]>): Part<Entry>[] =>
  value.map((entry, index) => partOf(entry, (next) => change(value.with(index, next)), `${path}.${index}`));
