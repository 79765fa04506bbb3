import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';

/** Marks a field that may be missing, but not null, because null would be written where the column forbids it. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** Marks a field that may be null, to empty it. */
export const MayBeNull = (): PropertyDecorator => ValidateIf((_, value) => value !== null);

export interface FieldOptions {
  description?: string;
  example?: unknown;
  default?: unknown;
  optional?: boolean;
  nullable?: boolean;
}

/** Options of a field, or its description alone. */
export type Doc<Options extends FieldOptions = FieldOptions> = string | Options;

export const optionsOf = <Options extends FieldOptions>(doc: Doc<Options>): Options | FieldOptions =>
  typeof doc === 'string' ? { description: doc } : doc;

type Schema = Record<string, unknown>;

/**
 * Describes a field in the contract and checks it in requests. A field without rules is only described, and requests
 * with it are refused, so that no limit is forgotten. `names` translates options whose contract name depends on the
 * type.
 */
export function field<Options extends FieldOptions>(
  schema: Schema,
  doc: Doc<Options>,
  rules: readonly PropertyDecorator[],
  names: Partial<Record<keyof Options, string>> = {},
): PropertyDecorator {
  const { optional = false, ...options } = optionsOf(doc);
  const described = Object.entries(options).map(([name, value]) => [
    (names as Record<string, string>)[name] ?? name,
    value,
  ]);
  return applyDecorators(
    ApiProperty({
      ...schema,
      ...Object.fromEntries(described),
      ...(optional && { required: false }),
    } as ApiPropertyOptions),
    ...(rules.length > 0 && optional ? [MayBeMissing()] : []),
    ...(rules.length > 0 && options.nullable ? [MayBeNull()] : []),
    ...rules,
  );
}
