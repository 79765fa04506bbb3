// Loaded into the product by `tools/prove-bench.mjs`: makes three hot paths more expensive, each in another way.
import pg from 'pg';

const { value: query } = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');

/** More than any path's figures may move. */
const MUCH = 2_000;

/** Faults by a piece of the statement that only one path sends. */
const PLANTS = [
  ['from notifications', slowly],
  ['left join email_changes', busily],
  ['from orders o', twice],
];

pg.Client.prototype.query = function planted(statement, ...rest) {
  const plant = PLANTS.find(([piece]) => statement.name !== undefined && statement.text.includes(piece))?.[1];
  return query.call(this, plant?.(this, statement) ?? statement, ...rest);
};

/** The same rows, from a statement that goes through more of them first. */
function slowly(_client, { name, text, values }) {
  const slow = `with slow as materialized (select count(*) from generate_series(1, ${MUCH}))
    select asked.* from (${text}) asked, slow`;
  return { name: `${name}-slow`, text: slow, values };
}

function busily() {
  let sum = 0;
  for (let n = 0; n < MUCH; n++) sum = added(sum, n);
}

const added = (one, other) => one + other;

function twice(client) {
  query.call(client, 'select 1').catch(() => undefined);
}
