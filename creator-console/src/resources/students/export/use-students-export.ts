import { useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { saveFile } from '../../../shared/figures/save-file';
import { useToast } from '../../../shared/toast/use-toast';
import { exportStudents } from './students-export.api';
import { texts } from './texts';

/** Downloads the list as it is filtered and sorted, or those of `filter`; `total` is how many that are. */
export function useStudentsExport({ filter, total }: { filter: object; total: number }) {
  const { sort } = useListContext();
  const { run, isActing, problem, dialog } = useAct();
  const [done, setDone] = useState(0);
  const stop = useRef(new AbortController());
  const toast = useToast();

  const download = async (signal: AbortSignal) => {
    setDone(0);
    try {
      // The first line has the names of the columns.
      const onLines = (lines: number) => setDone(Math.min(total, Math.max(0, lines - 1)));
      const csv = await exportStudents({ sort, filter }, { signal, onLines });
      saveFile(texts.file(new Date().toISOString().slice(0, 10)), 'text/csv', csv);
      toast({ title: texts.done(total) });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const start = () => {
    stop.current = new AbortController();
    void run(() => download(stop.current.signal));
  };
  return { start, cancel: () => stop.current.abort(), isActing, problem, done, signInAgain: dialog };
}
