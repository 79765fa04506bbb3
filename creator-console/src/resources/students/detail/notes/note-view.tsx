import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PinIcon from '@mui/icons-material/PushPin';
import PinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import { IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useActs } from '../../../../providers/use-acts';
import { momentOf } from '../../../../shared/moment';
import { useToast } from '../../../../shared/toast/use-toast';
import type { StudentNote } from '../parts/student.api';
import { texts } from './texts';
import { Secondary } from '../../../../shared/secondary';
import { IconAct } from '../../../../shared/icon-act';

interface Props {
  note: StudentNote;
  onEdit: () => void;
  onChanged: () => void;
}

export function NoteView({ note, onEdit, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const { editStudentNote, deleteStudentNote } = useActs();
  const attempt = async (work: () => Promise<unknown>, failed: string) => {
    try {
      await work();
    } catch {
      toast({ title: failed, text: texts.tryAgain, failed: true });
    }
    onChanged();
  };
  const { isPinned, createdAt, updatedAt } = note;
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.note}</Typography>
      <Stack direction="row" sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Secondary>
          {isPinned && `${texts.pinned} · `}
          {texts.by(note.author, momentOf(createdAt))} {updatedAt !== createdAt && texts.edited}
        </Secondary>
        <Stack direction="row" sx={{ flexShrink: 0 }}>
          <IconButton
            aria-label={isPinned ? texts.unpin : texts.pin}
            onClick={() =>
              void attempt(() => editStudentNote(note, { isPinned: !isPinned }), texts.failedUpdate)
            }
          >
            {isPinned ? <PinIcon fontSize="small" /> : <PinOutlinedIcon fontSize="small" />}
          </IconButton>
          <IconAct icon={EditIcon} isSmall label={texts.edit} onClick={onEdit} />
          <IconAct icon={DeleteIcon} isSmall label={texts.delete} onClick={() => setAsking(true)} />
        </Stack>
      </Stack>
      <Confirm
        isOpen={isAsking}
        title={texts.deleteTitle}
        content={texts.deleteText}
        confirm={texts.confirm}
        confirmColor="warning"
        cancel={texts.cancel}
        onConfirm={() => {
          setAsking(false);
          void attempt(() => deleteStudentNote(note.id), texts.failedDelete);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
