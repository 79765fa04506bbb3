import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { connectionOptions, loadedEntities } from './data-source.js';
import { Database } from './database.js';
import { PoolMeasure } from './pool.measure.js';

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
            ...connectionOptions({ ...database, url }),
            entities: loadedEntities(),
            // a database that is not there stops the start at once, with the driver's own words
            toRetry: () => false,
          }),
          inject: [CONFIG],
        }),
      ],
      providers: [Database, PoolMeasure],
      exports: [Database],
    };
  }
}
