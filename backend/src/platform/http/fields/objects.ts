import type { Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { type Doc, field, type FieldOptions, optionsOf } from './described.js';

/** An object with the fields of another class. */
export const Nested = (kind: Class, doc: Doc = {}): PropertyDecorator =>
  field({ type: kind }, doc, [Type(() => kind), ValidateNested()]);

interface Several extends FieldOptions {
  /** Number of items. */
  min?: number;
  max?: number;
}

/** A list of objects with the fields of another class. Requests need its max length. */
export function ListOf(kind: Class, doc: Doc<Several> = {}): PropertyDecorator {
  const { min, max }: Several = optionsOf(doc);
  return field<Several>(
    { type: [kind] },
    doc,
    max === undefined
      ? []
      : [
          Type(() => kind),
          ValidateNested({ each: true }),
          ArrayMaxSize(max),
          ...(min === undefined ? [] : [ArrayMinSize(min)]),
          IsArray(),
        ],
    { min: 'minItems', max: 'maxItems' },
  );
}
