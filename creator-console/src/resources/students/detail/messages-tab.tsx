import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { EmptyPlace } from '../../../shared/empty-place';
import { LetterDialog } from '../acts/letter-dialog';
import type { Student } from './parts/student.api';
import { texts } from './texts';

/** Members and the coach cannot write messages to each other yet; a mail can be written. */
export function MessagesTab({ student }: { student: Student }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <EmptyPlace icon={ChatIcon} title={texts.noMessages} text={texts.noMessagesText}>
        <Button variant="outlined" onClick={() => setWriting(true)}>
          {texts.writeMail}
        </Button>
      </EmptyPlace>
      {isWriting && <LetterDialog student={student} onClose={() => setWriting(false)} />}
    </>
  );
}
