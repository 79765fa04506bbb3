import { Alert, Box, Button, Card, Stack } from '@mui/material';
import { useState } from 'react';
import { useConversationWith, useLiveMessages } from '../../../shared/conversation/conversation.api';
import { Thread } from '../../../shared/conversation/thread';
import { refusalOf } from '../../../providers/refusal';
import { LetterDialog } from '../acts/letter-dialog';
import { Loaded } from '../../../shared/loaded';
import type { Student } from './parts/student.api';
import { texts } from './texts';

/** The conversation with the student, and a mail where more is to be said. */
export function MessagesTab({ student }: { student: Student }) {
  const typingIn = useLiveMessages();
  const [isWriting, setWriting] = useState(false);
  const conversation = useConversationWith(student.id);
  return (
    <Stack spacing={2} sx={{ maxWidth: '48rem' }}>
      <Box>
        <Button variant="outlined" onClick={() => setWriting(true)}>
          {texts.writeMail}
        </Button>
      </Box>
      {refusalOf(conversation.error).code === 'may_not_write' ? (
        <Alert severity="info">{texts.mayNotWrite}</Alert>
      ) : (
        <Loaded query={conversation}>
          {(found) => (
            <Card sx={{ height: 600, maxHeight: '75dvh', display: 'flex', flexDirection: 'column' }}>
              <Thread conversation={found} isOtherTyping={typingIn === found.id} />
            </Card>
          )}
        </Loaded>
      )}
      {isWriting && <LetterDialog student={student} onClose={() => setWriting(false)} />}
    </Stack>
  );
}
