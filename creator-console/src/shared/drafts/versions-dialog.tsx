import { Button, DialogContentText, List, ListItem, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../loaded';
import { momentOf } from '../moment';
import { PlainDialog } from '../plain-dialog';
import { texts } from './texts';

interface Version {
  number: number;
  publishedAt: string;
  publishedBy: string | null;
}

export interface PublishedVersions {
  /** Names the versions among all that the console shows. */
  name: string;
  /** Version that visitors see. */
  live: number;
  read: () => Promise<Version[]>;
}

interface Props {
  versions: PublishedVersions;
  /** Version 0 is the starting text. */
  onRestore: (number: number) => void;
  onClose: () => void;
}

/** Published versions, each of which can be restored as the draft. */
export function VersionsDialog({ versions: { name, live, read }, onRestore, onClose }: Props) {
  const query = useQuery({ queryKey: ['published-versions', name, live], queryFn: read });
  const nameOf = (number: number) => {
    if (number === 0) return texts.beginning;
    return number === live ? texts.live(texts.version(number)) : texts.version(number);
  };
  return (
    <PlainDialog
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      title={texts.versions}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <DialogContentText>{texts.versionsLead}</DialogContentText>
      <Loaded query={query} failed={texts.versionsNotLoaded} heights={[64]}>
        {(versions) => (
          <List>
            {[...versions, { number: 0, publishedAt: null, publishedBy: null }].map((version) => (
              <ListItem
                key={version.number}
                disableGutters
                divider
                secondaryAction={
                  <Button
                    size="small"
                    aria-label={`${texts.restore}: ${nameOf(version.number)}`}
                    onClick={() => onRestore(version.number)}
                  >
                    {texts.restore}
                  </Button>
                }
                sx={{ pr: 14 }}
              >
                <ListItemText
                  primary={nameOf(version.number)}
                  secondary={
                    version.publishedAt &&
                    [momentOf(version.publishedAt), version.publishedBy].filter(Boolean).join(' · ')
                  }
                />
              </ListItem>
            ))}
          </List>
        )}
      </Loaded>
    </PlainDialog>
  );
}
