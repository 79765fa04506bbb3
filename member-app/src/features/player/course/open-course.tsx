import Keyboard from 'lucide-react/icons/keyboard';
import ListTree from 'lucide-react/icons/list-tree';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/lib/page-title';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { CertificateLinks, CourseComplete } from '../../course-complete';
import { SaveNotice, type SaveState } from '../../course-progress';
import { type CourseOutline } from '../../learning';
import { CourseSidebar } from './course-sidebar';
import { OtherDeviceOffer } from '../resume/other-device-offer';
import { LessonDesk } from '../lesson/lesson-desk';
import { LessonView } from '../lesson/lesson-view';
import { ShortcutsSheet } from '../keyboard/shortcuts-sheet';
import { useFocusOnNewLesson } from '../lesson/use-focus-on-new-lesson';
import { useShortcutsSheet } from '../keyboard/use-shortcuts-sheet';
import type { CourseStart } from '../resume/course-start';
import { useTakeCourse } from './use-take-course';

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
  const { t } = useTranslation(['player', 'learning']);
  const taking = useTakeCourse(course, start, isPreview);
  const [showsLessons, setShowsLessons] = useState(false);
  const [showsNotes, setShowsNotes] = useState(false);
  const sheet = useShortcutsSheet();
  const { lesson, videoId, otherDevice, hasJustFinishedCourse } = taking;
  const isFinished = !isPreview && course.progressPercent === 100;
  const stage = useFocusOnNewLesson<HTMLElement>(lesson.id);
  return (
    <>
      <PageTitle>{course.title}</PageTitle>
      <header className="border-b border-line bg-sunken">
        <div className="page-width flex flex-wrap items-end justify-between gap-x-4 gap-y-1 py-5 lg:py-8">
          <h1 className="text-3xl lg:text-4xl">{course.title}</h1>
          <SaveNotice
            state={taking.saveState}
            words={taking.saveState === 'idle' ? '' : t(saveWords[taking.saveState])}
            className="min-h-6"
          />
          {isFinished && !hasJustFinishedCourse && (
            <div className="mt-3 w-full">
              <CertificateLinks courseId={course.id} />
            </div>
          )}
        </div>
      </header>
      <div className="page-width grid gap-6 py-6 lg:py-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-12">
        <div className="lg:hidden">
          <Button
            variant="secondary"
            aria-expanded={showsLessons}
            onClick={() => setShowsLessons(!showsLessons)}
          >
            <ListTree aria-hidden />
            {showsLessons ? t('hideLessons') : t('showLessons')}
          </Button>
        </div>
        <aside
          className={clsx(
            'lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-3',
            !showsLessons && 'hidden',
          )}
        >
          <CourseSidebar
            course={course}
            lessonId={lesson.id}
            videoId={videoId}
            onSelect={(lessonId, chosen) => {
              setShowsLessons(false);
              taking.select(lessonId, chosen);
            }}
          />
        </aside>
        <section
          ref={stage}
          tabIndex={-1}
          aria-label={lesson.title}
          className="min-w-0 scroll-mt-20 outline-none lg:scroll-mt-28"
        >
          {isPreview && <Alert className="mb-6">{t('preview')}</Alert>}
          {hasJustFinishedCourse && <CourseComplete course={course} />}
          {otherDevice.position && (
            <OtherDeviceOffer
              course={course}
              position={otherDevice.position}
              onFollow={otherDevice.follow}
              onStay={otherDevice.stay}
            />
          )}
          <LessonView
            key={lesson.id}
            lesson={lesson}
            videoId={videoId}
            startAt={taking.startAt}
            player={taking.player}
            repair={taking.repair}
            shortcuts={{
              enabled: sheet.enabled,
              onHelp: sheet.open,
              onNotes: () => setShowsNotes(!showsNotes),
            }}
            help={
              <Button variant="ghost" size="sm" className="ml-auto min-h-11" onClick={sheet.open}>
                <Keyboard aria-hidden />
                {t('shortcuts.button')}
              </Button>
            }
            onResumed={taking.onResumed}
            onTime={taking.onTime}
            onPause={taking.onPause}
            onBroken={taking.onBroken}
            onSeek={(seconds) => videoId !== null && taking.seek({ videoId, positionSeconds: seconds })}
            actions={isPreview ? null : taking.actions}
          />
          {!isPreview && (
            <LessonDesk
              lesson={lesson}
              showsNotes={showsNotes}
              onToggleNotes={() => setShowsNotes(!showsNotes)}
              now={taking.videoPosition}
              seek={taking.seek}
            />
          )}
        </section>
      </div>
      <ShortcutsSheet {...sheet.dialog} />
    </>
  );
}
