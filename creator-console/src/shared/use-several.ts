import { useCallback } from 'react';
import { useRefresh } from 'react-admin';
import { refusalOf } from '../providers/refusal';

interface Words<Row> {
  /** Text for a record that stayed unchanged, with the reason. */
  refused: (row: Row, why: string) => string;
  /** Text for errors that don't come from the server. */
  failed: string;
}

/** Runs one action on several records in sequence. Refused records are reported by name and stay unchanged. */
export function useSeveral<Row>({ refused: tell, failed }: Words<Row>) {
  const refresh = useRefresh();
  return useCallback(
    async (rows: readonly Row[], act: (row: Row) => Promise<unknown>) => {
      const done: Row[] = [];
      const refused: string[] = [];
      for (const row of rows) {
        try {
          await act(row);
          done.push(row);
        } catch (error) {
          refused.push(tell(row, refusalOf(error).message ?? failed));
        }
      }
      refresh();
      return { done, text: refused.join(' '), failed: refused.length > 0 };
    },
    [refresh, tell, failed],
  );
}
