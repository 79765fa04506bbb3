import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ListTree from 'lucide-react/icons/list-tree';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Dialog, DialogTrigger, SheetContent } from '../../shared/ui/dialog';
import type { CourseOutline } from '../learning';
import { OutlineNavModule } from './outline-nav-module';

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

interface OutlineNavProps {
  course: CourseOutline;
  moduleId?: string;
  lessonId?: string;
  closedSections: ReadonlySet<string>;
  onToggleSection: (id: string) => void;
}

/** Sections that fold, and their modules. All start unfolded. */
export function OutlineNav({ course, closedSections, onToggleSection, ...place }: OutlineNavProps) {
  const { t } = useTranslation('classroom');
  if (course.sections.length === 0) {
    return (
      <div className="rounded-lg border border-line px-5 py-5">
        <h2 className="text-lg">{t('course.empty.title')}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t('course.empty.text')}</p>
      </div>
    );
  }
  return (
    <nav aria-label={t('course.outline')}>
      {course.sections.map((section) => {
        const isOpen = !closedSections.has(section.id);
        return (
          <section key={section.id} className="border-t border-line py-2">
            <h2 className="font-sans text-sm font-semibold tracking-normal">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => onToggleSection(section.id)}
                className="flex min-h-11 w-full items-center gap-2 text-left text-clay"
              >
                <span className="grow wrap-anywhere">{section.title}</span>
                <ChevronDown
                  aria-hidden
                  className={clsx('size-4 shrink-0 transition-transform', !isOpen && '-rotate-90')}
                />
              </button>
            </h2>
            {isOpen && (
              <>
                {section.subtitle && (
                  <p className="mb-2 text-sm wrap-anywhere text-ink-soft">{section.subtitle}</p>
                )}
                <ol className="space-y-0.5 pb-2">
                  {section.modules.map((module) => (
                    <OutlineNavModule key={module.id} courseId={course.id} module={module} {...place} />
                  ))}
                </ol>
              </>
            )}
          </section>
        );
      })}
    </nav>
  );
}
