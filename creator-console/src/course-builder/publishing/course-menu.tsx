import { serverMessage } from '../../providers/refusal';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem, Chip } from '@mui/material';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useActs } from '../../providers/use-acts';
import type { BuilderServices } from '../content/lessons';
import type { CourseOutline } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { DripDialog } from '../settings/drip-dialog';
import { texts as builderTexts } from '../shared/texts';
import { texts } from './texts';
import { ExportCourseDialog } from '../../shared/course-export/export-course-dialog';
import { texts as exporting } from '../../shared/course-export/texts';
import type { Publishing } from './use-publishing';
import { momentOf } from '../../shared/moment';

interface CourseMenuProps {
  outline: CourseOutline;
  actions: OutlineActions;
  services: BuilderServices;
  publishing: Publishing;
  detailsPath: string;
}

export function CourseMenu({ outline, actions, services, publishing, detailsPath }: CourseMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'drip' | 'export'>();
  const close = () => setOpen(false);
  const { isBusy, duplicate } = useDuplicate(services, close);
  const { courseId, savers } = services;
  const show = (next: 'drip' | 'export') => {
    close();
    setDialog(next);
  };
  const closeDialog = () => setDialog(undefined);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={texts.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={close}>
        <MenuItem component={Link} to={detailsPath}>
          {texts.details}
        </MenuItem>
        {publishing.status === 'published' && (
          <MenuItem component="a" href={`/course/${courseId}`} target="_blank" rel="noopener" onClick={close}>
            {texts.seePage} {texts.opensAnew}
          </MenuItem>
        )}
        <MenuItem disabled={outline.modules.length === 0} onClick={() => show('drip')}>
          {builderTexts.drip.title}
        </MenuItem>
        <MenuItem disabled={isBusy} onClick={() => void duplicate()}>
          {isBusy ? texts.duplicating : texts.duplicate}
        </MenuItem>
        <MenuItem onClick={() => void savers.settle().then(() => show('export'))}>{exporting.open}</MenuItem>
      </Menu>
      {dialog === 'drip' && <DripDialog outline={outline} actions={actions} onClose={closeDialog} />}
      {dialog === 'export' && <ExportCourseDialog {...outline} courseId={courseId} onClose={closeDialog} />}
    </>
  );
}

/** Copies the course, once everything is saved, and opens the copy. */
function useDuplicate({ courseId, savers, toast }: BuilderServices, close: () => void) {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { duplicateProduct } = useActs();
  const duplicate = async () => {
    setBusy(true);
    try {
      await savers.settle();
      const { id } = await duplicateProduct(courseId);
      close();
      await navigate(`/courses/${id}/edit`);
    } catch (error) {
      close();
      toast({ title: serverMessage(error, texts.failed), failed: true });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, duplicate };
}

/** Publication status: draft or published, scheduled for a time, or not ready at the scheduled time. */
export function StatusChip({
  publishing: { status, publishAt, scheduleMissedAt },
}: {
  publishing: Publishing;
}) {
  if (scheduleMissedAt) {
    return <Chip size="small" variant="outlined" color="warning" label={texts.missedHour} />;
  }
  if (publishAt) {
    return (
      <Chip size="small" variant="outlined" color="primary" label={texts.scheduled(momentOf(publishAt))} />
    );
  }
  return (
    <Chip
      size="small"
      label={texts.status[status]}
      {...(status === 'published' ? { color: 'primary' as const } : { variant: 'outlined' as const })}
    />
  );
}
