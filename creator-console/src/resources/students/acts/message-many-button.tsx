import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { Box } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import type { Student } from '../student/student';
import { MessageDeliveries } from './message-deliveries';
import { texts } from './texts';
import { Secondary } from '../../../shared/secondary';

type MessageDelivery = Schemas['MessageDeliveryResponse'];

/** Same as the server's limit. */
const MOST = 200;

const FIELDS = [{ name: 'text', label: texts.email.words, max: MESSAGE_LIMIT, lines: 5 }] as const;

/** Messages the selected students, each in their conversation with the coach. */
export function MessageManyButton() {
  const { selectedIds } = useListContext<Student>();
  const [clientId, setClientId] = useState<string>();
  const [deliveries, setDeliveries] = useState<MessageDelivery[]>();
  const { messageStudents } = useActs();
  const count = selectedIds.length;
  return (
    <>
      <Button
        label={count > MOST ? texts.email.tooMany(MOST) : texts.messageMany.open}
        disabled={count > MOST}
        // a retry sends the same message
        onClick={() => setClientId(crypto.randomUUID())}
      >
        <ChatIcon />
      </Button>
      {clientId !== undefined && (
        <ActDialog
          title={texts.messageMany.title(count)}
          text={texts.messageMany.text(MOST)}
          submit={texts.messageMany.submit(count)}
          done={(_, each: MessageDelivery[]) => texts.messageMany.done(each.filter(hasArrived).length)}
          fields={FIELDS}
          more={MessagePreview}
          onSubmit={async ({ text }) => {
            const each = await messageStudents({ clientId, text: text.trim(), studentIds: selectedIds });
            setDeliveries(each);
            return each;
          }}
          onClose={() => setClientId(undefined)}
        />
      )}
      {deliveries && <MessageDeliveries deliveries={deliveries} onClose={() => setDeliveries(undefined)} />}
    </>
  );
}

const hasArrived = ({ conversationId }: MessageDelivery) => conversationId !== null;

/** Preview of the message as each student sees it. */
const MessagePreview = ({ text }: { text: string }) =>
  text.trim() === '' ? null : (
    <section aria-label={texts.email.preview}>
      <Secondary sx={{ mb: 1 }}>{texts.email.preview}</Secondary>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          px: 2,
          py: 1.25,
          maxWidth: '85%',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text.trim()}
      </Box>
    </section>
  );
