import { Injectable } from '@nestjs/common';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';
import { Database } from './database.js';

/** Measures how busy this process's connections are. Requests that wait for one may soon be answered with 503. */
@Injectable()
@Measures({
  sanctum_database_connections: { help: 'Connections in the pool', labels: ['state'] },
  sanctum_database_waiting: { help: 'Requests waiting for a connection' },
  sanctum_database_pool_size: { help: 'Maximum connections in the pool' },
})
export class PoolMeasure implements Measure {
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
