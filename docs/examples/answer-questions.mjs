// Answers the community's questions that nobody has answered yet, and names the next event and the coach's next sessions.
// Environment: SANCTUM_URL, such as https://example.org, and SANCTUM_TOKEN with `community:read`, `community:write`, `coaching:read`.
// Run: node answer-questions.mjs, for example every ten minutes. A question that has an answer is left alone.

import { setTimeout as pause } from 'node:timers/promises';

const { SANCTUM_URL, SANCTUM_TOKEN } = process.env;
/** Days of the calendar that are read: the API gives 62 at most. */
const DAYS_AHEAD = 30;

/** Calls the API. A busy server says in `Retry-After` when to try again. */
async function call(method, path, body) {
  const headers = { authorization: `Bearer ${SANCTUM_TOKEN}`, 'content-type': 'application/json' };
  const request = { method, headers, body: JSON.stringify(body) };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${SANCTUM_URL}/api${path}`, request);
    if (response.ok) return response.json();
    const isBusy = response.status === 429 || response.status === 503;
    if (!isBusy || attempt === 5)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    await pause(1000 * Number(response.headers.get('retry-after') ?? 5));
  }
}

/** Writes the answer. Replace this with your own model or a search in your own texts; return undefined to leave a question to people. */
async function answerTo(question, nextEvent, timeZone) {
  const when =
    nextEvent &&
    new Date(nextEvent.startsAt).toLocaleString('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });
  return [
    `Thank you for asking, ${question.author.name}! Your question is on my list.`,
    nextEvent && `Bring it to “${nextEvent.title}” on ${when}, or look here again tomorrow.`,
  ]
    .filter(Boolean)
    .join(' ');
}

async function unansweredQuestions() {
  const found = [];
  let after = null;
  do {
    const query = new URLSearchParams({ unsolved: 'true', ...(after && { after }) });
    const page = await call('GET', `/community/questions?${query}`);
    found.push(...page.items.filter(({ answers, author }) => answers === 0 && !author.isMe));
    after = page.next;
  } while (after);
  return found.toReversed();
}

async function comingDays() {
  const from = new Date();
  const to = new Date(from.getTime() + DAYS_AHEAD * 24 * 60 * 60 * 1000);
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  return call('GET', `/creator/coaching/calendar?${query}`);
}

const { timeZone, sessions, events } = await comingDays();
for (const { title, startsAt, state } of sessions) console.log(`session: ${startsAt} ${title} (${state})`);

const [nextEvent] = events.sort((one, other) => one.startsAt.localeCompare(other.startsAt));
for (const question of await unansweredQuestions()) {
  const text = await answerTo(question, nextEvent, timeZone);
  if (text === undefined) continue;
  await call('POST', `/community/posts/${question.id}/comments`, { text, parentId: null });
  console.log(`answered: ${question.text}`);
}
