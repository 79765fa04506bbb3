import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { holdsAddress, ONE_LINE } from '../../../kernel/person-name.js';
import { STORABLE, tidyText } from '../../../kernel/text.js';
import { type Doc, field, type FieldOptions, MayBeMissing, MayBeNull } from './described.js';

interface TextOptions {
  max: number;
  min?: number;
  optional?: boolean;
  nullable?: boolean;
  example?: string;
  description?: string;
  /** Minimum of an amount written as text: `x-minimum` in the contract. The service refuses less. */
  minimum?: string;
  /** Keeps leading and trailing space, for example in a password. */
  verbatim?: boolean;
}

interface ShownText extends FieldOptions {
  maxLength?: number;
  pattern?: string;
  example?: string | null;
  format?: string;
}

/**
 * A text. In a request it needs the length limit of its column, is trimmed, must be storable, and loses direction
 * controls.
 */
export const Text = (doc: Doc<ShownText> | TextOptions = {}): PropertyDecorator =>
  typeof doc === 'object' && 'max' in doc ? limited(doc) : field({ type: String }, doc, []);

function limited({
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
    ...(verbatim ? [] : [Transform(({ value }: { value: unknown }) => tidied(value))]),
    ...(optional ? [MayBeMissing()] : []),
    ...(nullable ? [MayBeNull()] : []),
    IsString(),
    MinLength(min),
    MaxLength(max),
    Matches(STORABLE, { message: 'contains characters we can’t save' }),
  );
}

interface TextsOptions extends Pick<TextOptions, 'optional' | 'description'> {
  /** Max characters of each text. */
  max: number;
  /** Max number of texts. */
  maxItems: number;
  example?: string[];
}

/** A list of texts, each with the rules of `Text`. */
export const Texts = (doc: Doc | TextsOptions = {}): PropertyDecorator =>
  typeof doc === 'object' && 'maxItems' in doc ? limitedList(doc) : field({ type: [String] }, doc, []);

function limitedList({ max, maxItems, optional = false, ...doc }: TextsOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: [String],
      maxItems,
      required: !optional,
      items: { type: 'string', minLength: 1, maxLength: max },
      ...doc,
    }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(tidied) : value)),
    ...(optional ? [MayBeMissing()] : []),
    IsArray(),
    ArrayMaxSize(maxItems),
    IsString({ each: true }),
    MinLength(1, { each: true }),
    MaxLength(max, { each: true }),
    Matches(STORABLE, { each: true, message: 'contains characters we can’t save' }),
  );
}

const tidied = (value: unknown): unknown => (typeof value === 'string' ? tidyText(value) : value);

/** Refuses a text with a web or email address, which our emails would carry to people who did not ask for it. */
export const WithoutAddress = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'holdsNoAddress',
      validator: { validate: (value: unknown) => typeof value !== 'string' || !holdsAddress(value) },
    },
    { message: 'can’t contain a link or an email address' },
  );

/** A person's name, which emails and calendars show to others: one line, without an address. */
export function PersonName(options: Omit<TextOptions, 'min' | 'nullable' | 'verbatim'>): PropertyDecorator {
  return applyDecorators(
    Text(options),
    Matches(ONE_LINE, { message: 'must be on one line' }),
    WithoutAddress(),
  );
}
