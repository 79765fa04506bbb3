import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';
import type { Tracing } from '../telemetry/tracing.js';
import { statementWork } from './statement-work.js';

/** Records statements of transactions, which go through TypeORM, in the trace. */
export class TypeormStatements implements EntitySubscriberInterface {
  constructor(private readonly tracing: Tracing) {}

  afterQuery({ query, executionTime = 0, error }: AfterQueryEvent): void {
    this.tracing.happened(statementWork(query), { milliseconds: executionTime, error });
  }
}
