import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { contractSchemas } from '../http/contract-schemas.js';
import { describeOperation } from './descriptions.js';
import { asOpenApi31 } from './openapi-31.js';
import { marksOf, type Operation, operationsOf } from './operations.js';
import { shareListParameters } from './parameters.js';
import { declareRefusals } from './refusals.js';

type Security = NonNullable<Operation['security']>;

const SIGNED_IN: Security = [{ cookie: [] }, { bearer: [] }];

/** Adds what follows by rule, so that no decorator has to: each operation's callers, rate limits and refusals with codes. */
export function completeContract(document: OpenAPIObject): OpenAPIObject {
  const components = (document.components ??= {});
  Object.assign((components.schemas ??= {}), contractSchemas());
  const responses = (components.responses ??= {});
  for (const placed of operationsOf(document)) {
    const { operation } = placed;
    operation.security = securityOf(operation);
    operation.description = describeOperation(placed);
    nameAnswers(operation);
    declareRefusals(placed, responses);
  }
  shareListParameters(document, (components.parameters ??= {}));
  return asOpenApi31(document) as OpenAPIObject;
}

/** Describes a response that no decorator describes. */
function nameAnswers({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (response && 'description' in response) response.description ||= STATUS_CODES[status] ?? status;
  }
}

/** Visitors need not sign in, but may; where signing in makes no difference, no scheme is named. */
function securityOf(operation: Operation): Security {
  if (!marksOf(operation)['x-access']?.includes('visitor')) return SIGNED_IN;
  return 'x-refuses-session_expired' in operation ? [{}, ...SIGNED_IN] : [];
}
