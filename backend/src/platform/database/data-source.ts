import { DataSource, type DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming.js';

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations: NonNullable<DataSourceOptions['migrations']>;
}

/**
 * A connection pool with the limits of `security.md` §6: no request may hold a lock or a transaction for long.
 * The schema is changed by migrations only.
 */
export function createDataSource({ url, poolSize, entities, migrations }: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize,
    extra: {
      options: '-c timezone=UTC',
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      connectionTimeoutMillis: 3_000,
    },
  });
}
