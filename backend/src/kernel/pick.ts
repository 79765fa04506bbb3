/** Copies these fields of an object. */
export const pick = <From extends object, Key extends keyof From>(
  from: From,
  ...keys: Key[]
): Pick<From, Key> => Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
