import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../lib/statistics.mjs';

/**
 * Visitors who send requests continuously, this many at a time, each the next of `requests`: functions that get a
 * visitor and its number and return a response. Every response goes to `onAnswer`. Returns a function that stops them.
 */
export function traffic(visitors, requests, onAnswer, { between = 20 } = {}) {
  const over = new AbortController();
  const all = visitors.map(async (visitor, n) => {
    for (let turn = n; !over.signal.aborted; turn++) {
      const request = requests[turn % requests.length];
      const at = Date.now();
      onAnswer({ ...(await request(visitor, turn)), name: request.name, at });
      await pause(between);
    }
  });
  return async () => {
    over.abort();
    await Promise.all(all);
    for (const visitor of visitors) visitor.close();
  };
}

/** Open apps: each reopens its stream whenever it ends. A response is a stream that has ended, properly or cut off. */
export function streams(visitors, onAnswer) {
  const over = new AbortController();
  const all = visitors.map(async ({ ask }) => {
    while (!over.signal.aborted) {
      const at = Date.now();
      const answer = await ask('GET', '/api/live-updates');
      if (!over.signal.aborted) onAnswer({ ...answer, name: 'stream', at });
    }
  });
  return async () => {
    over.abort();
    for (const visitor of visitors) visitor.close();
    await Promise.all(all);
  };
}

/** Counts responses: successful, refused by the product, or lost on the way. */
export class Tally {
  answers = [];
  /** Details of the first few failures. */
  examples = new Map();

  add = (answer) => {
    this.answers.push({ at: answer.at, took: answer.took, status: answer.status, name: answer.name });
    if (isWell(answer)) return;
    const how = `${answer.name}: ${answer.status || answer.error}${answer.body?.code ? ` ${answer.body.code}` : ''}`;
    this.examples.set(how, (this.examples.get(how) ?? 0) + 1);
  };

  get failed() {
    return this.answers.filter((answer) => !isWell(answer)).length;
  }

  median(from = 0, until = Infinity) {
    const times = this.answers.filter(({ at }) => at >= from && at < until).map(({ took }) => took);
    return times.length ? Math.round(median(times) * 10) / 10 : null;
  }

  percentile(share, from = 0, until = Infinity) {
    const times = this.answers
      .filter(({ at }) => at >= from && at < until)
      .map(({ took }) => took)
      .toSorted((a, b) => a - b);
    return times.length ? Math.round(times[Math.floor((times.length - 1) * share)]) : null;
  }

  /** Returns the seconds from `from` until the end of the last failed response. */
  troubleAfter(from) {
    const bad = this.answers.filter((answer) => answer.at + answer.took > from && !isWell(answer));
    return bad.length ? Math.max(...bad.map(({ at, took }) => at + took - from)) / 1000 : 0;
  }

  report() {
    return { requests: this.answers.length, failed: this.failed, how: Object.fromEntries(this.examples) };
  }
}

/** 409: an earlier attempt has already done it. */
export const isWell = ({ status }) => (status >= 200 && status < 400) || status === 409;
