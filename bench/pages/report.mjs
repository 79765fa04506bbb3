import { CATEGORIES, LIGHTHOUSE } from './lighthouse.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

export function toMarkdown({ made, machineIndex, note, runs, pages, player, goals }) {
  const head = [
    'page',
    ...CATEGORIES,
    'first paint',
    'largest paint',
    'blocked',
    'layout shift',
    'kB',
    'requests',
  ];
  const row = ({ name, scores, spread, ...m }) => [
    name,
    `**${scores[0]}** (${spread.join('–')})`,
    ...scores.slice(1),
    seconds(m.firstPaintMs),
    seconds(m.largestPaintMs),
    `${Math.round(m.blockedMs)} ms`,
    m.layoutShift.toFixed(3),
    Math.round(m.bytes / 1000),
    m.requests,
  ];
  const table = [head, head.map(() => '---'), ...pages.map(row)];
  return [
    '# How fast the pages are',
    '',
    `Made by \`npm run bench:pages -- --write\` on ${made.slice(0, 10)}, on a machine with a benchmark index of ${machineIndex} (Lighthouse's own measure).`,
    `The built product with its demo content, visited by ${LIGHTHOUSE} as a phone on a simulated slow network with an empty`,
    `cache; medians of ${runs} visits each, in brackets the lowest and the highest score. Lighthouse multiplies the machine's own times.`,
    'Beside other work, the blocked time grows and performance falls; the other columns hardly change.',
    ...(note ? ['', note] : []),
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `Player at 390 px: layout shift ${player.layoutShift.toFixed(3)}.`,
    '',
    `Goals: ${goals.performance} in performance, 100 in the rest, layout shift of the player at most ${goals.playerShift}.`,
    ...misses(pages, player, goals).map((miss) => `- missed: ${miss}`),
  ].join('\n');
}

function misses(pages, player, goals) {
  const ofPages = pages.flatMap(({ name, scores, failed }) => [
    ...(scores[0] < goals.performance ? [`${name} has ${scores[0]} in performance`] : []),
    ...failed.map((audit) => `${name}: ${audit}`),
  ]);
  const shift = player.layoutShift;
  return shift > goals.playerShift ? [...ofPages, `the player shifts by ${shift.toFixed(3)}`] : ofPages;
}
