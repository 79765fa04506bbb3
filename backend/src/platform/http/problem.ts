import { ApiPropertyOptional } from '@nestjs/swagger';
import { Decimal, Text } from './fields/index.js';
import type { ProblemCode } from './problem-codes.js';

/** The one shape of every error answer. */
export class ProblemResponse {
  @Decimal({ example: 404 }) statusCode: number;

  @Text({
    example: 'not_found',
    description: 'Stable; programs may switch on it. Each operation lists the codes it may answer with.',
  })
  code: ProblemCode;

  @Text({
    example: 'Product not found',
    description: 'A sentence a person may read, in the language of `Accept-Language` or else in English',
  })
  message: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { email: 'E-mail must be an email' },
    description:
      'A sentence for each wrong field, which names it, in the same language; nested fields by their path, such as `prices.0.price`',
  })
  fields?: Record<string, string>;

  @ApiPropertyOptional({
    description: 'With stale_edit: the present state of what was edited',
    nullable: true,
  })
  current?: unknown;

  @Text({ example: '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa', description: 'Names this request in our logs' })
  requestId: string;
}
