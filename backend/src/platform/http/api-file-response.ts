import { ApiOkResponse } from '@nestjs/swagger';

/**
 * Declares that a handler answers with a file of one of these types. Refusals stay problems in JSON, unlike with
 * `@ApiProduces`.
 */
export const ApiFileResponse = (description: string, ...mimeTypes: [string, ...string[]]): MethodDecorator =>
  ApiOkResponse({
    description,
    content: Object.fromEntries(
      mimeTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  });
