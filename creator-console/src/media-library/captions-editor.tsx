import { isForeign } from '@sanctum/web/media/is-foreign';
import { Box, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { CUE_LIMIT } from '@sanctum/openapi/choices';
import { type RefObject, useRef, useState } from 'react';
import { FormDialog } from '../shared/dialogs/form-dialog';
import { useAct } from '../shared/fresh-sign-in/use-act';
import { Loaded } from '../shared/loaded';
import { PlainDialog } from '../shared/plain-dialog';
import { useToast } from '../shared/toast/use-toast';
import { UndoButtons } from '../shared/undo/undo-buttons';
import type { MediaDetail } from './media.api';
import { type CaptionLanguage, type Captions, useCaptions, useSaveCaptions } from './captions.api';
import { CueList } from './cue-list';
import { cueOf, type CueRow, faultsOf, rowAt, rowOf, secondsOf } from './cue-rows';
import { nameOf } from './language-name';
import { texts as library } from './texts';
import { useCueRows } from './use-cue-rows';

const texts = library.cues;

interface CaptionsEditorProps {
  video: MediaDetail;
  language: CaptionLanguage;
  onClose: () => void;
}

/** Captions beside their video. They are saved together; undone until then. */
export function CaptionsEditor({ video, language, onClose }: CaptionsEditorProps) {
  const exists = video.captions.some((captions) => captions.language === language);
  // Captions that are saved for the first time must not be loaded into the open editor.
  const [isNew] = useState(!exists);
  const query = useCaptions(video.id, language, !isNew);
  const title = texts.title(nameOf(language), video.fileName);
  const captions = isNew ? { language, cues: [], version: video.version } : query.data;
  if (captions) return <CuesForm title={title} video={video} captions={captions} onClose={onClose} />;
  return (
    <PlainDialog
      fullWidth
      maxWidth="lg"
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{library.close}</Button>}
    >
      <Loaded query={query} failed={texts.failed} loading={texts.loading}>
        {() => null}
      </Loaded>
    </PlainDialog>
  );
}

interface CuesFormProps {
  title: string;
  video: MediaDetail;
  captions: Captions;
  onClose: () => void;
}

function CuesForm({ title, video, captions: { language, cues, version }, onClose }: CuesFormProps) {
  const [first] = useState(() => cues.map((cue, index) => rowOf(String(index), cue)));
  const editing = useCueRows(first);
  const { rows, history } = editing;
  const player = useRef<HTMLVideoElement>(null);
  const [current, setCurrent] = useState(-1);
  const { run, ...acting } = useAct();
  const save = useSaveCaptions(language);
  const toast = useToast();
  const send = async () => {
    await save({ id: video.id, version }, rows.map(cueOf));
    toast({ title: texts.saved });
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={title}
      submit={texts.save}
      maxWidth="lg"
      isReady={editing.isChanged && rows.length > 0}
      isBegun={editing.isChanged}
      check={() => wordsOf(faultsOf(rows))}
      onSubmit={() => void run(send)}
      onClose={onClose}
      otherAct={
        <Box sx={{ mr: 'auto' }}>
          <UndoButtons history={history} onUndoRedo={(which) => history[which]()} />
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 3fr' } }}>
        <Preview
          player={player}
          video={video}
          row={rows[current]}
          onTime={(second) => setCurrent(rowAt(rows, second))}
        />
        <CueList
          editing={editing}
          current={current}
          limit={CUE_LIMIT}
          onPlay={(row) => playFrom(player.current, secondsOf(row.start))}
        />
      </Box>
    </FormDialog>
  );
}

const wordsOf = (faults: ReturnType<typeof faultsOf>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, texts.faults[fault]]));

function playFrom(video: HTMLVideoElement | null, second: number | undefined): void {
  if (!video || second === undefined) return;
  video.currentTime = second;
  // A browser may refuse to play; the frame is shown anyway.
  video.play().catch(() => undefined);
}

const Video = styled('video')({ display: 'block', width: '100%', maxHeight: '34vh', borderRadius: 8 });

interface PreviewProps {
  player: RefObject<HTMLVideoElement | null>;
  video: MediaDetail;
  /** The caption at the current second. */
  row: CueRow | undefined;
  onTime: (second: number) => void;
}

/** The video with the caption as it is typed, which stays visible while the list scrolls. */
const Preview = ({ player, video: { url, posterUrl }, row, onTime }: PreviewProps) => (
  <Box sx={{ position: 'sticky', top: 0, zIndex: 1, alignSelf: 'start', bgcolor: 'background.paper', pb: 1 }}>
    <Video
      ref={player}
      controls
      preload="metadata"
      src={url}
      poster={posterUrl ?? undefined}
      crossOrigin={isForeign(url) ? 'anonymous' : undefined}
      onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
    >
      {library.noVideo}
    </Video>
    <Box
      sx={{
        minHeight: 56,
        mt: 1,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'action.hover',
        textAlign: 'center',
        whiteSpace: 'pre-line',
      }}
    >
      {row?.text}
    </Box>
  </Box>
);
