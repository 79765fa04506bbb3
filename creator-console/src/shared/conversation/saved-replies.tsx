import { Muted } from '../muted';
import RepliesIcon from '@mui/icons-material/BookmarkBorderOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  Typography,
} from '@mui/material';
import { SAVED_REPLY_LIMITS } from '@sanctum/openapi/choices';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { Loaded } from '../loaded';
import { type SavedReply, savedRepliesKey, useSavedReplies } from './conversation.api';
import { texts } from './texts';
import { TextField } from '../forms/text-field';
import { FormNotice, MarkedForm } from '../forms/marked-form';
import { useAct } from '../fresh-sign-in/use-act';
import { useAskingClose } from '../forms/discard-dialog';

/** Texts the coach writes again and again, to insert, create, edit and delete. */
export function SavedReplies({ onInsert }: { onInsert: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={texts.savedReplies} onClick={() => setOpen(true)} sx={{ p: 1.5 }}>
        <RepliesIcon />
      </IconButton>
      {isOpen && (
        <RepliesDialog
          onInsert={(text) => {
            setOpen(false);
            onInsert(text);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type Draft = SavedReply | (Pick<SavedReply, 'title' | 'text'> & { id?: undefined });

function RepliesDialog({ onInsert, onClose }: { onInsert: (text: string) => void; onClose: () => void }) {
  const heading = useId();
  const asking = useAskingClose(onClose);
  const [draft, setDraft] = useState<Draft>();
  return (
    <Dialog
      open
      fullWidth
      onClose={asking.close}
      aria-labelledby={heading}
      slotProps={{ paper: { ref: asking.paper } }}
    >
      <DialogTitle id={heading}>{texts.savedReplies}</DialogTitle>
      {draft ? (
        <ReplyForm key={draft.id ?? ''} draft={draft} onDone={() => setDraft(undefined)} />
      ) : (
        <>
          <DialogContent>
            <ReplyList onInsert={onInsert} onEdit={setDraft} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{texts.close}</Button>
            <Button variant="contained" onClick={() => setDraft({ title: '', text: '' })}>
              {texts.newReply}
            </Button>
          </DialogActions>
        </>
      )}
      {asking.question}
    </Dialog>
  );
}

function ReplyList({
  onInsert,
  onEdit,
}: {
  onInsert: (text: string) => void;
  onEdit: (reply: Draft) => void;
}) {
  return (
    <Loaded
      query={useSavedReplies()}
      failed={texts.repliesNotLoaded}
      empty={<Typography color="textSecondary">{texts.noReplies}</Typography>}
    >
      {(replies) => (
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {replies.map((reply) => (
            <Box component="li" key={reply.id} sx={{ borderBottom: 1, borderColor: 'divider', pb: 1 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{reply.title}</Typography>
              <Muted
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 96, overflowY: 'auto' }}
              >
                {reply.text}
              </Muted>
              <Button
                size="small"
                aria-label={texts.insertReply(reply.title)}
                onClick={() => onInsert(reply.text)}
              >
                {texts.insert}
              </Button>
              <Button size="small" aria-label={texts.editReply(reply.title)} onClick={() => onEdit(reply)}>
                {texts.change}
              </Button>
            </Box>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

// oxlint-disable-next-line max-lines-per-function -- one form of two fields with its buttons
function ReplyForm({ draft, onDone }: { draft: Draft; onDone: () => void }) {
  const { id } = draft;
  const [title, setTitle] = useState(draft.title);
  const [text, setText] = useState(draft.text);
  const { run, refusal, isActing, dialog } = useAct();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const { addSavedReply, changeSavedReply, deleteSavedReply } = useActs();
  const queries = useQueryClient();
  const attempt = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await queries.invalidateQueries({ queryKey: savedRepliesKey });
      onDone();
    });
  const reply = { title: title.trim(), text: text.trim() };
  const isReady = reply.title !== '' && reply.text !== '';
  return (
    <MarkedForm
      refusal={refusal}
      isBusy={isActing}
      onSubmit={() =>
        attempt(() => (draft.id === undefined ? addSavedReply(reply) : changeSavedReply(draft, reply)))
      }
    >
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <FormNotice />
        <TextField
          name="title"
          label={texts.replyTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: SAVED_REPLY_LIMITS.title } }}
        />
        <TextField
          name="text"
          label={texts.replyText}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: SAVED_REPLY_LIMITS.text } }}
          multiline
          minRows={4}
          maxRows={12}
        />
      </DialogContent>
      <DialogActions>
        {id !== undefined && (
          <Button
            color="error"
            onClick={() => (asksToDelete ? void attempt(() => deleteSavedReply(id)) : setAsksToDelete(true))}
            sx={{ mr: 'auto' }}
          >
            {asksToDelete ? texts.deleteReplyReally : texts.deleteReply}
          </Button>
        )}
        <Button onClick={onDone}>{texts.cancel}</Button>
        <Button type="submit" variant="contained" disabled={!isReady}>
          {texts.save}
        </Button>
      </DialogActions>
      {dialog}
    </MarkedForm>
  );
}
