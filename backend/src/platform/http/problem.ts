import { ApiPropertyOptional } from '@nestjs/swagger';
import { Decimal, Text } from './fields/index.js';
import type { ProblemCode } from './problem-codes.js';

/** The one shape of every error response. */
export class ProblemResponse {
  @Decimal({ example: 404 }) statusCode: number;

  @Text({
    example: 'not_found',
    description: 'Stable, so programs can rely on it. Each operation lists its possible codes.',
  })
  code: ProblemCode;

  @Text({
    example: 'Product not found',
    description: 'A sentence for people, in the language of `Accept-Language` or else in English',
  })
  message: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { email: 'E-mail must be an email' },
    description:
      'One sentence for each invalid field, with its name, in the same language; nested fields by path, such as `prices.0.price`',
  })
  fields?: Record<string, string>;

  @ApiPropertyOptional({
    description: 'With stale_edit: the current state of what was edited',
    nullable: true,
  })
  current?: unknown;

  @Text({ example: '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa', description: 'ID of this request in the logs' })
  requestId: string;
}
