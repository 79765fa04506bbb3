import fc from 'fast-check';
import { startTestApp, type TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';
import { aCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { anAsset } from '../builders/media.js';
import { addToCart, startCheckout } from '../builders/orders.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import { type ContractOperation, operations } from '../contract/contract.js';
import { faultsOf } from '../contract/faults.js';
import { type KnownIds, type OddRequest, requestsTo } from './odd-input.js';
import { Progress } from './progress.js';
import { type Reply, send } from './send.js';

/**
 * Requests per operation. A long run, by `npm test -- --fuzz-runs=650`, sends eight at once and reports its progress.
 */
const ASKED = process.env['FUZZ_RUNS'];
const RUNS = Number(ASKED ?? 25);
const AT_ONCE = ASKED === undefined ? 1 : 8;
/** The same requests every time; fast-check names the smallest one that fails. */
const SEED = 20_270_301;

/** Generates the requests that are sent at once. */
const severalTo = (operation: ContractOperation, ids: KnownIds) =>
  fc.array(requestsTo(operation, ids), { minLength: AT_ONCE, maxLength: AT_ONCE });

function complaints(operation: ContractOperation, reply: Reply): string[] {
  const { status, text } = reply;
  if (status >= 500) return [`${status}: ${text}`];
  const faults = faultsOf(operation, reply);
  if (status < 400 || faults.length > 0) return faults;
  const { statusCode } = JSON.parse(text) as { statusCode: number };
  return statusCode === status ? [] : ['another status in the envelope'];
}

describe('bad and odd input', () => {
  let t: TestApp;
  let ids: KnownIds;
  let member: Person;
  let creator: Person;
  const progress = new Progress(RUNS * operations.length);

  beforeAll(async () => {
    t = await startTestApp();
    const reader = await aMember(t);
    const course = await aCourse(t);
    const lesson = course.lessons[0]!;
    const image = await anAsset(t, { kind: 'image', mimeType: 'image/png', isPublic: true });
    const free = await aProduct(t, { priceCents: null });
    const sold = await aProduct(t, { files: [(await anAsset(t)).id] });
    await addToCart(reader.browser, sold.id);
    const { orderId } = await startCheckout(reader.browser);
    ids = [course.id, lesson.id, lesson.videos[0]!, image.id, free.id, sold.id, orderId, reader.id];
  });
  afterAll(() => t.close());

  // A sign-out in the requests of one operation must not turn the callers of the next one into visitors.
  beforeEach(async () => {
    member = await aMember(t);
    creator = await aCreator(t);
    await enroll(t, member.id, [ids[0]]);
  });

  async function call({ caller, headers, ...request }: OddRequest): Promise<Reply> {
    const token = caller === 'visitor' ? undefined : (caller === 'member' ? member : creator).accessToken;
    return send(t.url, {
      ...request,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    });
  }

  test.each(operations.map((operation) => [operation.name, operation] as const))(
    'never breaks %s',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(severalTo(operation, ids), async (requests) => {
          await t.database.query('delete from rate_limits');
          const replies = await Promise.all(requests.map(call));
          expect(replies.flatMap((reply) => complaints(operation, reply))).toEqual([]);
        }),
        { seed: SEED, numRuns: Math.ceil(RUNS / AT_ONCE) },
      );
      if (ASKED !== undefined) progress.add(RUNS);
    },
    60_000 + RUNS * 200,
  );
});
