import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Skeleton,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../shared/load-failed';
import { momentOf } from '../../shared/moment';
import { type LegalDocument, readVersions } from './legal.api';
import { texts } from './texts';

interface VersionsDialogProps {
  document: LegalDocument;
  /** Version that visitors read. */
  current: number;
  onRestore: (version: number) => void;
  onClose: () => void;
}

/** Published versions, each of which can be restored as the draft. */
export function VersionsDialog({ document, current, onRestore, onClose }: VersionsDialogProps) {
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['legal-versions', document, current],
    queryFn: () => readVersions(document),
  });
  const rows = (data ?? []).map(({ number, publishedAt, publishedBy }) => ({
    number,
    name: texts.version(number),
    says: [momentOf(publishedAt), publishedBy].filter(Boolean).join(' · '),
  }));
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="versions">
      <DialogTitle id="versions">{texts.versionsTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.versionsLead}</DialogContentText>
        {isLoadingError && <LoadFailed words={texts.notLoaded} onRetry={() => void refetch()} />}
        {!data && !isLoadingError && <Skeleton height={64} />}
        {data && (
          <List>
            {[...rows, { number: 0, name: texts.beginning, says: '' }].map(({ number, name, says }) => (
              <ListItem
                key={number}
                disableGutters
                divider
                secondaryAction={
                  <Button
                    size="small"
                    aria-label={`${texts.bringBack}: ${name}`}
                    onClick={() => onRestore(number)}
                  >
                    {texts.bringBack}
                  </Button>
                }
                sx={{ pr: 14 }}
              >
                <ListItemText primary={name} secondary={says} />
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
