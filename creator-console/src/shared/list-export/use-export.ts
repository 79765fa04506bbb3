import { useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { saveFile } from '../figures/save-file';
import { useAct } from '../fresh-sign-in/use-act';
import { useToast } from '../toast/use-toast';
import type { ListExport } from './list-export';
import { readExport } from './read-export';
import { texts } from './texts';

/** Downloads the list as it is filtered and sorted, or those of `filter`; `total` is how many that are. */
export function useExport(of: ListExport, { filter, total }: { filter: object; total: number }) {
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
      const csv = await readExport(of.ask, { sort, filter }, { signal, onLines });
      saveFile(of.file(new Date().toISOString().slice(0, 10)), 'text/csv', csv);
      toast({ title: texts.done(of.counted(total)) });
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
