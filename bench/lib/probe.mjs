// Loaded into a server before its own code (`node --import`): counts its database traffic, and reports it to the bench
// on request. The product does not know it.
import { Session } from 'node:inspector/promises';
import pg from 'pg';

const READS_OR_WRITES = /^(select|insert|update|delete|with)\b/i;

let statements = 0;
/** Statements since `record`; null while nobody asks. */
let sent = null;
let isCounting = false;
const { value: query } = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
pg.Client.prototype.query = function counted(...args) {
  statements++;
  const [asked, values] = args;
  const text = asked.text ?? asked;
  if (sent && READS_OR_WRITES.test(text.trim()))
    sent.push({ text, values: asked.values ?? (Array.isArray(values) ? values : []) });
  return query.apply(this, args);
};

const session = new Session();
session.connect();

const answers = {
  probe() {
    const { user, system } = process.cpuUsage();
    // Only memory still in use counts, if the server was started with garbage collection exposed.
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    return { statements, cpu: user + system, memory: rss, heap: heapUsed };
  },
  /** Stores each statement from now on. */
  record() {
    sent = [];
    return {};
  },
  recorded() {
    const statements = sent;
    sent = null;
    return { statements };
  },
  /** Counts each call of a function from now on, which makes the server slow for the rest of its life. */
  async begin() {
    if (!isCounting) {
      isCounting = true;
      await session.post('Profiler.enable');
      await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    }
    await session.post('Profiler.takePreciseCoverage');
    return {};
  },
  async end() {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    // Node.js's own functions are left out, because they differ between its versions.
    const calls = result
      .filter(({ url }) => url.startsWith('file:'))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges: [whole] }) => sum + whole.count, 0);
    return { calls };
  },
};

process.on('message', (question) => void answer(question));

async function answer(question) {
  process.send(await answers[question]());
}

// When the bench is killed, its servers end too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening to the bench must not keep the process alive.
process.channel.unref();
