import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Card, Chip, DialogContentText, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { momentOf } from '../../shared/moment';
import { useToast } from '../../shared/toast/use-toast';
import { AnnouncementDialog } from './announcement-dialog';
import type { Announcement } from './announcements-page';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

interface Props {
  announcement: Announcement;
  onChanged: () => void;
}

export function AnnouncementRow({ announcement, onChanged }: Props) {
  const { id, title, text, priority, createdAt, editedAt, seenBy } = announcement;
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { deleteAnnouncement } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onChanged();
  };
  const remove = () =>
    run(async () => {
      await deleteAnnouncement(id);
      toast({ title: texts.deleted });
      done();
    });
  return (
    <Card component="li" variant="outlined" sx={{ p: 2.5, listStyle: 'none' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Stack spacing={0.5} sx={{ flex: 1, minWidth: 0, alignItems: 'flex-start' }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Secondary>
            {[
              momentOf(createdAt),
              editedAt !== null && texts.edited,
              seenBy && texts.seen(seenBy.count, seenBy.members),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Secondary>
          {priority === 'high' && <Chip size="small" color="warning" label={texts.priorities.high} />}
        </Stack>
        <IconButton aria-label={texts.editOne(title)} onClick={() => setOpen('edit')}>
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={texts.deleteOne(title)} onClick={() => setOpen('delete')}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Stack>
      <Typography dir="auto" sx={{ mt: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {open === 'edit' && <AnnouncementDialog announcement={announcement} onDone={done} onClose={close} />}
      {open === 'delete' && (
        <FormDialog
          {...acting}
          isGrave
          title={texts.deleteTitle}
          submit={texts.delete}
          onSubmit={() => void remove()}
          onClose={close}
        >
          <DialogContentText>{texts.deleteText}</DialogContentText>
        </FormDialog>
      )}
    </Card>
  );
}
