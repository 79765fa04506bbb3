import os from 'node:os';

/** Formats a whole run for people. */
export function asMarkdown({ made, options, machine, sizes }, notes) {
  return [
    '# What the server can do, beside what the machine could do',
    '',
    `Made by \`npm run bench\` on ${made.slice(0, 10)}: ${machine}.`,
    `${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s for each server in turn; medians, in brackets the least and the most.`,
    '*Limit* is bare `node:http` and `pg` on the same database: one prepared statement a request, the JSON built by PostgreSQL (`bench/limit`).',
    'Load generator, both servers and PostgreSQL share the machine, so ratios count, not requests a second.',
    '*µs* is the processor time of the server itself for one request; *statements* counts those of somebody whose session the server knows.',
    ...sizes.flatMap(sizeAsMarkdown),
    '',
    notes,
  ].join('\n');
}

function sizeAsMarkdown({ name, rows, start, memory, results }) {
  return [
    '',
    `## ${capital(name)}: ${number(rows.products)} products, ${number(rows.students)} students`,
    '',
    '| scenario | product /s | limit /s | product / limit | p99 ms (limit) | µs (limit) | statements | goal | |',
    '|---|---:|---:|---:|---:|---:|---:|---|---|',
    ...results.map(resultAsMarkdown),
    '',
    `Ready ${seconds(start.first)} after a first start (which makes the database) and ${seconds(start.again)} after a later one; goal: 2 s.`,
    `Memory ${megabytes(memory.idle)} at rest (goal: 160 MB), ${megabytes(memory.loaded)} after the load.`,
  ];
}

function resultAsMarkdown({ name, product, limit, ratio, statements, goal, isSame }) {
  const [least, most] = ratio.spread.map((one) => one.toFixed(2));
  const cells = [
    name + (isSame ? '' : ' (answers differ)'),
    number(product.perSecond),
    number(limit.perSecond),
    `**${ratio.median.toFixed(2)}** (${least}–${most})`,
    `${product.p99} (${limit.p99})`,
    `${product.microseconds} (${limit.microseconds})`,
    statements,
    goalInWords(goal),
    isMet({ product, ratio, statements, goal }) ? 'met' : '**not met**',
  ];
  return `| ${cells.join(' | ')} |`;
}

const goalInWords = ({ ratio, p99, statements }) =>
  [
    ratio && `≥ ${ratio}`,
    p99 && `p99 ≤ ${p99} ms`,
    statements && `≤ ${statements} statement${statements > 1 ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(', ');

export const isMet = ({ product, ratio, statements, goal }) =>
  ratio.median >= (goal.ratio ?? 0) &&
  product.p99 <= (goal.p99 ?? Infinity) &&
  statements <= (goal.statements ?? Infinity);

export const machine = () =>
  `${os.availableParallelism()} cores (${os.cpus()[0]?.model.trim()}), Node.js ${process.versions.node}, ${os.platform()}`;

const number = (value) => Math.round(value).toLocaleString('en-US');
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const megabytes = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`;
const capital = (word) => word[0].toUpperCase() + word.slice(1);
