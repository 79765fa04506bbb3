import { clsx } from 'clsx';
import ListTree from 'lucide-react/icons/list-tree';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoursePosition } from '../../../shared/lib/course-position';
import { PageTitle } from '../../../shared/lib/page-title';
import { useRemembered } from '../../../shared/lib/remembered';
import { langOf } from '../../../shared/site/untranslated';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogTrigger, SheetContent } from '../../../shared/ui/dialog';
import { CourseComplete } from '../../course-complete';
import type { PlacedLesson } from '../../learning';
import { BackToCourses, CourseFigures, Outline } from '../outline/outline';
import type { CourseTaking } from '../taking/use-take-course';
import { OtherDeviceOffer } from '../resume/other-device-offer';
import { besideStyle, LessonNotes } from './lesson-notes';
import { LessonView } from './lesson-view';
import { type LessonTaking, useTakeLesson } from '../taking/use-take-lesson';

/** Makes later lessons start at the top of the page, with the focus on their heading. */
function useFocusOnNextLesson({ visit }: CourseTaking, lessonId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    if (!visit.isNext(lessonId)) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  });
  // before the visit moves to this lesson, which happens around it
  useLayoutEffect(() => arrive(), []);
  return heading;
}

interface LessonPageProps {
  taking: CourseTaking;
  placed: PlacedLesson;
  asked: CoursePosition;
}

/** The lesson with outline or notes beside it; on small screens a button opens each. */
export function LessonPage({ taking, placed, asked }: LessonPageProps) {
  const { course, isPreview } = taking;
  const { lesson } = placed;
  const lessonTaking = useTakeLesson(taking, placed, asked);
  const [isOutlineHidden, setOutlineHidden] = useRemembered('sanctum.outline.collapsed');
  const [notesSince, setNotesSince] = taking.notesSince;
  const showsNotes = notesSince !== null && !isPreview;
  const showsOutline = !isOutlineHidden && !showsNotes;
  const outline = (onChoose?: () => void) => (
    <>
      <CourseFigures course={course} />
      <Outline
        course={course}
        addressOf={taking.addressOf}
        lessonId={lesson.id}
        videoId={lessonTaking.videoId}
        onVideo={lessonTaking.showVideo}
        onChoose={onChoose}
      />
    </>
  );
  return (
    <>
      <LessonHeader
        taking={taking}
        placed={placed}
        outline={outline}
        showsOutline={showsOutline}
        onToggleOutline={() => {
          setOutlineHidden(showsOutline);
          setNotesSince(null);
        }}
      />
      <div
        className={clsx(
          'grid gap-6 xl:gap-10',
          showsNotes && 'lg:grid-cols-[minmax(0,3fr)_minmax(16rem,2fr)]',
          (showsOutline || showsNotes) && 'xl:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <div className="min-w-0">
          <Notices taking={taking} lessonTaking={lessonTaking} />
          <LessonView taking={taking} lessonTaking={lessonTaking} />
        </div>
        {showsNotes && (
          <LessonNotes
            lessonTaking={lessonTaking}
            takesFocus={notesSince === lesson.id}
            onClose={() => setNotesSince(null)}
          />
        )}
        {showsOutline && <aside className={clsx(besideStyle, 'max-xl:hidden')}>{outline()}</aside>}
      </div>
    </>
  );
}

interface LessonHeaderProps extends Pick<LessonPageProps, 'taking' | 'placed'> {
  outline: (onChoose: () => void) => ReactNode;
  showsOutline: boolean;
  onToggleOutline: () => void;
}

function LessonHeader({ taking, placed, outline, showsOutline, onToggleOutline }: LessonHeaderProps) {
  const { t } = useTranslation('player');
  const { course, isPreview } = taking;
  const { lesson } = placed;
  const heading = useFocusOnNextLesson(taking, lesson.id);
  return (
    <header
      data-uncovered
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-6"
    >
      <PageTitle>{lesson.title}</PageTitle>
      {!isPreview && <BackToCourses />}
      <div className="ml-auto">
        <OutlineSheet title={course.title}>{outline}</OutlineSheet>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-4 max-xl:hidden"
          aria-expanded={showsOutline}
          onClick={onToggleOutline}
        >
          <ListTree aria-hidden />
          {showsOutline ? t('hideLessons') : t('showLessons')}
        </Button>
      </div>
      <div className="w-full min-w-0">
        <p lang={langOf(course, 'title')} className="eyebrow line-clamp-1 wrap-anywhere">
          {course.title}
        </p>
        <h1
          ref={heading}
          lang={langOf(lesson, 'title')}
          tabIndex={-1}
          className="text-2xl wrap-anywhere outline-none lg:text-3xl"
        >
          {lesson.title}
        </h1>
      </div>
    </header>
  );
}

interface NoticesProps {
  taking: CourseTaking;
  lessonTaking: LessonTaking;
}

function Notices({ taking: { course, isPreview }, lessonTaking: { offer, finishing } }: NoticesProps) {
  const { t } = useTranslation('player');
  return (
    <>
      {isPreview && <Alert className="mb-6">{t('preview')}</Alert>}
      {finishing.hasJustFinishedCourse && course.isCompleted && <CourseComplete course={course} />}
      {offer.position && <OtherDeviceOffer course={course} {...offer} position={offer.position} />}
    </>
  );
}

/** Shows the outline if there is no room beside the lesson. */
function OutlineSheet({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation('player');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" className="min-h-11! xl:hidden">
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
