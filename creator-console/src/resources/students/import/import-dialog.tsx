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
import { CourseMapping } from './course-mapping';
import { texts } from './texts';
import { useImport } from './use-import';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { GrantResult } from '../giving/grant-result';

/** Import in steps: choose a file, choose products for its courses, check the preview, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const [invite, setInvite] = useState(false);
  const { file, look, choose, confirm, grantId, isActing, problem, signInAgain } = useImport({
    onDone: onClose,
  });
  const { added = 0, given = 0, courses = [] } = file?.report ?? {};

  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) look(chosen);
    // Allows choosing the same file again after it was corrected.
    target.value = '';
  };

  if (grantId !== undefined)
    return (
      <InfoDialog title={texts.title} close={texts.close} maxWidth="md" onClose={onClose}>
        <GrantResult id={grantId} />
      </InfoDialog>
    );
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
          onChange={chooseFile}
        />
        <Button variant="outlined" disabled={isActing} onClick={() => input.current?.click()}>
          {file ? texts.another : texts.choose}
        </Button>
        {problem && <Alert severity="error">{problem}</Alert>}
        {isActing && <LinearProgress aria-label={texts.reading} sx={{ width: '100%' }} />}
        {file && courses.length > 0 && (
          <CourseMapping courses={courses} chosen={file.chosen} onChoose={choose} />
        )}
        {file && <ImportReport {...file.report} />}
        {added > 0 && <InviteChoice isChosen={invite} onChoose={setInvite} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        {file && added + given > 0 && (
          <Button variant="contained" disabled={isActing} onClick={() => void confirm(file, invite)}>
            {added > 0 ? texts.submit(added) : texts.give(given)}
          </Button>
        )}
      </DialogActions>
      {signInAgain}
    </Dialog>
  );
}

interface InviteChoiceProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function InviteChoice({ isChosen, onChoose }: InviteChoiceProps) {
  const help = useId();
  return (
    <div>
      <FormControlLabel
        label={texts.invite}
        control={
          <Checkbox
            checked={isChosen}
            onChange={(_, checked) => onChoose(checked)}
            slotProps={{ input: { 'aria-describedby': help } }}
          />
        }
      />
      <FormHelperText id={help}>{texts.inviteHelp}</FormHelperText>
    </div>
  );
}
