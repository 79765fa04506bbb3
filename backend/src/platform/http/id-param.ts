import { Param, type PipeTransform } from '@nestjs/common';
import { badRequest } from '../../kernel/errors.js';
import { isId } from '../../kernel/ids.js';

class ReadId implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isId(value)) throw badRequest('bad_id', 'This is not an id');
    return value.toLowerCase();
  }
}

/** A path parameter that is a uuid; anything else is a 400 before the database is asked. */
export const IdParam = (name: string = 'id'): ParameterDecorator => Param(name, new ReadId());
