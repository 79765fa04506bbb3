import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, operationsOf } from './operations.js';

type Parameters = NonNullable<Operation['parameters']>;
type Shared = NonNullable<NonNullable<OpenAPIObject['components']>['parameters']>;

/** The two dialects of lists, the coach's and the members', by the parameter that only it has. */
const DIALECTS: readonly { mark: string; names: Readonly<Record<string, string>> }[] = [
  { mark: 'range', names: { sort: 'ListSort', range: 'ListRange', filter: 'ListFilter' } },
  { mark: 'pageSize', names: { page: 'Page', pageSize: 'PageSize' } },
];

/** Describes each dialect once, where all of its lists refer to it. */
export function shareListParameters(document: OpenAPIObject, shared: Shared): void {
  for (const { operation } of operationsOf(document)) {
    const { parameters = [] } = operation;
    const dialect = DIALECTS.find(({ mark }) => parameters.some((one) => 'name' in one && one.name === mark));
    if (dialect) operation.parameters = parameters.map((one) => referTo(one, dialect.names, shared));
  }
}

function referTo(
  parameter: Parameters[number],
  names: Readonly<Record<string, string>>,
  shared: Shared,
): Parameters[number] {
  const name = 'name' in parameter ? names[parameter.name] : undefined;
  if (name === undefined) return parameter;
  shared[name] ??= parameter;
  return { $ref: `#/components/parameters/${name}` };
}
