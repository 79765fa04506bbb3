import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import {
  Alert,
  Button as MuiButton,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { texts } from './texts';
import { useStudentsExport } from './use-students-export';

/** Downloads the list as it is filtered and sorted, of all pages. */
export function ExportButton() {
  const { filterValues, total = 0 } = useListContext();
  return <Export filter={filterValues} total={total} />;
}

/** Downloads the students whose boxes are ticked. */
export function ExportSelectedButton() {
  const { selectedIds } = useListContext();
  return <Export filter={{ id: selectedIds }} total={selectedIds.length} />;
}

function Export({ filter, total }: { filter: object; total: number }) {
  const exporting = useStudentsExport({ filter, total });
  const [isShown, setShown] = useState(false);
  const start = () => {
    setShown(true);
    exporting.start();
  };
  const isOpen = exporting.isActing || (isShown && exporting.problem !== undefined);
  return (
    <>
      <Button label={texts.export} disabled={total === 0} onClick={start}>
        <DownloadIcon />
      </Button>
      {isOpen && (
        <ProgressDialog {...exporting} total={total} onRetry={start} onClose={() => setShown(false)} />
      )}
      {exporting.signInAgain}
    </>
  );
}

interface Props
  extends Pick<ReturnType<typeof useStudentsExport>, 'isActing' | 'problem' | 'done' | 'cancel'> {
  total: number;
  onRetry: () => void;
  onClose: () => void;
}

function ProgressDialog({ isActing, problem, done, cancel, total, onRetry, onClose }: Props) {
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={isActing ? cancel : onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{texts.title}</DialogTitle>
      <DialogContent>
        {problem && !isActing ? (
          <Alert severity="error">{problem}</Alert>
        ) : (
          <>
            <LinearProgress variant="determinate" value={(100 * done) / total} aria-labelledby={heading} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {texts.progress(done, total)}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {isActing ? (
          <MuiButton onClick={cancel}>{texts.cancel}</MuiButton>
        ) : (
          <>
            <MuiButton onClick={onClose}>{texts.close}</MuiButton>
            <MuiButton variant="contained" onClick={onRetry}>
              {texts.tryAgain}
            </MuiButton>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
