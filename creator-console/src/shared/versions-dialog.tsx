import { Button, DialogContentText, List, ListItem, ListItemText } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { PlainDialog } from './plain-dialog';
import { Loaded } from './loaded';
import { momentOf } from './moment';

interface Version {
  number: number;
  publishedAt: string;
  publishedBy: string | null;
}

interface Props {
  query: UseQueryResult<Version[]>;
  title: string;
  lead: string;
  nameOf: (number: number) => string;
  texts: Record<'beginning' | 'bringBack' | 'notLoaded' | 'close', string>;
  /** Version 0 is the default text. */
  onRestore: (number: number) => void;
  onClose: () => void;
}

/** Published versions, each of which can be restored as the draft. */
export const VersionsDialog = ({ query, title, lead, nameOf, texts, onRestore, onClose }: Props) => (
  <PlainDialog
    fullWidth
    maxWidth="sm"
    onClose={onClose}
    title={title}
    actions={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <DialogContentText>{lead}</DialogContentText>
    <Loaded query={query} failed={texts.notLoaded} heights={[64]}>
      {(versions) => (
        <List>
          {[...versions, undefined].map((version) => {
            const number = version?.number ?? 0;
            const name = version ? nameOf(number) : texts.beginning;
            return (
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
                <ListItemText
                  primary={name}
                  secondary={
                    version &&
                    [momentOf(version.publishedAt), version.publishedBy].filter(Boolean).join(' · ')
                  }
                />
              </ListItem>
            );
          })}
        </List>
      )}
    </Loaded>
  </PlainDialog>
);
