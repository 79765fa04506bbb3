import { Muted } from '../muted';
import { IconAct } from '../icon-act';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Typography, Link, Button, Box, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../dialogs/form-dialog';
import { momentOf } from '../moment';
import { useToast } from '../toast/use-toast';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import { Attachments } from './attachments';
import type { Message } from './conversation.api';
import { Reword } from './reword';
import { texts } from './texts';
import { type Piece, piecesOf } from '@sanctum/web/mentions/pieces';
import { MODERATION_REASON_LIMIT } from '@sanctum/openapi/choices';
import { ActDialog } from '../fresh-sign-in/act-dialog';

interface BubbleProps {
  isMine: boolean;
  /** Sender's name in a circle or pod; null if only one other person could have written it. */
  sender?: string | null;
  /** Time and delivery state below the text. */
  footer: ReactNode;
  children: ReactNode;
}

export const Bubble = ({ isMine, sender = null, footer, children }: BubbleProps) => (
  <Stack component="li" sx={{ alignItems: isMine ? 'flex-end' : 'flex-start' }}>
    {sender !== null && <Muted sx={{ fontWeight: 600 }}>{sender}</Muted>}
    <Box
      sx={{
        maxWidth: '85%',
        px: 2,
        py: 1.25,
        borderRadius: 2,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        ...(isMine
          ? { bgcolor: 'action.selected' }
          : { border: 1, borderColor: 'divider', bgcolor: 'background.paper' }),
      }}
    >
      {children}
    </Box>
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minHeight: 28, color: 'text.secondary', typography: 'body2' }}
    >
      {footer}
    </Stack>
  </Stack>
);

const REASON = [
  { name: 'reason', label: texts.hideWhy, max: MODERATION_REASON_LIMIT, help: texts.hideWhyHelp, lines: 3 },
] as const;

interface HideMessageProps {
  message: Message;
  onChanged: () => Promise<unknown>;
}

/** Hides a message of a circle from the others, with a reason for its sender, or shows it again. */
function HideMessage({ message: { id, isHidden }, onChanged }: HideMessageProps) {
  const [asks, setAsks] = useState(false);
  const { hideMessage, showMessage } = useActs();
  const toast = useToast();
  const show = async () => {
    try {
      await showMessage(id);
    } catch (error) {
      toast({ title: texts.failed, text: refusalOf(error).message, failed: true });
    }
    await onChanged();
  };
  return (
    <>
      <Button size="small" onClick={() => (isHidden ? void show() : setAsks(true))}>
        {isHidden ? texts.showAgain : texts.hide}
      </Button>
      {asks && (
        <ActDialog
          title={texts.hideTitle}
          text={texts.hideText}
          submit={texts.hide}
          done={() => texts.hidden}
          fields={REASON}
          onSubmit={async ({ reason }) => {
            await hideMessage(id, reason);
            await onChanged();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

/** Message text with links and the names of mentioned people. */
const Words = ({ text, mentions }: { text: string; mentions: Message['mentions'] }) =>
  piecesOf(text).map((piece, index) => <OnePiece key={index} piece={piece} mentions={mentions} />);

function OnePiece({
  piece: { text, href, mentioned },
  mentions,
}: {
  piece: Piece;
  mentions: Message['mentions'];
}) {
  if (href)
    return (
      <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </Link>
    );
  if (!mentioned) return text;
  // If the mentioned account is gone, only the @ remains.
  const name = mentions.find(({ accountId }) => accountId === mentioned)?.name ?? '…';
  return <strong>@{name}</strong>;
}

interface Props {
  message: Message;
  /** Circle or pod of the message, which the coach hosts; null in a conversation with one student. */
  circleId: string | null;
  /** True on the coach's last message that the student has read, if both share read receipts. */
  isReadByOther: boolean;
  onChanged: () => Promise<unknown>;
}

/** A sent message. The coach can edit or delete her own messages for a limited time. */
// oxlint-disable-next-line max-lines-per-function -- text, footer and questions share what is being changed
export function SentMessage({ message, circleId, isReadByOther, onChanged }: Props) {
  const isInCircle = circleId !== null;
  const { id, text, isMine, sentAt, editedAt, changeableUntil, attachments } = message;
  const [isEditing, setEditing] = useState(false);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const isOver = useHasPassed(changeableUntil ?? sentAt);
  const { rewordMessage, deleteMessage } = useActs();
  const toast = useToast();
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setEditing(false);
      setAsksToDelete(false);
    } catch (error) {
      toast({ title: texts.failed, text: refusalOf(error).message, failed: true });
    }
    await onChanged();
  };
  if (isEditing && text !== null) {
    return (
      <Reword
        text={text}
        circleId={circleId}
        mentions={message.mentions}
        onSave={(next) => void change(() => rewordMessage(id, next))}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const isChangeable = changeableUntil !== null && !isOver && text !== null;
  return (
    <Bubble
      isMine={isMine}
      sender={isInCircle && !isMine ? (message.sender?.name ?? texts.gone) : null}
      footer={
        <>
          <time dateTime={sentAt}>{momentOf(sentAt)}</time>
          {editedAt && text !== null && <span>{texts.edited}</span>}
          {isReadByOther && <span>{texts.read}</span>}
          {message.seenBy !== null && message.seenBy > 0 && <span>{texts.seen(message.seenBy)}</span>}
          {isInCircle && !isMine && text !== null && <HideMessage message={message} onChanged={onChanged} />}
          {isChangeable && (
            <>
              <IconAct icon={EditIcon} label={texts.edit} onClick={() => setEditing(true)} />
              <IconAct icon={DeleteIcon} label={texts.delete} onClick={() => setAsksToDelete(true)} />
            </>
          )}
        </>
      }
    >
      {text === null ? <em>{texts.deleted}</em> : <Words text={text} mentions={message.mentions} />}
      <Attachments items={attachments} />
      {asksToDelete && (
        <FormDialog
          isGrave
          title={texts.deleteTitle}
          submit={texts.deleteNow}
          onSubmit={() => void change(() => deleteMessage(id))}
          onClose={() => setAsksToDelete(false)}
        >
          <Typography>{texts.deleteText}</Typography>
        </FormDialog>
      )}
      {message.isHidden && (
        <Muted sx={{ mt: 1, fontStyle: 'italic' }}>{texts.hiddenWhy(message.hiddenReason ?? '')}</Muted>
      )}
    </Bubble>
  );
}
