import { clsx } from 'clsx';
import ListTree from 'lucide-react/icons/list-tree';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoursePosition } from '../../../shared/lib/course-position';
import { PageTitle } from '../../../shared/lib/page-title';
import { useRemembered } from '../../../shared/lib/remembered';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogTrigger, SheetContent } from '../../../shared/ui/dialog';
import { CourseComplete } from '../../course-complete';
import type { PlacedLesson } from '../../learning';
import { BackToCourses, CourseFigures, Outline } from '../course/outline';
import type { CourseTaking } from '../course/use-take-course';
import { OtherDeviceOffer } from '../resume/other-device-offer';
import { LessonNotes } from './lesson-notes';
import { LessonView } from './lesson-view';
import { useTakeLesson } from './use-take-lesson';

/** A lesson other than the first begins at the top of the page, and its heading gets the focus. */
function useFocusOnNewLesson({ opened }: CourseTaking, lessonId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    const isAnother = opened.current !== null && opened.current !== lessonId;
    opened.current = lessonId;
    if (!isAnother) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
  return heading;
}

interface LessonPageProps {
  taking: CourseTaking;
  placed: PlacedLesson;
  asked: CoursePosition;
}

/**
 * The lesson, and beside it the outline or the notes; without room for both, a button opens each.
 * Long: the outline stands beside the lesson or in a sheet, and the notes take its place.
 */
export function LessonPage({ taking, placed, asked }: LessonPageProps) {
  const { t } = useTranslation('player');
  const { course, isPreview } = taking;
  const { lesson } = placed;
  const heading = useFocusOnNewLesson(taking, lesson.id);
  const lessonTaking = useTakeLesson(taking, placed, asked);
  const [isOutlineHidden, setOutlineHidden] = useRemembered('sanctum.outline.collapsed');
  const [showsNotes, setShowsNotes] = taking.notes;
  const showsOutline = !isOutlineHidden && !showsNotes;
  const { showVideo, videoId, offer, finishing } = lessonTaking;
  const outline = (onChoose?: () => void) => (
    <>
      <CourseFigures course={course} />
      <Outline
        course={course}
        addressOf={taking.addressOf}
        lessonId={lesson.id}
        videoId={videoId}
        onVideo={showVideo}
        onChoose={onChoose}
      />
    </>
  );
  return (
    <>
      <PageTitle>{lesson.title}</PageTitle>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 lg:mb-6">
        {!isPreview && <BackToCourses />}
        <div className="ml-auto">
          <OutlineSheet title={course.title}>{outline}</OutlineSheet>
          <Button
            variant="ghost"
            size="sm"
            className="max-lg:hidden"
            aria-expanded={showsOutline}
            onClick={() => {
              setOutlineHidden(showsOutline);
              setShowsNotes(false);
            }}
          >
            <ListTree aria-hidden />
            {showsOutline ? t('hideLessons') : t('showLessons')}
          </Button>
        </div>
        <div className="w-full min-w-0">
          <p className="eyebrow line-clamp-1 wrap-anywhere">{course.title}</p>
          <h1 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none lg:text-3xl">
            {lesson.title}
          </h1>
        </div>
      </header>
      <div
        className={clsx(
          'grid gap-10',
          (showsOutline || showsNotes) && 'lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <div className="min-w-0">
          {isPreview && <Alert className="mb-6">{t('preview')}</Alert>}
          {finishing.hasJustFinishedCourse && course.isCompleted && <CourseComplete course={course} />}
          {offer.position && <OtherDeviceOffer course={course} {...offer} position={offer.position} />}
          <LessonView taking={taking} lessonTaking={lessonTaking} />
        </div>
        {showsNotes && <LessonNotes lessonTaking={lessonTaking} onClose={() => setShowsNotes(false)} />}
        {showsOutline && <aside className={clsx(besideStyle, 'max-lg:hidden')}>{outline()}</aside>}
      </div>
    </>
  );
}

/** Stays in sight while the lesson scrolls. */
export const besideStyle =
  'lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-1';

/** The outline where there is no room beside the lesson. */
function OutlineSheet({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation('player');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" className="min-h-11! lg:hidden">
          <ListTree aria-hidden />
          {t('showLessons')}
        </Button>
      </DialogTrigger>
      <SheetContent title={title} side="right">
        <div className="mt-4">{children(() => setOpen(false))}</div>
      </SheetContent>
    </Dialog>
  );
}
