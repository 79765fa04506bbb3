import type { Client } from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  DefaultNamingStrategy,
  getMetadataArgsStorage,
  type NamingStrategyInterface,
  type Table,
} from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { DatabaseTimeouts } from '../config/config.js';

export interface ConnectionOptions {
  url: string;
  poolSize: number;
  /** Statement limits; left out for migrations, which take the time they need. */
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
 * Keeps the process alive when PostgreSQL ends a connection that was just taken from the pool. By then neither the pool
 * nor the user listens for errors, and an unhandled one would end the process. The user gets an error at the next
 * statement.
 */
const surviveItsLoss = (client: Client): void => {
  client.on('error', () => undefined);
};

/** Returns the loaded classes that are marked as `@Entity`. */
export const loadedEntities = () => getMetadataArgsStorage().tables.map(({ target }) => target);

/** A connection for migrations and for reading the schema, without the application. */
export type MigratedDatabase = DataSource;

/** Opens the database outside the application, for migrations and for tests of the schema. */
export function createDataSource({ entities, migrations, ...connection }: DatabaseOptions): DataSource {
  return new DataSource({
    ...connectionOptions(connection),
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
  });
}

const snake = (text: string): string => text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Maps `createdAt` in the code to `created_at` in the database, so that SQL reads like SQL. */
class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }

  override tableName(className: string, customName: string | undefined): string {
    return customName ?? snake(className);
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snake(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string, columns: string[]): string {
    const name = this.getTableName(table);
    // TypeORM created this table under its own name for the key in every existing database
    return name === 'migrations' ? super.primaryKeyName(table, columns) : `${name}_pk`;
  }

  /** Names a foreign key by its table and columns: `api_tokens_account_fk`. */
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return [this.getTableName(table), ...columns.map((column) => column.replace(/_id$/, '')), 'fk'].join('_');
  }
}
