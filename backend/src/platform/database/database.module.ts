import { type DynamicModule, Global, Injectable, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Config, CONFIG } from '../config/config.js';
import { connectionOptions, loadedEntities } from './data-source.js';
import { Database } from './database.js';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';
import { Tracing } from '../telemetry/tracing.js';

/** Measures how busy this process's connections are. Requests that wait for one may soon be answered with 503. */
@Injectable()
@Measures({
  sanctum_database_connections: { help: 'Connections in the pool', labels: ['state'] },
  sanctum_database_waiting: { help: 'Requests waiting for a connection' },
  sanctum_database_pool_size: { help: 'Maximum connections in the pool' },
})
class PoolMeasure implements Measure {
  constructor(private readonly database: Database) {}

  measure(): Measurements {
    const { totalCount, idleCount, waitingCount, options } = this.database.pool;
    return {
      sanctum_database_connections: [
        { value: idleCount, labels: { state: 'idle' } },
        { value: totalCount - idleCount, labels: { state: 'busy' } },
      ],
      sanctum_database_waiting: [{ value: waitingCount }],
      sanctum_database_pool_size: [{ value: options.max }],
    };
  }
}

/** One DataSource for the process, opened at start and closed after the last request. */
@Global()
@Module({})
export class DatabaseModule {
  static at(url: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: ({ database }: Config) => ({
            ...connectionOptions({ ...database, url: database.poolerUrl ?? url }),
            entities: loadedEntities(),
            // an unreachable database stops the start right away, with the driver's own message
            toRetry: () => false,
          }),
          inject: [CONFIG],
        }),
      ],
      providers: [
        {
          provide: Database,
          useFactory: (dataSource: DataSource, tracing: Tracing, { database }: Config) =>
            new Database(dataSource, tracing, database.poolerUrl === undefined ? undefined : url),
          inject: [DataSource, Tracing, CONFIG],
        },
        PoolMeasure,
      ],
      exports: [Database],
    };
  }
}
