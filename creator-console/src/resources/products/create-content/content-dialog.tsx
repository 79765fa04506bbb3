import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useRedirect, useRefresh } from 'react-admin';
import { refusalOf } from '../../../providers/refusal';
import { focusFirst } from '../../../shared/focus-first';
import { useToast } from '../../../shared/toast/use-toast';
import { editPath } from '../product/product';
import { createCourse, createDigitalFile } from '../product/products.api';
import { formTexts } from '../product/texts';
import { ContentFields } from './content-fields';
import type { ContentKind } from './context';
import { type Draft, EMPTY, faultsIn, isUntouched, missingIn } from './draft';
import { texts } from './texts';

/** The buttons stay in sight while the fields scroll. */
const SCROLLS_INSIDE = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

type Faults = Partial<Record<keyof Draft, string>>;

/** Create New Course, and Upload Digital File. A refusal leaves everything as it was typed. */
export default function ContentDialog({ kind, onClose }: { kind: ContentKind; onClose: () => void }) {
  const id = useId();
  const [draft, setDraft] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [isPending, setPending] = useState(false);
  const [toast, refresh, redirect] = [useToast(), useRefresh(), useRedirect()];
  const words = texts[kind];

  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    const mended = Object.keys(changes).map((name) => [name, undefined]);
    setFaults((before) => ({ ...before, ...Object.fromEntries(mended) }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultsIn(draft, kind, formTexts.needed);
    setFaults(found);
    if (missingIn(draft, kind).length > 0) {
      toast({ title: texts.missing, text: words.missing, failed: true });
    }
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const made = await send(kind, draft);
      toast({ title: words.done, text: words.doneText });
      onClose();
      // A course has nothing in it yet: its builder is the next step.
      if (kind === 'course') redirect(editPath(made));
      else redirect('list', 'products');
      refresh();
    } catch (error) {
      const { message, fields } = refusalOf(error);
      toast({ title: texts.failed, text: message ?? words.failedText, failed: true });
      // A refused upload is used up and is removed; the other fields stay.
      setDraft((before) => ({
        ...before,
        ...(fields['thumbnailUrl'] && { thumbnail: null }),
        ...(fields['fileUrl'] && { file: null }),
      }));
      const { thumbnailUrl: thumbnail, fileUrl: file, ...others } = fields;
      setFaults({ ...others, ...(thumbnail && { thumbnail }), ...(file && { file }) });
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // Escape and a click beside it close an untouched form only: what was typed is discarded by Cancel alone.
      onClose={() => isUntouched(draft) && onClose()}
    >
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={SCROLLS_INSIDE}>
        <DialogContent ref={focusFirst}>
          <ContentFields kind={kind} draft={draft} faults={faults} onChange={change} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {isPending ? words.submitting : words.submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function send(kind: ContentKind, { title, description, price, category, duration, ...uploads }: Draft) {
  const words = { title, description, price, thumbnailUrl: uploads.thumbnail!.storageUrl };
  return kind === 'course'
    ? createCourse({
        ...words,
        duration,
        category: category as Parameters<typeof createCourse>[0]['category'],
      })
    : createDigitalFile({
        ...words,
        category: category as Parameters<typeof createDigitalFile>[0]['category'],
        fileUrl: uploads.file!.storageUrl,
      });
}
