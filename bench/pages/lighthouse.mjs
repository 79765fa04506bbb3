import { runProgram } from './run-program.mjs';

/** Exact, and outside of package.json; see docs/decisions/lighthouse-by-npx.md. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage';

/** Visits a page as Lighthouse does by default: on a phone with a simulated slow network and an empty cache. */
export async function visit(url, { browser, cookie }) {
  const output = await runProgram(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${FLAGS}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    { CHROME_PATH: browser },
  );
  return readVisit(JSON.parse(output));
}

function readVisit({ audits, categories, environment, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (audit) => audits[audit].numericValue;
  return {
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    firstPaintMs: number('first-contentful-paint'),
    largestPaintMs: number('largest-contentful-paint'),
    blockedMs: number('total-blocking-time'),
    speedIndexMs: number('speed-index'),
    layoutShift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    machineIndex: environment.benchmarkIndex,
    requests: audits['network-requests'].details.items.length,
    blocking:
      audits['render-blocking-insight']?.details?.items?.map(({ url }) => new URL(url).pathname) ?? [],
    failed: CATEGORIES.slice(1).flatMap((category) =>
      categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${category}: ${id}`),
    ),
  };
}

/** Returns the median of each number over several visits. */
export function medianOf(visits) {
  const middle = (pick) => visits.map(pick).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)];
  const [first] = visits;
  return {
    scores: first.scores.map((_, index) => middle(({ scores }) => scores[index])),
    spread: [
      Math.min(...visits.map(({ scores }) => scores[0])),
      Math.max(...visits.map(({ scores }) => scores[0])),
    ],
    ...Object.fromEntries(
      Object.keys(first)
        .filter((key) => typeof first[key] === 'number')
        .map((key) => [key, middle((visited) => visited[key])]),
    ),
    blocking: first.blocking,
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}
