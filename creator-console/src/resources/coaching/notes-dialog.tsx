import { useState } from 'react';
import { useDataProvider, useRefresh, useUpdate } from 'react-admin';
import { isStale } from '../../providers/refusal';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useToast } from '../../shared/toast/use-toast';
import { type Call, CALLS } from './call';
import { mergeNotes, NOTE_FIELDS, type NoteField, type Notes, notesOf } from './notes';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { Box, Typography } from '@mui/material';
import { MediaChooser } from '../../media-library/media-chooser';
import { fileSize } from '../../shared/file-size';
import { OrderedRows } from '../../shared/in-order/ordered-rows';

type SessionFile = Call['files'][number];

/** Same as the server's limit. */
const MOST = 20;

const KINDS = ['file', 'image', 'video', 'audio'] as const;

interface Props {
  files: readonly SessionFile[];
  onChange: (files: SessionFile[]) => void;
}

/** Files for everyone with a spot in the session, chosen from the media library or uploaded to it. */
const SessionFiles = ({ files, onChange }: Props) => (
  <Box component="section" aria-label={texts.files.title}>
    <Typography component="h3" variant="subtitle1">
      {texts.files.title}
    </Typography>
    <OrderedRows
      rows={files.map(({ id, fileName, fileSize: size }) => ({
        key: id,
        name: fileName,
        detail: fileSize(size),
      }))}
      none={texts.files.none}
      onChange={(ids) => onChange(ids.flatMap((id) => files.filter((file) => file.id === id)))}
    />
    {files.length < MOST && (
      <MediaChooser
        // A new key clears the picker for the next file.
        key={files.length}
        kinds={KINDS}
        label={texts.files.add}
        help={texts.files.help}
        value={null}
        onChange={(asset) => {
          if (asset === null || files.some(({ id }) => id === asset.id)) return;
          onChange([...files, { id: asset.id, fileName: asset.fileName, fileSize: asset.fileSize }]);
        }}
      />
    )}
  </Box>
);

/** Same as the server's limits. */
const LIMITS: Record<NoteField, number> = {
  sharedNotes: 5000,
  privateNote: 5000,
  recordingUrl: 500,
  sessionUrl: 500,
};

const LINKS: readonly NoteField[] = ['recordingUrl', 'sessionUrl'];

/**
 * Shared and private notes, files from the media library, and this session's own meeting link. Changes saved in another
 * tab are merged.
 */
// oxlint-disable-next-line max-lines-per-function -- saving and merging share what was typed
export function NotesDialog({ call, onClose }: { call: Call; onClose: () => void }) {
  const [base, setBase] = useState(call);
  const [notes, setNotes] = useState<Notes>(() => notesOf(call));
  const [files, setFiles] = useState(call.files);
  const [theirs, setTheirs] = useState<Partial<Notes>>({});
  const [problem, setProblem] = useState<string>();
  const { run, ...acting } = useAct();
  const [update] = useUpdate<Call & { fileIds?: string[] }>();
  const toast = useToast();
  const refresh = useRefresh();
  const provider = useDataProvider();

  async function merge() {
    const { data } = await provider.getOne<Call>(CALLS, { id: call.id });
    const merged = mergeNotes({ base: notesOf(base), mine: notes, theirs: notesOf(data) });
    setBase(data);
    if (files === base.files) setFiles(data.files);
    setNotes(merged.notes);
    setTheirs(merged.both);
    setProblem(texts.changedMeanwhile);
  }

  async function save() {
    setProblem(undefined);
    const trimmed = Object.fromEntries(NOTE_FIELDS.map((name) => [name, notes[name].trim() || null]));
    try {
      await update(
        CALLS,
        {
          id: call.id,
          data: { ...base, ...trimmed, fileIds: files.map(({ id }) => id) },
          previousData: base,
        },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      toast({ title: texts.notesSaved });
      refresh();
      onClose();
    } catch (error) {
      if (!isStale(error)) throw error;
      await merge();
    }
  }

  return (
    <FormDialog
      title={texts.notesTitle(call.name)}
      submit={texts.saveNotes}
      {...acting}
      problem={acting.problem ?? problem}
      onSubmit={() => run(save)}
      onClose={onClose}
      isBegun={files !== base.files}
    >
      {NOTE_FIELDS.map((name) => (
        <TextField
          name={name}
          key={name}
          label={texts.noteFields[name]}
          helperText={theirs[name] === undefined ? texts.noteHelp[name] : texts.saysMeanwhile(theirs[name])}
          {...(LINKS.includes(name) ? { type: 'url' } : { multiline: true, minRows: 3, maxRows: 10 })}
          value={notes[name]}
          onChange={({ target }) => setNotes({ ...notes, [name]: target.value })}
          slotProps={{ htmlInput: { maxLength: LIMITS[name] } }}
        />
      ))}
      <SessionFiles files={files} onChange={setFiles} />
    </FormDialog>
  );
}
