import ArrowLeft from 'lucide-react/icons/arrow-left';
import ListTree from 'lucide-react/icons/list-tree';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog, DialogTrigger, SheetContent } from '../../shared/ui/dialog';
import type { CourseOutline } from '../learning';

interface OutlineBarProps {
  course: CourseOutline;
  moduleId: string;
  lessonId?: string;
  outline: ReactNode;
  /** Given only while the modules beside are hidden. */
  onExpand?: () => void;
}

/** Leads to the other modules where they are not shown beside: by a sheet, or by the button that shows them again. */
export function OutlineBar({ course, moduleId, lessonId, outline, onExpand }: OutlineBarProps) {
  const { t } = useTranslation('classroom');
  const upwards =
    lessonId === undefined
      ? { to: sanctumPaths.classroomCourse(course.id), label: t('module.toModules') }
      : { to: sanctumPaths.classroomModule(course.id, moduleId), label: t('module.toModule') };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 xl:hidden">
        <ButtonLink to={upwards.to} variant="link" className="min-h-11! text-sm no-underline!">
          <ArrowLeft aria-hidden />
          {upwards.label}
        </ButtonLink>
        <OutlineSheet title={course.title} outline={outline} />
      </div>
      {onExpand && (
        <Button variant="ghost" size="sm" className="mb-4 -ml-4 max-xl:hidden" onClick={onExpand}>
          <PanelLeftOpen aria-hidden />
          {t('course.expand')}
        </Button>
      )}
    </>
  );
}

/** Closes when a module or lesson is chosen. */
function OutlineSheet({ title, outline }: { title: string; outline: ReactNode }) {
  const { t } = useTranslation('classroom');
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <Dialog open={openAt === pathname} onOpenChange={(open) => setOpenAt(open ? pathname : null)}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" className="min-h-11!">
          <ListTree aria-hidden />
          {t('course.open')}
        </Button>
      </DialogTrigger>
      <SheetContent title={title}>
        <div className="mt-5">{outline}</div>
      </SheetContent>
    </Dialog>
  );
}
