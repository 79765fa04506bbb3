import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LESSONS, LESSONS_FINISHED } from '../data/layout.mjs';
import { idOf } from '../lib/ids.mjs';
import { buy } from './buying.mjs';
import { productFor } from './members.mjs';
import { isWell, streams, traffic } from './traffic.mjs';

const PASSWORD = 'a heron stands in the reeds';
/** First number of the addresses that no other visitor of the proof uses. */
const FIRST_OWNER = 20_000;
/** Milliseconds between two requests, within the product's limits for one member. */
const BETWEEN = { between: 600 };
/** Milliseconds between two sign-ins, because each occupies a core for a moment, intentionally. */
const BETWEEN_SIGN_INS = { between: 3_000 };
/** Milliseconds between two purchases of a buyer, so that someone buys in every stage. */
const BETWEEN_PURCHASES = 10_000;
const PRODUCTS_EACH = 8;

/**
 * Load of ordinary use: browse, learn, write, sign in and buy. Remembers the acknowledged writes, to look for them
 * afterwards.
 */
export class UpgradeLoad {
  notes = [];
  /** The newest acknowledged save of each member. */
  saves = new Map();
  signIns = 0;
  #stops = [];

  constructor(topology, { tally, streamed }) {
    this.topology = topology;
    this.tally = tally;
    this.streamed = streamed;
  }

  /**
   * `buyers` own nothing, `learners` own courses, and `listeners` have an app open. `owners`: number of people who
   * sign in by password.
   */
  async start({ buyers, learners, listeners, owners }) {
    const { add } = this.tally;
    const signingIn = await Promise.all(Array.from({ length: owners }, (_, n) => this.#register(n)));
    this.#stops = [
      traffic(learners, [shop, courses, noteFor(this), course, saveFor(this), orders], add, BETWEEN),
      traffic(signingIn, [signInFor(this)], add, BETWEEN_SIGN_INS),
      streams(listeners, this.streamed.add),
      this.#buying(buyers),
    ];
  }

  async stop() {
    await Promise.all(this.#stops.map((stop) => stop()));
  }

  /** Counts the acknowledged notes and saves that are missing from the database. */
  async missing() {
    const { admin } = this.topology;
    const count = async (sql, values) => (await admin.query(sql, values)).rows[0].count;
    const kept = await count('select count(*)::int from lesson_notes where id = any($1)', [this.notes]);
    const saves = [...this.saves.values()];
    const newest = await count(
      `select count(*)::int from device_sequences d
       join unnest($1::uuid[], $2::int[]) as saved (device_id, sequence) using (device_id)
       where d.sequence >= saved.sequence`,
      [saves.map(({ deviceId }) => deviceId), saves.map(({ sequence }) => sequence)],
    );
    return { notes: this.notes.length - kept, saves: saves.length - newest };
  }

  /** Each buyer buys one product after the other and waits each time until the product is open. */
  #buying(buyers) {
    const over = new AbortController();
    const all = buyers.map(async (member) => {
      for (let n = 0; n < PRODUCTS_EACH && !over.signal.aborted; n++) {
        const at = Date.now();
        const bought = buy(this.topology, member, productFor(n), { until: 'opened' });
        const status = await bought.then(
          ({ refusals }) => (refusals === 0 ? 200 : 500),
          (error) => error.message,
        );
        this.tally.add({ status, name: 'purchase', at, took: Date.now() - at });
        await pause(BETWEEN_PURCHASES);
      }
    });
    return async () => {
      over.abort();
      await Promise.all(all);
    };
  }

  async #register(n) {
    const visitor = this.topology.ask(FIRST_OWNER + n);
    const email = `owner-${n}@sanctum.invalid`;
    const json = { name: `Owner ${n}`, email, password: PASSWORD, birthDate: '1980-03-01' };
    const { status, body } = await visitor.ask('POST', '/api/auth/register', { json });
    if (status !== 201) throw new Error(`Nobody can register: ${status} ${JSON.stringify(body)}`);
    return { ...visitor, email };
  }
}

const shop = ({ ask }) => ask('GET', '/api/products');
const courses = ({ ask }) => ask('GET', '/api/learning/courses');
const course = ({ ask, course: number }) => ask('GET', `/api/learning/courses/${idOf('product', number)}`);
const orders = ({ ask }) => ask('GET', '/api/me/orders');

const noteFor = (load) =>
  async function note({ ask, lessonId }, turn) {
    const answer = await ask('POST', `/api/me/lessons/${lessonId}/notes`, { json: { text: `Note ${turn}` } });
    if (answer.status === 201) load.notes.push(answer.body.id);
    return answer;
  };

const saveFor = (load) =>
  async function save({ ask, accountId, course: number }, turn) {
    const lesson = number * LESSONS + LESSONS_FINISHED;
    const deviceId = load.saves.get(accountId)?.deviceId ?? randomUUID();
    const saved = { deviceId, sequence: turn + 1 };
    const answer = await ask('PATCH', `/api/course-progress/${idOf('product', number)}`, {
      json: {
        moduleIndex: 1,
        lessonIndex: 2,
        lessonId: idOf('lesson', lesson),
        videoId: idOf('video', lesson),
        videoTimestamp: turn % 300,
        ...saved,
        viewingId: deviceId,
        watchedSeconds: turn,
      },
    });
    if (isWell(answer)) load.saves.set(accountId, saved);
    return answer;
  };

/**
 * Signs in by password and sends one more request with the new session; another server, of another version, may
 * respond.
 */
const signInFor = (load) =>
  async function signIn({ ask, email }) {
    const answer = await ask('POST', '/api/auth/login', { json: { email, password: PASSWORD } });
    if (!isWell(answer)) return answer;
    load.signIns++;
    const cookie = answer.headers['set-cookie'].map((one) => one.split(';')[0]).join('; ');
    return ask('GET', '/api/me', { headers: { cookie } });
  };
