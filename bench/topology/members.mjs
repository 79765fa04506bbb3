import { fill } from '../data/fill.mjs';
import { courseOf, LESSONS, MEMBERS } from '../data/layout.mjs';
import { accessToken } from '../lib/access-token.mjs';
import { idOf } from '../lib/ids.mjs';

const PRODUCTS = 40;
/**
 * Number of the nth member who owns nothing: in `data/fill.mjs` every third student has bought nothing. The first fifty
 * are skipped because they have their own carts.
 */
const nthStudent = (n) => 3 * (n + 20);

/**
 * Fills a shop and creates `count` signed-in members who own nothing. Returns each as a visitor of the site.
 * `fillWith` fills the tables of another version.
 */
export async function makeMembers(topology, count, fillWith = fill) {
  await fillWith(topology.admin.options.connectionString, {
    products: PRODUCTS,
    students: nthStudent(count),
    posts: 100,
  });
  return Array.from({ length: count }, (_, n) => studentAt(topology, nthStudent(n)));
}

/** The fifty members who own courses, each with a lesson of one course. `makeMembers` creates them too. */
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

/** Ids of published products that cost money. */
export const productFor = (n) => idOf('product', 1 + 5 * (n % (PRODUCTS / 5)));
