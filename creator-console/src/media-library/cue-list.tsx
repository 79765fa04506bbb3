import AddIcon from '@mui/icons-material/Add';
import CallSplitIcon from '@mui/icons-material/CallSplit';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { Box, Button, Pagination, Stack } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { TextField } from '../shared/forms/text-field';
import { IconAct } from '../shared/icon-act';
import { Muted } from '../shared/muted';
import type { CueRow } from './cue-rows';
import { texts as library } from './texts';
import type { CueRows } from './use-cue-rows';

const texts = library.cues;

/** Rows at once: a talk has thousands, and each has three fields. */
const AT_ONCE = 25;

interface CueListProps {
  editing: CueRows;
  /** Index of the caption at the video's current second. */
  current: number;
  /** Max length of a text. */
  limit: number;
  onPlay: (row: CueRow) => void;
}

export function CueList({ editing, current, limit, onPlay }: CueListProps) {
  const { rows, add, split, remove, type } = editing;
  const [page, setPage] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useFocusIn(list);
  const pages = Math.max(1, Math.ceil(rows.length / AT_ONCE));
  const shown = Math.min(page, pages - 1);
  const from = shown * AT_ONCE;
  const addAfter = (index: number) => {
    setPage(Math.floor((index + 1) / AT_ONCE));
    focusNext(`cues.${index + 1}.text`);
    add(index);
  };
  if (rows.length === 0) return <NoCues onAdd={() => addAfter(-1)} />;
  return (
    <Stack spacing={1} ref={list}>
      <Box
        component="ol"
        aria-label={texts.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {rows.slice(from, from + AT_ONCE).map((row, offset) => {
          const index = from + offset;
          return (
            <Cue
              key={row.id}
              row={row}
              index={index}
              limit={limit}
              isCurrent={index === current}
              onType={(field, value) => type(index, field, value)}
              onPlay={() => onPlay(row)}
              onAdd={() => addAfter(index)}
              onSplit={() => split(index)}
              onDelete={() => {
                // The row that takes its place, or the new last one.
                focusNext(`cues.${Math.min(index, rows.length - 2)}.text`);
                remove(index);
              }}
            />
          );
        })}
      </Box>
      {pages > 1 && (
        <Pagination
          aria-label={texts.pages}
          count={pages}
          page={shown + 1}
          onChange={(_, next) => setPage(next - 1)}
          sx={{ alignSelf: 'center' }}
        />
      )}
    </Stack>
  );
}

const NoCues = ({ onAdd }: { onAdd: () => void }) => (
  <Stack spacing={1} sx={{ alignItems: 'start' }}>
    <Muted>{texts.none}</Muted>
    <Button startIcon={<AddIcon />} onClick={onAdd}>
      {texts.addFirst}
    </Button>
  </Stack>
);

/** Returns a way to focus a field that the next change shows. */
function useFocusIn(list: RefObject<HTMLElement | null>): (name: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  });
  return (name) => {
    wanted.current = name;
  };
}

interface CueProps {
  row: CueRow;
  index: number;
  limit: number;
  isCurrent: boolean;
  onType: (field: 'start' | 'end' | 'text', value: string) => void;
  onPlay: () => void;
  onAdd: () => void;
  onSplit: () => void;
  onDelete: () => void;
}

/** On a phone the text and the buttons go below the times. */
const PLACES = {
  xs: '"play start end" "text text text" "acts acts acts"',
  sm: '"play start end acts" "play text text text"',
};
const TARGET = { minWidth: 44, minHeight: 44 } as const;

function Cue({ row, index, limit, isCurrent, onType, onPlay, onAdd, onSplit, onDelete }: CueProps) {
  const n = index + 1;
  const field = (key: 'start' | 'end' | 'text', name: string, label: string, area: string) => (
    <TextField
      name={`cues.${index}.${name}`}
      label={texts.columns[key]}
      size="small"
      margin="none"
      value={row[key]}
      onChange={({ target }) => onType(key, target.value)}
      {...(key === 'text' && { multiline: true, maxRows: 4 })}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: key === 'text' ? limit : 12 } }}
      sx={{ gridArea: area }}
    />
  );
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'true' : undefined}
      sx={{
        display: 'grid',
        gridTemplateAreas: PLACES,
        gridTemplateColumns: { xs: '44px 1fr 1fr', sm: '44px 7.5rem 7.5rem 1fr' },
        gap: 1,
        p: 1,
        border: 1,
        borderColor: isCurrent ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <IconAct
        icon={PlayIcon}
        label={texts.play(n)}
        color="primary"
        onClick={onPlay}
        sx={{ ...TARGET, gridArea: 'play', alignSelf: 'start' }}
      />
      {field('start', 'startSeconds', texts.start(n), 'start')}
      {field('end', 'endSeconds', texts.end(n), 'end')}
      {field('text', 'text', texts.text(n), 'text')}
      <Box sx={{ gridArea: 'acts', display: 'flex', justifyContent: 'flex-end' }}>
        <IconAct icon={AddIcon} label={texts.add(n)} onClick={onAdd} sx={TARGET} />
        <IconAct icon={CallSplitIcon} label={texts.split(n)} onClick={onSplit} sx={TARGET} />
        <IconAct icon={DeleteIcon} label={texts.delete(n)} onClick={onDelete} sx={TARGET} />
      </Box>
    </Box>
  );
}
