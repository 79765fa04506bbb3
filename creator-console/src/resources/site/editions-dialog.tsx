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
import { readEditions } from './site.api';
import { texts } from './texts';

interface EditionsDialogProps {
  /** Edition that visitors see. */
  current: number;
  onRestore: (edition: number) => void;
  onClose: () => void;
}

/** Published editions, each of which can be restored as the draft. */
export function EditionsDialog({ current, onRestore, onClose }: EditionsDialogProps) {
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['site-editions', current],
    queryFn: readEditions,
  });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="editions">
      <DialogTitle id="editions">{texts.editionsTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.editionsLead}</DialogContentText>
        {isLoadingError && <LoadFailed words={texts.notLoaded} onRetry={() => void refetch()} />}
        {!data && !isLoadingError && <Skeleton height={64} />}
        {data && (
          <List>
            {data.map(({ number, publishedAt, publishedBy }) => (
              <Edition
                key={number}
                name={number === current ? `${texts.edition(number)} (${texts.now})` : texts.edition(number)}
                says={[momentOf(publishedAt), publishedBy].filter(Boolean).join(' · ')}
                onRestore={() => onRestore(number)}
              />
            ))}
            <Edition name={texts.beginning} onRestore={() => onRestore(0)} />
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Edition = ({ name, says, onRestore }: { name: string; says?: string; onRestore: () => void }) => (
  <ListItem
    disableGutters
    divider
    secondaryAction={
      <Button size="small" aria-label={`${texts.bringBack}: ${name}`} onClick={onRestore}>
        {texts.bringBack}
      </Button>
    }
    sx={{ pr: 14 }}
  >
    <ListItemText primary={name} secondary={says} />
  </ListItem>
);
