import { differences } from '../lib/differences.mjs';

/** Addresses that are not compared: the first reveals the version, the second is a stream that never ends. */
const LEFT_OUT = new Set(['/api/health/live', '/api/live-updates']);

/**
 * The addresses that both versions have and that need no parameter. `isSame`: the contract of the answer has not
 * changed.
 */
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

/** Returns everything the contract says about the response of an address, as text. */
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
 * Sends the same request to both servers as the same person. The old server is asked twice: if its own answers
 * differ, only the shapes are compared. Returns the problem, or undefined.
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

/** Replaces every value by its type. Of a list only the first item is kept. */
function shapeOf(value) {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}
