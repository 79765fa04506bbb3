import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import type { StudentImport } from './student-import';
import { texts } from './texts';

/** The server takes as many characters. */
const LARGEST = 1_048_576;

/** A file is looked at, and then imported as it was when it was looked at. */
export function useImport({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<{ csv: string; report: StudentImport }>();
  const [isTooLarge, setTooLarge] = useState(false);
  const { run, isActing, problem, dialog } = useAct();
  const { importStudents, previewImport } = useActs();
  const toast = useToast();
  const refresh = useRefresh();

  const look = (chosen: File) => {
    setFile(undefined);
    setTooLarge(chosen.size > LARGEST);
    if (chosen.size > LARGEST) return;
    void run(async () => {
      const csv = await chosen.text();
      setFile({ csv, report: await previewImport(csv) });
    });
  };
  const confirm = ({ csv }: { csv: string }, invite: boolean) =>
    run(async () => {
      const { added } = await importStudents(csv, invite);
      toast({ title: texts.done(added) });
      refresh();
      onDone();
    });
  return {
    file,
    look,
    confirm,
    isActing,
    problem: isTooLarge ? texts.tooLarge : problem,
    signInAgain: dialog,
  };
}
