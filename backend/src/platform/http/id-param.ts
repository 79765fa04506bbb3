import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { badRequest } from '../../kernel/errors.js';
import { isId } from '../../kernel/ids.js';
import { andOfHandler, Refuses } from './refuses.js';

class ReadId implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isId(value)) throw badRequest('bad_id', 'This isn’t a valid ID');
    return value.toLowerCase();
  }
}

/** A path parameter that is a UUID; anything else is a 400 before the database is queried. */
export const IdParam = (name: string = 'id'): ParameterDecorator =>
  andOfHandler(
    Param(name, new ReadId()),
    ApiParam({ name, schema: { type: 'string', format: 'uuid' } }),
    Refuses('bad_id'),
  );
