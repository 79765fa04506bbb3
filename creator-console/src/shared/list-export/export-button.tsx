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
import type { ListExport } from './list-export';
import { texts } from './texts';
import { useExport } from './use-export';

/** Downloads the list as it is filtered and sorted, of all pages. */
export function ExportButton({ of }: { of: ListExport }) {
  const { filterValues, total = 0 } = useListContext();
  return <Export of={of} filter={filterValues} total={total} />;
}

/** Downloads the rows whose boxes are ticked. */
export function ExportSelectedButton({ of }: { of: ListExport }) {
  const { selectedIds } = useListContext();
  return <Export of={of} filter={{ id: selectedIds }} total={selectedIds.length} />;
}

function Export({ of, filter, total }: { of: ListExport; filter: object; total: number }) {
  const exporting = useExport(of, { filter, total });
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
        <ProgressDialog
          {...exporting}
          of={of}
          total={total}
          onRetry={start}
          onClose={() => setShown(false)}
        />
      )}
      {exporting.signInAgain}
    </>
  );
}

interface Props extends Pick<ReturnType<typeof useExport>, 'isActing' | 'problem' | 'done' | 'cancel'> {
  of: ListExport;
  total: number;
  onRetry: () => void;
  onClose: () => void;
}

function ProgressDialog({ of, isActing, problem, done, cancel, total, onRetry, onClose }: Props) {
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={isActing ? cancel : onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{of.title}</DialogTitle>
      <DialogContent>
        {problem && !isActing ? (
          <Alert severity="error">{problem}</Alert>
        ) : (
          <>
            <LinearProgress variant="determinate" value={(100 * done) / total} aria-labelledby={heading} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {texts.progress(done, of.counted(total))}
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
