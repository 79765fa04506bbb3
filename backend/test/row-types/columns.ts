import type { Client, Connection, FieldDef } from 'pg';

/**
 * Returns the columns of a statement's result as PostgreSQL describes them, without running it. Rejects if it doesn't
 * parse.
 */
export function columnsOf(client: Client, sql: string): Promise<FieldDef[]> {
  return new Promise((resolve, reject) => {
    let columns: FieldDef[] = [];
    let failure: Error | undefined;
    client.query({
      submit(connection: Connection) {
        connection.parse({ text: sql, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: FieldDef[] }) => (columns = fields),
      handleError: (error: Error) => (failure = error),
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(columns)),
    });
  });
}
