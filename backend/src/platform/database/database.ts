import { createHash } from 'node:crypto';
import type { ClientConfig, Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import {
  type AfterQueryEvent,
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  QueryRunnerAlreadyReleasedError,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Tracing, type Work } from '../telemetry/tracing.js';
import { isWorthRetrying } from './postgres-errors.js';

export type { Tx };

const ATTEMPTS = 3;

/** A key for data that only one transaction at a time may change. */
export type ExclusiveKey = 'courses' | 'coupons' | 'coaching' | 'community-events';

/**
 * The two ways to the database. Lists and hot paths: `query`/`one`, SQL straight to the answer as a prepared
 * statement on the driver's own pool. Writes: `transaction`, with repositories or SQL on the Tx.
 */
export class Database {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly tracing: Tracing = new Tracing(),
    /** Address past the pooler; undefined: connections go to PostgreSQL itself. */
    private readonly directUrl?: string,
  ) {
    if (tracing.isOn) dataSource.subscribers.push(new TypeormStatements(tracing));
  }

  /** Returns the rows of one SQL statement, outside any transaction. */
  async query<Row extends QueryResultRow>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await send(this.pool, sql, parameters, this.tracing)).rows;
  }

  /** Returns the first row, or undefined. */
  async one<Row extends QueryResultRow>(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<Row | undefined> {
    return (await this.query<Row>(sql, parameters))[0];
  }

  /**
   * Runs `work` in one transaction, all or nothing. Serialization failures and deadlocks are retried, so `work` does
   * nothing outside the database: no email, no payment call, no file.
   */
  async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction((manager) => work(asTx(manager, this.tracing)));
      } catch (error) {
        if (attempt === ATTEMPTS || !isWorthRetrying(error)) throw error;
      }
    }
  }

  /**
   * Runs `work` in a transaction that takes a busy lock. Callers within this process queue here, before they take a
   * connection: fifty that wait at the lock would leave no connection for other requests, and the last would hit the
   * lock timeout. Between processes the lock itself decides. Never nest exclusive transactions: the inner one would
   * wait for itself.
   */
  exclusiveTransaction<Result>(key: ExclusiveKey, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.mutex.runExclusive(key, () => this.transaction(work));
  }

  /** Options of a connection that keeps its session, for LISTEN: a pooler would give it to others after each transaction. */
  get sessionOptions(): ClientConfig {
    return {
      ...this.pool.options,
      ...(this.directUrl !== undefined && { connectionString: this.directUrl }),
    };
  }

  /** The driver's own pool, for platform code with its own tables. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }
}

/**
 * Sends a named statement: PostgreSQL plans it once per connection, and planning takes several times as long as running it. The name is
 * a hash of its text.
 */
function send(
  connection: Pool | PoolClient,
  sql: string,
  parameters: Parameters,
  tracing: Tracing,
): Promise<QueryResult> {
  const name = statementName(sql);
  const statement = { ...(name !== undefined && { name }), text: sql, values: [...parameters] };
  const ask = () => connection.query(statement);
  return tracing.isOn ? tracing.inSpan(statementWork(sql), ask) : ask();
}

/** Pages far down a list: each has its own text, and every connection would keep a plan for each of thousands. */
const FAR_PAGE = /\boffset \d{4,}/;

const names = new Map<string, string>();
function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || FAR_PAGE.test(sql)) return known;
  const name = createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}

type Parameters = readonly unknown[];

/** Runs SQL statements in a transaction; the caller declares the type of the rows. */
interface Statements {
  /** Returns the rows that a statement reads, or changes and returns. */
  query: <Row = never>(sql: string, parameters?: Parameters) => Promise<Row[]>;
  /** Returns the first row, or undefined. */
  one: <Row>(sql: string, parameters?: Parameters) => Promise<Row | undefined>;
  /** Returns the row of a statement that always has one. Throws if there is none. */
  only: <Row>(sql: string, parameters?: Parameters) => Promise<Row>;
  /** Returns the number of rows that a statement changed. */
  changed: (sql: string, parameters?: Parameters) => Promise<number>;
}

/** A running transaction. Passed explicitly: a function that takes a Tx works in the caller's transaction. */
interface Tx extends Omit<EntityManager, keyof Statements>, Statements {}

/** Replaces TypeORM's own `query`, which names no statement and returns another shape for `update` and `delete`. */
export function asTx(manager: EntityManager, tracing = new Tracing()): Tx {
  const runner = manager.queryRunner;
  if (!runner) throw new Error('a Tx is made of the manager of a running transaction');
  const ask = async (sql: string, parameters: Parameters = []) => {
    if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    return send((await runner.connect()) as PoolClient, sql, parameters, tracing);
  };
  const statements: Statements = {
    query: async (sql, parameters) => (await ask(sql, parameters)).rows,
    one: async (sql, parameters) => (await ask(sql, parameters)).rows[0],
    only: async (sql, parameters) => {
      const [row] = (await ask(sql, parameters)).rows;
      if (!row) throw new Error(`a statement that always has a row had none: ${sql}`);
      return row;
    },
    changed: async (sql, parameters) => (await ask(sql, parameters)).rowCount ?? 0,
  };
  return Object.assign(manager, statements);
}

/** Runs work with the same key in order, one piece after the other; other keys do not wait. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<void>>();

  runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = (this.last.get(key) ?? Promise.resolve()).then(work);
    const settled: Promise<void> = result.then(
      () => this.release(key, settled),
      () => this.release(key, settled),
    );
    this.last.set(key, settled);
    return result;
  }

  /** Removes the key if nothing waits for it. */
  private release(key: string, settled: Promise<void>): void {
    if (this.last.get(key) === settled) this.last.delete(key);
  }
}

/** Records statements of transactions, which go through TypeORM, in the trace. */
class TypeormStatements implements EntitySubscriberInterface {
  constructor(private readonly tracing: Tracing) {}

  afterQuery({ query, executionTime = 0, error }: AfterQueryEvent): void {
    this.tracing.happened(statementWork(query), { milliseconds: executionTime, error });
  }
}

/** Describes a statement for a trace: its operation and first table, never its text or values. */
export function statementWork(sql: string): Work {
  const operation = /\w+/.exec(sql)?.[0].toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)/i.exec(sql)?.[1];
  const name = table === undefined ? operation : `${operation} ${table}`;
  return {
    name,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': name,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}
