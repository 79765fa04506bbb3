import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import type { Chosen } from './course-mapping';
import type { StudentImport } from './student-import';
import { texts } from './texts';

/** Same as the server's limit, in characters. */
const LARGEST = 4 * 1_048_576;

interface Previewed {
  csv: string;
  chosen: Chosen;
  report: StudentImport;
}

const coursesOf = (chosen: Chosen) =>
  Object.entries(chosen).flatMap(([name, productId]) => (productId ? [{ name, productId }] : []));

/** Previews a file with the chosen products, and then imports exactly the previewed content. */
export function useImport({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<Previewed>();
  const [grantId, setGrantId] = useState<string>();
  const [isTooLarge, setTooLarge] = useState(false);
  const newest = useRef(0);
  const { run, isActing, problem, dialog } = useAct();
  const { importStudents, previewImport } = useActs();
  const toast = useToast();
  const refresh = useRefresh();

  const look = (chosenFile: File) => {
    setFile(undefined);
    setTooLarge(chosenFile.size > LARGEST);
    if (chosenFile.size > LARGEST) return;
    void run(async () => {
      const csv = await chosenFile.text();
      const report = await previewImport({ csv });
      const chosen = Object.fromEntries(
        report.courses.map(({ name, productId }) => [name, productId ?? undefined]),
      );
      const courses = coursesOf(chosen);
      setFile({ csv, chosen, report: courses.length > 0 ? await previewImport({ csv, courses }) : report });
    });
  };
  const choose = (chosen: Chosen) => {
    if (!file) return;
    setFile({ ...file, chosen });
    const turn = ++newest.current;
    void run(async () => {
      const report = await previewImport({ csv: file.csv, courses: coursesOf(chosen) });
      // A later choice is on its way.
      if (turn === newest.current) setFile({ ...file, chosen, report });
    });
  };
  const confirm = ({ csv, chosen }: Previewed, isInvited: boolean) =>
    run(async () => {
      const { added, bulkGrantId } = await importStudents({ csv, isInvited, courses: coursesOf(chosen) });
      toast({ title: texts.done(added) });
      refresh();
      if (bulkGrantId === null) onDone();
      else setGrantId(bulkGrantId);
    });
  return {
    file,
    look,
    choose,
    confirm,
    grantId,
    isActing,
    problem: isTooLarge ? texts.tooLarge : problem,
    signInAgain: dialog,
  };
}
