import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LESSONS, LESSONS_FINISHED } from '../data/layout.mjs';
import { idOf } from '../lib/ids.mjs';
import { buy } from './buying.mjs';
import { productFor } from './members.mjs';
import { streams, traffic } from './traffic.mjs';

const PASSWORD = 'a heron stands in the reeds';
/** An address that no other visitor of the proof has. */
const FIRST_OWNER = 20_000;
/** The product lets one member do each of these so often. */
const BETWEEN = { between: 600 };
/** Signing in costs a core for a moment, on purpose. */
const BETWEEN_SIGN_INS = { between: 3_000 };
const PRODUCTS_EACH = 8;

/** What people do all the time: look, learn, write, sign in and buy. Keeps what was acknowledged, to be looked for afterwards. */
export class UpgradeLoad {
  notes = [];
  /** The newest that was acknowledged, by member. */
  saves = new Map();
  signIns = 0;
  purchases = [];
  #stops = [];

  constructor(topology, tally) {
    this.topology = topology;
    this.tally = tally;
  }

  /** `buyers` own nothing, `learners` own courses, so many `owners` of an account sign in by password. */
  async start({ buyers, learners, owners }) {
    const { add } = this.tally;
    const signingIn = await Promise.all(Array.from({ length: owners }, (_, n) => this.#register(n)));
    this.#stops = [
      traffic(learners, [shop, courses, this.#note, course, this.#save, orders], add, BETWEEN),
      traffic(signingIn, [this.#signIn], add, BETWEEN_SIGN_INS),
      streams(learners.slice(0, 10), add),
      this.#buying(buyers),
    ];
  }

  async stop() {
    await Promise.all(this.#stops.map((stop) => stop()));
  }

  /** Of what was acknowledged, how much is not there. */
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

  #note = async function note({ ask, lessonId }, turn) {
    const answer = await ask('POST', `/api/lessons/${lessonId}/notes`, { json: { text: `Note ${turn}` } });
    if (answer.status === 201) this.notes.push(answer.body.id);
    return answer;
  }.bind(this);

  #save = async function save({ ask, accountId, course: number }, turn) {
    const lesson = number * LESSONS + LESSONS_FINISHED;
    const before = this.saves.get(accountId) ?? { deviceId: randomUUID(), sequence: 0 };
    const saved = { deviceId: before.deviceId, sequence: turn + 1 };
    const answer = await ask('PATCH', `/api/course-progress/${idOf('product', number)}`, {
      json: {
        ...{
          moduleIndex: 1,
          lessonIndex: 2,
          lessonId: idOf('lesson', lesson),
          videoId: idOf('video', lesson),
        },
        ...{ videoTimestamp: turn % 300, ...saved },
        ...{ viewingId: saved.deviceId, watchedSeconds: turn },
      },
    });
    if (answer.status < 300 && answer.status > 0) this.saves.set(accountId, saved);
    return answer;
  }.bind(this);

  /** By password, and with the new session once more: it may be another server, of another version. */
  #signIn = async function signIn({ ask, email }) {
    const answer = await ask('POST', '/api/auth/login', { json: { email, password: PASSWORD } });
    if (answer.status !== 200) return answer;
    this.signIns++;
    const cookie = answer.headers['set-cookie'].map((one) => one.split(';')[0]).join('; ');
    return ask('GET', '/api/me', { headers: { cookie } });
  }.bind(this);

  /** One after the other, each purchase followed until the product is open. */
  #buying(buyers) {
    const over = new AbortController();
    const all = buyers.map(async (member) => {
      for (let n = 0; n < PRODUCTS_EACH && !over.signal.aborted; n++) {
        const at = Date.now();
        const { refusals } = await buy(this.topology, member, productFor(n), { until: 'opened' });
        const answer = { status: refusals === 0 ? 200 : 500, name: 'purchase', at, took: Date.now() - at };
        this.tally.add(answer);
        this.purchases.push(answer);
        await pause(2_000);
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
const orders = ({ ask }) => ask('GET', '/api/orders');
