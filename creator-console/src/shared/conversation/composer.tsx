import SendIcon from '@mui/icons-material/SendOutlined';
import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Chip, IconButton, Stack } from '@mui/material';
import { forSending, NOBODY } from '@sanctum/web/mentions/mention-text';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { type KeyboardEvent, useRef, useState } from 'react';
import { MessageField } from './message-field';
import { EmojiButton } from './emoji-button';
import { SavedReplies } from './saved-replies';
import { texts } from './texts';
import { MarkedForm } from '../forms/marked-form';
import { MOST_ATTACHMENTS } from '@sanctum/openapi/choices';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../toast/use-toast';

interface NewAttachment {
  key: string;
  name: string;
  /** null: still uploading. */
  storageUrl: string | null;
}

/** Files that upload while the message is being written. */
function useAttachments() {
  const [files, setFiles] = useState<NewAttachment[]>([]);
  const { sendAttachment } = useActs();
  const toast = useToast();
  const remove = (key: string) => setFiles((all) => all.filter((one) => one.key !== key));
  const add = (chosen: Iterable<File>) =>
    Promise.all(
      [...chosen].slice(0, MOST_ATTACHMENTS - files.length).map(async (file) => {
        const key = crypto.randomUUID();
        setFiles((all) => [...all, { key, name: file.name, storageUrl: null }]);
        try {
          const storageUrl = await sendAttachment(file);
          setFiles((all) => all.map((one) => (one.key === key ? { ...one, storageUrl } : one)));
        } catch (error) {
          remove(key);
          toast({ title: texts.notAttached, text: refusalOf(error).message, failed: true });
        }
      }),
    );
  return {
    files,
    add,
    remove,
    clear: () => setFiles([]),
    isSending: files.some(({ storageUrl }) => storageUrl === null),
    hasRoom: files.length < MOST_ATTACHMENTS,
  };
}

interface Props {
  name: string;
  /** Circle or pod whose members an @ lists; null: a conversation with one student. */
  circleId: string | null;
  text: string;
  onWrite: (text: string) => void;
  /** Called when a saved reply was inserted. */
  onInsert: (text: string) => void;
  /** Called with the text and the storage URLs of the attachments. */
  onSend: (text: string, attachments: string[]) => void;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,application/pdf,.doc,.docx';

/** Field for a new message. With a keyboard, Enter sends and Shift+Enter starts a new line. */
export function Composer({ name, circleId, text, onWrite, onInsert, onSend }: Props) {
  const { known, choose } = useKnown(NOBODY);
  const field = useRef<HTMLInputElement>(null);
  const { files, add, remove, clear, isSending, hasRoom } = useAttachments();
  const isEmpty = text.trim() === '' && files.length === 0;
  const send = () => {
    if (isEmpty || isSending) return;
    onSend(
      forSending(text.trim(), known),
      files.flatMap(({ storageUrl }) => (storageUrl === null ? [] : [storageUrl])),
    );
    clear();
    field.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    const isFinger = matchMedia('(pointer: coarse)').matches;
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isFinger) {
      event.preventDefault();
      send();
    }
  };
  return (
    <MarkedForm isUnsaved={!isEmpty} onSubmit={send} sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Files files={files} onRemove={remove} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        <AttachButton disabled={!hasRoom} onFiles={add} />
        <SavedReplies
          onInsert={(reply) => {
            onInsert(text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`);
            field.current?.focus();
          }}
        />
        <EmojiButton field={field} text={text} onChange={onWrite} />
        <MessageField
          name="body"
          label={texts.writeTo(name)}
          maxRows={6}
          value={text}
          circleId={circleId}
          field={field}
          choose={choose}
          onText={onWrite}
          onKeyDown={sendByEnter}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label={texts.send}
          disabled={isEmpty || isSending}
          sx={{ p: 1.5 }}
        >
          <SendIcon />
        </IconButton>
      </Stack>
    </MarkedForm>
  );
}

type Attached = ReturnType<typeof useAttachments>;

const Files = ({ files, onRemove }: { files: Attached['files']; onRemove: Attached['remove'] }) =>
  files.length > 0 && (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
      {files.map(({ key, name, storageUrl }) => (
        <Chip
          key={key}
          label={storageUrl === null ? texts.attaching(name) : name}
          onDelete={() => onRemove(key)}
        />
      ))}
    </Stack>
  );

function AttachButton({ disabled, onFiles }: { disabled: boolean; onFiles: Attached['add'] }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        onChange={({ target }) => {
          void onFiles(target.files ?? []);
          target.value = '';
        }}
      />
      <IconButton
        aria-label={texts.attach}
        disabled={disabled}
        onClick={() => input.current?.click()}
        sx={{ p: 1.5 }}
      >
        <AttachIcon />
      </IconButton>
    </>
  );
}
