import { Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { ScheduleDialog } from '../../shared/publishing/schedule-dialog';
import type { BuilderServices } from '../content/lessons';
import { focusBeginning } from '../tree/outline-tree';
import { focusDrawnRow } from '../tree/tree-context';
import { PublishDialog, type PointLinks } from './publish-dialog';
import { texts } from './texts';
import type { Publishing } from './use-publishing';
import { FormDialog } from '../../shared/dialogs/form-dialog';

interface UnpublishDialogProps {
  title: string;
  publishing: Publishing;
  onClose: () => void;
}

const UnpublishDialog = ({ title, publishing, onClose }: UnpublishDialogProps) => (
  <FormDialog
    title={texts.unpublishTitle(title)}
    submit={texts.unpublish}
    isActing={publishing.isBusy}
    problem={publishing.problem}
    onSubmit={async () => (await publishing.unpublish()) && onClose()}
    onClose={onClose}
  >
    <Typography>{texts.unpublishHelp}</Typography>
  </FormDialog>
);

interface PublishButtonProps {
  title: string;
  services: BuilderServices;
  publishing: Publishing;
  /** The course in Content. */
  detailsPath: string;
  onOpenLesson: (lessonId: string) => void;
}

/** The one next step of a course on its way to the shop and back. */
export function PublishButton(props: PublishButtonProps) {
  const { title, services, publishing, detailsPath, onOpenLesson } = props;
  const [open, setOpen] = useState<'publish' | 'schedule' | 'unpublish'>();
  const show = (dialog: typeof open) => () => {
    publishing.forget();
    setOpen(dialog);
  };
  const close = show(undefined);
  const { status, publishAt } = publishing;
  const takeFocus = useRef<() => void>(undefined);
  useEffect(() => {
    // A dialog that is gone has given the focus back to the button before this effect runs, so the place it led to keeps it.
    if (open) return;
    takeFocus.current?.();
    takeFocus.current = undefined;
  }, [open]);
  const leaveTo = (focus: () => void) => {
    takeFocus.current = focus;
    close();
  };
  const ways: PointLinks = {
    detailsPath,
    onAddLesson: () => leaveTo(focusBeginning),
    onOpenLesson: (lessonId) => {
      onOpenLesson(lessonId);
      // The row stays while the lesson is being fetched; the lesson's own heading is redrawn.
      leaveTo(() => focusDrawnRow(lessonId));
    },
  };
  return (
    <>
      {status === 'draft' && (
        <Button variant="outlined" onClick={show('publish')}>
          {texts.publish}
        </Button>
      )}
      {status === 'published' && (
        <Button variant="outlined" onClick={show('unpublish')}>
          {texts.unpublish}
        </Button>
      )}
      {status === 'archived' && (
        <Button variant="outlined" disabled={publishing.isBusy} onClick={() => void publishing.restore()}>
          {texts.restore}
        </Button>
      )}
      {open === 'publish' && (
        <PublishDialog
          title={title}
          services={services}
          publishing={publishing}
          ways={ways}
          onSchedule={show('schedule')}
          onClose={close}
        />
      )}
      {open === 'schedule' && (
        <ScheduleDialog title={title} publishAt={publishAt} onClose={close} onSave={publishing.schedule} />
      )}
      {open === 'unpublish' && <UnpublishDialog title={title} publishing={publishing} onClose={close} />}
    </>
  );
}
