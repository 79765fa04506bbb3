import type { Client } from 'pg';
import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { DatabaseTimeouts } from '../config/config.js';
import { SnakeNamingStrategy } from './snake-naming.js';

export interface ConnectionOptions {
  url: string;
  poolSize: number;
  /** Left out, as for migrations: a statement takes the time it needs. */
  timeouts?: DatabaseTimeouts;
}

export interface DatabaseOptions extends ConnectionOptions {
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
}

/** Options of a pool with limits (product rule 8.1): no request holds a lock or a transaction for long. */
export const connectionOptions = ({
  url,
  poolSize,
  timeouts,
}: ConnectionOptions): PostgresDataSourceOptions => ({
  type: 'postgres',
  url,
  namingStrategy: new SnakeNamingStrategy(),
  synchronize: false,
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  poolSize,
  extra: {
    options: '-c timezone=UTC',
    statement_timeout: timeouts?.statement,
    lock_timeout: timeouts?.lock,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: timeouts?.connect,
    onConnect: surviveItsLoss,
  },
});

/**
 * Keeps the process alive when PostgreSQL ends a connection that was just taken from the pool: the pool no longer listens, its user
 * does not listen yet, and an unhandled error ends a Node.js process. The user of the connection gets an error at the next statement.
 */
const surviveItsLoss = (client: Client): void => {
  client.on('error', () => undefined);
};

/** Classes marked as `@Entity` in the code that is loaded. */
export const loadedEntities = () => getMetadataArgsStorage().tables.map(({ target }) => target);

/** A connection for migrations and for a look at the schema, without the application. */
export type MigratedDatabase = DataSource;

/** The database outside the application: for migrations, and for tests of the schema. */
export function createDataSource({ entities, migrations, ...connection }: DatabaseOptions): DataSource {
  return new DataSource({
    ...connectionOptions(connection),
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
  });
}
