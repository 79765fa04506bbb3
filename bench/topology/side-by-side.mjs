import { differences } from '../lib/differences.mjs';

/** What tells which version it is, and what never ends. */
const LEFT_OUT = new Set(['/api/health/live', '/api/live-updates']);

/** The addresses that both versions have and that are complete without a parameter; `isSame`: what is answered there has not changed. */
export function sharedReads(before, after) {
  return Object.entries(before.paths)
    .filter(
      ([path, { get }]) =>
        get &&
        after.paths[path]?.get &&
        !path.includes('{') &&
        !get.parameters?.some(({ required }) => required),
    )
    .filter(([path]) => !LEFT_OUT.has(path))
    .map(([path]) => ({ path, isSame: answersOf(before, path) === answersOf(after, path) }));
}

/** Everything the contract says of what is answered at an address, as text. */
function answersOf(contract, path) {
  const inside = new Set();
  const whole = (value) => {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.$ref !== 'string')
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name, part]) => !(typeof part === 'string' && /^(description|example)$/.test(name)))
          .map(([name, part]) => [name, whole(part)]),
      );
    if (inside.has(value.$ref)) return value.$ref;
    inside.add(value.$ref);
    const found = whole(
      value.$ref
        .slice(2)
        .split('/')
        .reduce((part, name) => part[name], contract),
    );
    inside.delete(value.$ref);
    return found;
  };
  return JSON.stringify(whole(contract.paths[path].get.responses));
}

/**
 * Asks both servers for the same as the same person. The old one is asked twice: what differs there changes by itself, and only its
 * shape is compared. Gives what is wrong, or nothing.
 */
export async function compare(old, fresh, { path, isSame }) {
  const before = await old('GET', path);
  const answer = await fresh('GET', path);
  const after = await old('GET', path);
  const differ = (how) => `GET ${path}: ${how}`;
  if (answer.status !== before.status && answer.status !== after.status)
    return differ(`${before.status} before, ${answer.status} now`);
  if (!isSame) return undefined;
  const hasChangedItself = differences([before.body], [after.body]).length > 0;
  const different = hasChangedItself
    ? differences([shapeOf(before.body)], [shapeOf(answer.body)])
    : differences([before.body], [answer.body]);
  return different.length ? differ(`differs at ${different.slice(0, 5).join(', ')}`) : undefined;
}

/** Which fields there are and of which kind; of a list, those of its first. */
function shapeOf(value) {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}
