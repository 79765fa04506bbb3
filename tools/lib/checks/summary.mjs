/** Repeated after the summary, because people read the end of a long run first. */
const LAST_LINES = 20;

export const endOf = (name, output, lines) =>
  `\n--- ${name} ---\n${output.trimEnd().split('\n').slice(-lines).join('\n')}\n---\n`;

const row =
  (width) =>
  ({ name, state, seconds, passed, failed }) =>
    `  ${state.padEnd(7)}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ` +
    `${String(passed).padStart(5)} passed${failed ? `, ${failed} failed` : ''}`;

/** Lists the cost of each check in order of completion, the failures, and what this machine could not run. */
export function summaryOf(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const [failed, lacking] = ['failed', 'lacking'].map((state) =>
    results.filter((result) => result.state === state),
  );
  const all = {
    name: 'all of it',
    state: failed.length > 0 ? 'failed' : lacking.length > 0 ? 'lacking' : 'passed',
    seconds: performance.now() / 1000,
    passed: total('passed'),
    failed: total('failed'),
  };
  const width = Math.max(...results.map(({ name }) => name.length), all.name.length);
  const text = [
    '',
    ...[...results, all].map(row(width)),
    '',
    ...failed.map(({ name, output }) => endOf(name, output, LAST_LINES)),
    ...lacking.map(({ name, output }) => `Not tried here: ${name}. ${output.trimEnd().split('\n').at(-1)}`),
    `${all.passed} passed, ${all.failed} failed`,
  ].join('\n');
  return { text, code: { passed: 0, failed: 1, lacking: 2 }[all.state] };
}
