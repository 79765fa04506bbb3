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

interface PublishButtonProps {
  title: string;
  services: BuilderServices;
  publishing: Publishing;
  /** Path of the course in Content. */
  detailsPath: string;
  onOpenLesson: (lessonId: string) => void;
}

/** The one next step of a course: publishing, or taking it back. */
// oxlint-disable-next-line max-lines-per-function -- three dialogs follow each other and hand the focus on
export function PublishButton(props: PublishButtonProps) {
  const { title, services, publishing, detailsPath, onOpenLesson } = props;
  const [open, setOpen] = useState<'publish' | 'schedule' | 'unpublish'>();
  const show = (dialog: typeof open) => () => {
    publishing.forget();
    setOpen(dialog);
  };
  const close = show(undefined);
  const step = ({ draft: 'publish', published: 'unpublish', archived: 'restore' } as const)[
    publishing.status
  ];
  const nextStep = step === 'restore' ? () => void publishing.restore() : show(step);
  const { status, publishAt } = publishing;
  const takeFocus = useRef<() => void>(undefined);
  useEffect(() => {
    // A closed dialog returned the focus to the button before this effect, so the link's target keeps it.
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
      // The row stays while the lesson loads; the lesson's own heading is redrawn.
      leaveTo(() => focusDrawnRow(lessonId));
    },
  };
  return (
    <>
      <Button variant="outlined" disabled={status === 'archived' && publishing.isBusy} onClick={nextStep}>
        {texts[step]}
      </Button>
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
      {open === 'unpublish' && (
        <FormDialog
          title={texts.unpublishTitle(title)}
          submit={texts.unpublish}
          isActing={publishing.isBusy}
          problem={publishing.problem}
          onSubmit={async () => (await publishing.unpublish()) && close()}
          onClose={close}
        >
          <Typography>{texts.unpublishHelp}</Typography>
        </FormDialog>
      )}
    </>
  );
}
