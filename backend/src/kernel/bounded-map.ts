/** A map that drops its oldest entry when it is full, for values that can be computed again. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.most) this.delete(this.keys().next().value!);
    return this;
  }
}
