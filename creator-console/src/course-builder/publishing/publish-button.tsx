import { Button } from '@mui/material';
import { useState } from 'react';
import { ScheduleDialog } from '../../shared/publishing/schedule-dialog';
import type { BuilderServices } from '../content/builder-services';
import { PublishDialog } from './publish-dialog';
import type { PointLinks } from './publish-points';
import { texts } from './texts';
import { UnpublishDialog } from './unpublish-dialog';
import type { Publishing } from './use-publishing';

interface PublishButtonProps {
  title: string;
  services: BuilderServices;
  publishing: Publishing;
  ways: PointLinks;
}

/** The one next step of a course on its way to the shop and back. */
export function PublishButton({ title, services, publishing, ways }: PublishButtonProps) {
  const [open, setOpen] = useState<'publish' | 'schedule' | 'unpublish'>();
  const show = (dialog: typeof open) => () => {
    publishing.forget();
    setOpen(dialog);
  };
  const close = show(undefined);
  const { status, publishAt } = publishing;
  const goTo: PointLinks = {
    ...ways,
    onAddLesson: () => {
      close();
      ways.onAddLesson();
    },
    onOpenLesson: (lessonId) => {
      close();
      ways.onOpenLesson(lessonId);
    },
  };
  const setHour = async (hour: string | null) => (await publishing.schedule(hour)) && close();
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
          ways={goTo}
          onSchedule={show('schedule')}
          onClose={close}
        />
      )}
      {open === 'schedule' && (
        <ScheduleDialog
          title={title}
          publishAt={publishAt}
          problem={publishing.problem}
          busy={publishing.isBusy}
          onClose={close}
          onSave={(hour) => void setHour(hour)}
        />
      )}
      {open === 'unpublish' && <UnpublishDialog title={title} publishing={publishing} onClose={close} />}
    </>
  );
}
