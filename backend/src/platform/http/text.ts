import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { STORABLE } from '../../kernel/text.js';

/** A field that may be missing, but not null: null would be written where the column forbids it. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** A field that may be null, to empty it. */
export const MayBeNull = (): PropertyDecorator => ValidateIf((_, value) => value !== null);

interface TextOptions {
  max: number;
  min?: number;
  optional?: boolean;
  nullable?: boolean;
  example?: string;
  description?: string;
  /** The least an amount written as text may be: `x-minimum` in the contract. The service refuses less. */
  minimum?: string;
  /** Keep leading and trailing space, e.g. in a password. */
  verbatim?: boolean;
}

/** A text field of a request: trimmed, storable, with the length limit of its column, and in the contract with it. */
export function Text({
  max,
  min = 1,
  optional = false,
  nullable = false,
  verbatim = false,
  minimum,
  ...doc
}: TextOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      minLength: min,
      maxLength: max,
      required: !optional,
      nullable,
      ...doc,
      ...(minimum !== undefined && { 'x-minimum': minimum }),
    }),
    ...(verbatim
      ? []
      : [Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))]),
    ...(optional ? [MayBeMissing()] : []),
    ...(nullable ? [MayBeNull()] : []),
    IsString(),
    MinLength(min),
    MaxLength(max),
    Matches(STORABLE, { message: 'contains characters that cannot be stored' }),
  );
}
