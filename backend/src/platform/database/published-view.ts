/** Type of the driver's value for each column type. */
interface Values {
  uuid: string;
  /** Text of any length: a `varchar` is read as text. */
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
 * Describes a view that a module publishes: what other modules may read of its tables, which are private. The view itself
 * is made by a migration; `backend/test/published-views.spec.ts` compares the two. A reader takes the type of its rows
 * from here (`RowOf`), so that a column which is renamed or gone does not compile there.
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

/** A row of a view, its columns called as our code calls them: `created_at` is `createdAt`. */
export type RowOf<View extends PublishedView> = {
  [Name in keyof View['columns'] & string as Camel<Name>]: ValueOf<View['columns'][Name]>;
};

/** Columns of a view in SQL, called as our code calls them: `p.whats_inside as "whatsInside"`. */
export const columnsOf = (columns: Record<string, Column>, alias: string): string =>
  Object.keys(columns)
    .map((name) => `${alias}.${name} as "${camel(name)}"`)
    .join(', ');

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
