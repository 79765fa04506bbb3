import { Muted } from '../muted';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Button as MuiButton, LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { PlainDialog } from '../plain-dialog';
import { texts } from './texts';
import { saveFile } from '../figures/save-file';
import { useAct } from '../fresh-sign-in/use-act';
import { useToast } from '../toast/use-toast';
import { counted } from '../words/counted';
import type { Schemas } from '@sanctum/openapi';
import { locale } from '../words/language';

interface Options {
  parseAs: 'stream';
  signal: AbortSignal;
}

/** A list that can be exported as filtered and sorted. */
export interface ListExport {
  /** Asks the server for the file. */
  ask: (body: Schemas['ExportListRequest'], options: Options) => Promise<{ data?: unknown }>;
  title: string;
  file: (day: string) => string;
  /** `3 students` */
  counted: (count: number) => string;
}

/** `1 student`, `1,200 students` */
export const countedAs =
  (one: string, many: string) =>
  (count: number): string =>
    counted(count, { one: `1 ${one}`, other: `${count.toLocaleString(locale)} ${many}` });

interface Wanted {
  sort: { field: string; order: string };
  filter: object;
}

interface Progress {
  signal: AbortSignal;
  /** Called repeatedly with the number of rows so far. */
  onLines: (lines: number) => void;
}

/** The list as CSV, with all pages. Fails as a whole, because an incomplete list is useless. */
async function readExport(
  ask: ListExport['ask'],
  { sort, filter }: Wanted,
  { signal, onLines }: Progress,
): Promise<string> {
  const { data } = await ask(
    { sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filter) },
    { parseAs: 'stream', signal },
  );
  // The byte order mark at the start belongs to the file.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = (data as ReadableStream<Uint8Array>).getReader();
  const parts: string[] = [];
  let lines = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const text = decoder.decode(piece.value, { stream: true });
    parts.push(text);
    lines += text.split('\n').length - 1;
    onLines(lines);
  }
  return parts.join('');
}

/** Exports the list as filtered and sorted, or the rows of `filter`; `total` is their number. */
function useExport(of: ListExport, { filter, total }: { filter: object; total: number }) {
  const { sort } = useListContext();
  const { run, isActing, problem, dialog } = useAct();
  const [done, setDone] = useState(0);
  const stop = useRef(new AbortController());
  const toast = useToast();

  const download = async (signal: AbortSignal) => {
    setDone(0);
    try {
      // The first line has the column names.
      const onLines = (lines: number) => setDone(Math.min(total, Math.max(0, lines - 1)));
      const csv = await readExport(of.ask, { sort, filter }, { signal, onLines });
      saveFile(of.file(new Date().toISOString().slice(0, 10)), 'text/csv', csv);
      toast({ title: texts.done(of.counted(total)) });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const start = () => {
    stop.current = new AbortController();
    void run(() => download(stop.current.signal));
  };
  return { start, cancel: () => stop.current.abort(), isActing, problem, done, signInAgain: dialog };
}

/** Exports all pages of the list as filtered and sorted. */
export function ExportButton({ of }: { of: ListExport }) {
  const { filterValues, total = 0 } = useListContext();
  return <Export of={of} filter={filterValues} total={total} />;
}

/** Exports the selected rows. */
export function ExportSelectedButton({ of }: { of: ListExport }) {
  const { selectedIds } = useListContext();
  return <Export of={of} filter={{ id: selectedIds }} total={selectedIds.length} />;
}

function Export({ of, filter, total }: { of: ListExport; filter: object; total: number }) {
  const exporting = useExport(of, { filter, total });
  const [isShown, setShown] = useState(false);
  const start = () => {
    setShown(true);
    exporting.start();
  };
  const isOpen = exporting.isActing || (isShown && exporting.problem !== undefined);
  return (
    <>
      <Button label={texts.export} disabled={total === 0} onClick={start}>
        <DownloadIcon />
      </Button>
      {isOpen && (
        <ProgressDialog
          {...exporting}
          of={of}
          total={total}
          onRetry={start}
          onClose={() => setShown(false)}
        />
      )}
      {exporting.signInAgain}
    </>
  );
}

interface Props extends Pick<ReturnType<typeof useExport>, 'isActing' | 'problem' | 'done' | 'cancel'> {
  of: ListExport;
  total: number;
  onRetry: () => void;
  onClose: () => void;
}

function ProgressDialog({ of, isActing, problem, done, cancel, total, onRetry, onClose }: Props) {
  return (
    <PlainDialog
      fullWidth
      maxWidth="xs"
      onClose={isActing ? cancel : onClose}
      title={of.title}
      actions={
        isActing ? (
          <MuiButton onClick={cancel}>{texts.cancel}</MuiButton>
        ) : (
          <>
            <MuiButton onClick={onClose}>{texts.close}</MuiButton>
            <MuiButton variant="contained" onClick={onRetry}>
              {texts.tryAgain}
            </MuiButton>
          </>
        )
      }
    >
      {problem && !isActing ? (
        <Alert severity="error">{problem}</Alert>
      ) : (
        <>
          <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={of.title} />
          <Muted sx={{ mt: 1 }}>{texts.progress(done, of.counted(total))}</Muted>
        </>
      )}
    </PlainDialog>
  );
}
