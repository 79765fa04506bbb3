import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';
import type { Work, Tracing } from '../telemetry/tracing.js';

/** Records statements of transactions, which go through TypeORM, in the trace. */
export class TypeormStatements implements EntitySubscriberInterface {
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
