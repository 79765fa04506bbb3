import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsTimeZone,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { type Doc, field, type FieldOptions, optionsOf } from './described.js';

interface Range extends FieldOptions {
  min?: number;
  max?: number;
}

/** A whole number. Requests need both limits. */
export function Whole(doc: Doc<Range> = {}): PropertyDecorator {
  const { min, max }: Range = optionsOf(doc);
  return field<Range>(
    { type: 'integer' },
    doc,
    min === undefined || max === undefined ? [] : [Max(max), Min(min), IsInt()],
    { min: 'minimum', max: 'maximum' },
  );
}

/** A number of a response that may have decimals. */
export const Decimal = (doc: Doc = {}): PropertyDecorator => field({ type: Number }, doc, []);

export const Flag = (doc: Doc = {}): PropertyDecorator => field({ type: Boolean }, doc, [IsBoolean()]);

export const Id = (doc: Doc = {}): PropertyDecorator =>
  field({ type: String, format: 'uuid' }, doc, [IsUUID()]);

interface Several extends FieldOptions {
  /** Number of items. */
  min?: number;
  max?: number;
  unique?: boolean;
}

/** A list of ids. Requests need its max length. */
export function Ids(doc: Doc<Several> = {}): PropertyDecorator {
  const { min, max, unique }: Several = optionsOf(doc);
  return field<Several>(
    { type: [String], format: 'uuid' },
    doc,
    max === undefined
      ? []
      : [
          IsUUID(undefined, { each: true }),
          ...(unique ? [ArrayUnique()] : []),
          ArrayMaxSize(max),
          ...(min === undefined ? [] : [ArrayMinSize(min)]),
          IsArray(),
        ],
    { min: 'minItems', max: 'maxItems', unique: 'uniqueItems' },
  );
}

interface Named extends FieldOptions {
  /** Names of the values in generated clients, for values that are not words. They require the schema's name. */
  names?: readonly string[];
}

/** One of these values; a name makes it a schema of the contract, shared by all fields that have it. */
export const Choice = (
  values: readonly unknown[],
  name?: string | null,
  doc: Doc<Named> = {},
): PropertyDecorator =>
  field<Named>({ enum: values, ...(name && { enumName: name }) }, doc, [IsIn(values)], {
    names: 'x-enumNames',
  });

/** Some of these values, each once. */
export const Choices = (values: readonly unknown[], name?: string | null, doc: Doc = {}): PropertyDecorator =>
  field({ enum: values, ...(name && { enumName: name }), isArray: true }, doc, [
    IsIn(values, { each: true }),
    ArrayUnique(),
    IsArray(),
  ]);

interface Dated extends FieldOptions {
  /** Class of the values in the contract; default: text. `Date` writes the same schema in another order. */
  type?: typeof String | typeof Date;
}

/** A moment of a response. */
export const Moment = (doc: Doc<Dated> = {}): PropertyDecorator =>
  field({ type: String, format: 'date-time' }, doc, []);

/** A moment of a request, with its zone. */
export const ZonedMoment = (doc: Doc = {}): PropertyDecorator =>
  field({ type: String, format: 'date-time', example: '2027-03-02T14:00:00Z' }, doc, [
    IsISO8601({ strict: true, strictSeparator: true }),
    Matches(/^2[01]\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, {
      message: 'must be a date and time with a time zone, such as 2027-03-01T09:30:00Z',
    }),
  ]);

/** A day of a response. */
export const CalendarDay = (doc: Doc = {}): PropertyDecorator =>
  field({ type: String, format: 'date' }, doc, []);

const TIME_ZONE_LIMIT = 64;

/** The IANA name of a time zone. */
export const TimeZone = ({ example, ...doc }: FieldOptions): PropertyDecorator =>
  field({ type: String }, { example, maxLength: TIME_ZONE_LIMIT, ...doc }, [
    IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' }),
    MaxLength(TIME_ZONE_LIMIT),
  ]);
