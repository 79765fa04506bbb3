/** Type of the driver's value for each column type. */
interface Values {
  uuid: string;
  /** Text of any length; a `varchar` is read as text. */
  text: string;
  'text[]': string[];
  smallint: number;
  integer: number;
  /** A string, because not every bigint is a safe number. */
  bigint: string;
  boolean: boolean;
  date: Date;
  timestamptz: Date;
  jsonb: object;
}

export interface Choice<Value extends string> {
  type: 'text' | 'text[]';
  values: readonly Value[];
  nullable: boolean;
}

type Column = keyof Values | `${keyof Values}?` | Choice<string>;

/** The columns of a view by name; a question mark says that a value may be missing. */
export interface PublishedView<Columns extends Record<string, Column> = Record<string, Column>> {
  name: string;
  columns: Columns;
}

/**
 * Describes a published view: what other modules may read of a module's private tables. A migration creates the view;
 * `backend/test/published-views.spec.ts` compares the two. Readers take their row types from here (`RowOf`), so code
 * with a renamed or removed column does not compile.
 */
export const publishedView = <const Columns extends Record<string, Column>>(
  name: string,
  columns: Columns,
): PublishedView<Columns> => ({ name, columns });

export const oneOf = <Value extends string>(values: readonly Value[]) =>
  ({ type: 'text', values, nullable: false }) as const;

export const oneOfOrNull = <Value extends string>(values: readonly Value[]) =>
  ({ type: 'text', values, nullable: true }) as const;

export const someOf = <Value extends string>(values: readonly Value[]) =>
  ({ type: 'text[]', values, nullable: false }) as const;

type ValueOf<Description> = Description extends keyof Values
  ? Values[Description]
  : Description extends `${infer Type extends keyof Values}?`
    ? Values[Type] | null
    : Description extends Choice<infer Value>
      ? Description['type'] extends 'text[]'
        ? Value[]
        : Value | (Description['nullable'] extends true ? null : never)
      : never;

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** A row of a view, with columns named as in our code: `created_at` is `createdAt`. */
export type RowOf<View extends PublishedView> = {
  [Name in keyof View['columns'] & string as Camel<Name>]: ValueOf<View['columns'][Name]>;
};

/** Columns of a view in SQL, named as in our code: `p.whats_inside as "whatsInside"`. */
export const columnsOf = (columns: Record<string, Column>, alias: string): string =>
  Object.keys(columns)
    .map((name) => `${alias}.${name} as "${camel(name)}"`)
    .join(', ');

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
