const isNested = (value) => typeof value === 'object' && value !== null;

/** Returns the differences of two responses by path, such as `items.0.title`. */
export function differences(one, other, path = '') {
  if (!isNested(one) || !isNested(other)) return Object.is(one, other) ? [] : [path];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => differences(one[name], other[name], path ? `${path}.${name}` : name));
}
