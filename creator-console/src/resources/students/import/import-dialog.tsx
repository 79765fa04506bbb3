import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  LinearProgress,
} from '@mui/material';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { ImportReport } from './import-report';
import type { StudentImport } from './student-import';
import { texts } from './texts';
import { useRefresh } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';

/** Same as the server's limit, in characters. */
const LARGEST = 1_048_576;

/** Previews a file, and then imports exactly the previewed content. */
function useImport({ onDone }: { onDone: () => void }) {
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

/** Import in three steps: choose a file, check the preview, import. */
// oxlint-disable-next-line max-lines-per-function -- the three steps of one import
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const inviteHelp = useId();
  const input = useRef<HTMLInputElement>(null);
  const [invite, setInvite] = useState(false);
  const { file, look, confirm, isActing, problem, signInAgain } = useImport({ onDone: onClose });
  const added = file?.report.added ?? 0;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) look(chosen);
    // Allows choosing the same file again after it was corrected.
    target.value = '';
  };

  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <DialogContentText>{texts.help}</DialogContentText>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label={texts.choose}
          onChange={choose}
        />
        <Button variant="outlined" disabled={isActing} onClick={() => input.current?.click()}>
          {file ? texts.another : texts.choose}
        </Button>
        {problem && <Alert severity="error">{problem}</Alert>}
        {isActing && <LinearProgress aria-label={texts.reading} sx={{ width: '100%' }} />}
        {file && <ImportReport {...file.report} />}
        {added > 0 && (
          <div>
            <FormControlLabel
              label={texts.invite}
              control={
                <Checkbox
                  checked={invite}
                  onChange={(_, checked) => setInvite(checked)}
                  slotProps={{ input: { 'aria-describedby': inviteHelp } }}
                />
              }
            />
            <FormHelperText id={inviteHelp}>{texts.inviteHelp}</FormHelperText>
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        {file && added > 0 && (
          <Button variant="contained" disabled={isActing} onClick={() => void confirm(file, invite)}>
            {texts.submit(added)}
          </Button>
        )}
      </DialogActions>
      {signInAgain}
    </Dialog>
  );
}
