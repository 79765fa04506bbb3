import { fill } from '../data/fill.mjs';
import { courseOf, LESSONS, MEMBERS } from '../data/layout.mjs';
import { accessToken } from '../lib/access-token.mjs';
import { idOf } from '../lib/ids.mjs';

const PRODUCTS = 40;
/** Of the students that `data/fill.mjs` makes, every third has bought nothing; the first fifty have carts of their own. */
const nthStudent = (n) => 3 * (n + 20);

/**
 * A shop, and so many members who are signed in and own nothing. Gives each of them as a visitor of the site. `fillWith`: how another
 * version fills its tables.
 */
export async function makeMembers(topology, count, fillWith = fill) {
  await fillWith(topology.admin.options.connectionString, {
    products: PRODUCTS,
    students: nthStudent(count),
    posts: 100,
  });
  return Array.from({ length: count }, (_, n) => studentAt(topology, nthStudent(n)));
}

/** The members who own courses, each with a lesson of one; there are fifty. Made by `makeMembers`, too. */
export const readers = (topology) =>
  Array.from({ length: MEMBERS }, (_, n) => {
    const student = n + 1;
    const course = courseOf(student, 0, { products: PRODUCTS });
    const lessonId = idOf('lesson', course * LESSONS);
    return { ...studentAt(topology, student), course, lessonId };
  });

function studentAt(topology, student) {
  const accountId = idOf('account', student);
  const token = accessToken({ accountId, sessionId: idOf('session', student) });
  const { ask, close } = topology.ask(student);
  return {
    accountId,
    email: `person-${student}@sanctum.invalid`,
    close,
    ask: (method, path, options = {}) =>
      ask(method, path, { ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } }),
  };
}

/** Files that cost something and are published. */
export const productFor = (n) => idOf('product', 1 + 5 * (n % (PRODUCTS / 5)));
