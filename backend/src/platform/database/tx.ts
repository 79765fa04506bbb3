import type { EntityManager } from 'typeorm';

type Parameters = readonly unknown[];

/** Runs SQL statements in a transaction; the caller declares the type of the rows. */
interface Statements {
  /** Rows that a statement reads, or changes and returns. */
  query: <Row = never>(sql: string, parameters?: Parameters) => Promise<Row[]>;
  /** The first row, or undefined. */
  one: <Row>(sql: string, parameters?: Parameters) => Promise<Row | undefined>;
  /** The row of a statement that always has one. Throws when there is none. */
  only: <Row>(sql: string, parameters?: Parameters) => Promise<Row>;
  /** Number of rows that a statement changed. */
  changed: (sql: string, parameters?: Parameters) => Promise<number>;
}

/** A running transaction. Passed on explicitly: a function that takes a Tx does its work in the caller's transaction. */
export interface Tx extends Omit<EntityManager, keyof Statements>, Statements {}

/** TypeORM's own `query` answers in another shape for `update` and `delete`; a Tx answers with rows whatever the statement. */
export function asTx(manager: EntityManager): Tx {
  const runner = manager.queryRunner;
  if (!runner) throw new Error('a Tx is made of the manager of a running transaction');
  const ask = (sql: string, parameters: Parameters = []) => runner.query(sql, [...parameters], true);
  const statements: Statements = {
    query: async (sql, parameters) => (await ask(sql, parameters)).records,
    one: async (sql, parameters) => (await ask(sql, parameters)).records[0],
    only: async (sql, parameters) => {
      const [row] = (await ask(sql, parameters)).records;
      if (!row) throw new Error(`a statement that always has a row had none: ${sql}`);
      return row;
    },
    changed: async (sql, parameters) => (await ask(sql, parameters)).affected ?? 0,
  };
  return Object.assign(manager, statements);
}
