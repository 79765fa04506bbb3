import { Alert, DialogContentText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { hasCode } from '../../../providers/refusal';
import { useActs } from '../../../providers/use-acts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { Loaded } from '../../../shared/loaded';
import { useToast } from '../../../shared/toast/use-toast';
import { UploadField } from '../../../shared/uploads/upload-field';
import type { UploadedFile } from '../../../shared/uploads/uploaded-file';
import { LatestImports } from './latest-imports';
import { ProblemList } from './problem-list';
import { texts } from './texts';

const SOON = 1000;

/** Uploads a course file and imports it; shows the latest imports until they end. */
export default function ImportCourseDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<UploadedFile | null>(null);
  const { importCourse } = useActs();
  const { run, isActing, refusal, dialog } = useAct();
  const toast = useToast();
  const query = useLatestImports();
  const problems = problemsIn(refusal);
  const submit = () =>
    run(async () => {
      await importCourse(file!.storageUrl).catch((error: unknown) => {
        // A refused upload cannot be sent again.
        if (hasCode(error, 'bad_course_file')) setFile(null);
        throw error;
      });
      setFile(null);
      toast({ title: texts.started });
      await query.refetch();
    });
  return (
    <FormDialog
      title={texts.title}
      submit={texts.submit}
      isActing={isActing}
      isBegun={file !== null}
      refusal={problems ? undefined : refusal}
      check={() => missingIn(file)}
      dialog={dialog}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{texts.help}</DialogContentText>
      {problems && (
        <Alert severity="error">
          {texts.problems}
          <ProblemList problems={problems} />
        </Alert>
      )}
      <UploadField
        name="storageUrl"
        label={texts.file}
        help={texts.fileHelp}
        purpose="course_file"
        required
        shown={file ? { name: file.fileName, size: file.fileSize } : undefined}
        onUploaded={setFile}
      />
      <Loaded query={query} failed={texts.notLoaded} heights={[]}>
        {(imports) => <LatestImports imports={imports} onOpen={onClose} />}
      </Loaded>
    </FormDialog>
  );
}

/** Latest imports, read again until they have ended; then the list of products is read again, too. */
function useLatestImports() {
  const { readCourseImports } = useActs();
  const refresh = useRefresh();
  const query = useQuery({
    queryKey: ['course-imports'],
    queryFn: readCourseImports,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? SOON : false),
  });
  const isImporting = query.data?.some(isRunning) ?? false;
  useEffect(() => (isImporting ? refresh : undefined), [isImporting, refresh]);
  return query;
}

const missingIn = (file: UploadedFile | null): Record<string, string> =>
  file ? {} : { storageUrl: texts.missing };

const isRunning = ({ state }: { state: string }): boolean => state === 'importing';

/** Problems of a file that the server refused right away; undefined for any other refusal. */
function problemsIn(refusal: unknown) {
  if (!hasCode(refusal, 'bad_course_file')) return undefined;
  return Object.entries(refusal.problem.fields ?? {}).map(([place, message]) => ({ place, message }));
}
