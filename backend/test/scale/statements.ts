import type { TestApp } from '../app.js';

export interface Statement {
  text: string;
  values: unknown[];
}

/** One step of PostgreSQL's plan; its row counts are known after the statement has run. */
export interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Step[];
}

/** Returns the statements that the database gets while `open` runs. */
export async function statementsOf(
  { database }: TestApp,
  open: () => Promise<unknown>,
): Promise<Statement[]> {
  const asked = jest.spyOn(database.pool, 'query');
  await open();
  const statements = asked.mock.calls.map(([call]) => call as unknown as Statement);
  asked.mockRestore();
  return statements;
}

/** Returns all steps of a statement's plan; the statement runs only with `analyze`. */
export async function stepsOf(
  { database }: TestApp,
  { text, values }: Statement,
  { analyze = false } = {},
): Promise<Step[]> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (${analyze ? 'analyze, timing off, ' : ''}format json) ${text}`,
    values,
  );
  const allOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(allOf)];
  return allOf(rows[0]!['QUERY PLAN'][0].Plan);
}

/** Counts the rows that all steps of these statements handle, which is the same on any machine, however busy. */
export async function rowsHandled(t: TestApp, statements: readonly Statement[]): Promise<number> {
  let sum = 0;
  for (const statement of statements) {
    for (const step of await stepsOf(t, statement, { analyze: true })) {
      const each =
        step['Actual Rows']! +
        (step['Rows Removed by Filter'] ?? 0) +
        (step['Rows Removed by Join Filter'] ?? 0);
      sum += each * step['Actual Loops']!;
    }
  }
  return sum;
}

/** Environment for an app whose tables are filled with millions of rows in one statement. */
export const UNHURRIED = { DATABASE_STATEMENT_TIMEOUT_MS: '600000' };
