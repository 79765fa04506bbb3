import { clsx } from 'clsx';
import Keyboard from 'lucide-react/icons/keyboard';
import ListTree from 'lucide-react/icons/list-tree';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/lib/page-title';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { CertificateLinks, CourseComplete } from '../../course-complete';
import { SaveNotice, type SaveState } from '../../course-progress';
import type { CourseOutline } from '../../learning';
import { ShortcutsSheet, useShortcutsSheet } from '../keyboard/shortcuts-sheet';
import { LessonDesk } from '../lesson/lesson-desk';
import { LessonView } from '../lesson/lesson-view';
import type { CourseStart } from '../resume/course-start';
import { OtherDeviceOffer } from '../resume/other-device-offer';
import { CourseSidebar } from './course-sidebar';
import { useTakeCourse } from './use-take-course';

/** Another lesson scrolls to its top and gets the focus; the first one leaves the page as it is. */
function useFocusOnNewLesson<Target extends HTMLElement>(lessonId: string) {
  const target = useRef<Target>(null);
  const shown = useRef(lessonId);
  useEffect(() => {
    if (shown.current === lessonId) return;
    shown.current = lessonId;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView();
  }, [lessonId]);
  return target;
}

interface OpenCourseProps {
  course: CourseOutline;
  isPreview: boolean;
  start: CourseStart;
}

const saveWords = {
  saving: 'player:saving',
  saved: 'player:saved',
  unsaved: 'player:notSaved',
  refused: 'learning:positionRefused',
} as const satisfies Record<Exclude<SaveState, 'idle'>, string>;

/** A course on the screen: its outline beside the lesson, and the notes below it. */
export function OpenCourse({ course, isPreview, start }: OpenCourseProps) {
  const taking = useTakeCourse(course, start, isPreview);
  const { lesson, hasJustFinishedCourse } = taking;
  const stage = useFocusOnNewLesson<HTMLElement>(lesson.id);
  const { t } = useTranslation('player');
  return (
    <>
      <PageTitle>{course.title}</PageTitle>
      <header className="border-b border-line bg-sunken">
        <div className="page-width flex flex-wrap items-end justify-between gap-x-4 gap-y-1 py-5 lg:py-8">
          <h1 className="text-3xl lg:text-4xl">{course.title}</h1>
          <SavedOrNot state={taking.saveState} />
          {!isPreview && course.progressPercent === 100 && !hasJustFinishedCourse && (
            <div className="mt-3 w-full">
              <CertificateLinks courseId={course.id} />
            </div>
          )}
        </div>
      </header>
      <div className="page-width grid gap-6 py-6 lg:py-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-12">
        <Lessons course={course} taking={taking} />
        <section
          ref={stage}
          tabIndex={-1}
          aria-label={lesson.title}
          className="min-w-0 scroll-mt-20 outline-none lg:scroll-mt-28"
        >
          {isPreview && <Alert className="mb-6">{t('preview')}</Alert>}
          {hasJustFinishedCourse && <CourseComplete course={course} />}
          {taking.otherDevice.position && (
            <OtherDeviceOffer
              course={course}
              position={taking.otherDevice.position}
              onFollow={taking.otherDevice.follow}
              onStay={taking.otherDevice.stay}
            />
          )}
          <OpenLesson taking={taking} isPreview={isPreview} />
        </section>
      </div>
    </>
  );
}

type Taking = ReturnType<typeof useTakeCourse>;

function SavedOrNot({ state }: { state: SaveState }) {
  const { t } = useTranslation(['player', 'learning']);
  return <SaveNotice state={state} words={state === 'idle' ? '' : t(saveWords[state])} className="min-h-6" />;
}

/** The outline; on a phone it is opened by a button. */
function Lessons({ course, taking }: { course: CourseOutline; taking: Taking }) {
  const { t } = useTranslation('player');
  const [areShown, setShown] = useState(false);
  return (
    <>
      <div className="lg:hidden">
        <Button variant="secondary" aria-expanded={areShown} onClick={() => setShown(!areShown)}>
          <ListTree aria-hidden />
          {areShown ? t('hideLessons') : t('showLessons')}
        </Button>
      </div>
      <aside
        className={clsx(
          'lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-3',
          !areShown && 'hidden',
        )}
      >
        <CourseSidebar
          course={course}
          lessonId={taking.lesson.id}
          videoId={taking.videoId}
          onSelect={(lessonId, chosen) => {
            setShown(false);
            taking.select(lessonId, chosen);
          }}
        />
      </aside>
    </>
  );
}

/** The lesson, with the member's notes below it. */
function OpenLesson({ taking, isPreview }: { taking: Taking; isPreview: boolean }) {
  const { t } = useTranslation('player');
  const [showsNotes, setShowsNotes] = useState(false);
  const sheet = useShortcutsSheet();
  const { lesson, videoId } = taking;
  const toggleNotes = () => setShowsNotes(!showsNotes);
  return (
    <>
      <LessonView
        key={lesson.id}
        lesson={lesson}
        videoId={videoId}
        startAt={taking.startAt}
        player={taking.player}
        repair={taking.repair}
        shortcuts={{ enabled: sheet.enabled, onHelp: sheet.open, onNotes: toggleNotes }}
        help={
          <Button variant="ghost" size="sm" className="ml-auto min-h-11" onClick={sheet.open}>
            <Keyboard aria-hidden />
            {t('shortcuts.button')}
          </Button>
        }
        {...taking.playback}
        onSeek={(seconds) => videoId !== null && taking.seek({ videoId, positionSeconds: seconds })}
        actions={isPreview ? null : taking.actions}
      />
      {!isPreview && (
        <LessonDesk
          lesson={lesson}
          showsNotes={showsNotes}
          onToggleNotes={toggleNotes}
          now={taking.videoPosition}
          seek={taking.seek}
        />
      )}
      <ShortcutsSheet {...sheet.dialog} />
    </>
  );
}
