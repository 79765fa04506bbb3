import type { Tx } from '../src/platform/database/database.js';

type Ask<Answer> = (sql: string, parameters?: readonly unknown[]) => Promise<Answer>;

/** Returns the same transaction, but with every statement sent by `send`. */
export function withOtherStatements(
  tx: Tx,
  send: <Answer>(sql: string, ask: (sql: string) => Promise<Answer>) => Promise<Answer>,
): Tx {
  const other =
    <Answer>(ask: Ask<Answer>): Ask<Answer> =>
    (sql, parameters) =>
      send(sql, (changed) => ask(changed, parameters));
  return Object.assign(Object.create(tx) as Tx, {
    query: other(tx.query),
    one: other(tx.one),
    only: other(tx.only),
    changed: other(tx.changed),
  });
}
