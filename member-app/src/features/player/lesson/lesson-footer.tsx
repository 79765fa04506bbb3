import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { CertificateLinks } from '../../course-complete';
import {
  allVideosComplete,
  lessonToGoOnWith,
  lockAfter,
  neighbours,
  WaitingNotice,
  whenItOpens,
} from '../../learning';
import type { CourseTaking } from '../taking/use-take-course';
import { FocusKeeper } from './lesson-steps';
import type { LessonTaking } from '../taking/use-take-lesson';

interface LessonFooterProps {
  taking: CourseTaking;
  lessonTaking: LessonTaking;
  /** False if the steps under the video are right above. */
  isFar: boolean;
}

/** End of a lesson: previous, next, or what follows the last one. */
export function LessonFooter({ taking, lessonTaking, isFar }: LessonFooterProps) {
  const { t } = useTranslation('player');
  const { lesson, finishing, isPending, isWaiting } = lessonTaking;
  const { previous } = neighbours(taking.course, lesson.id);
  const next = lessonToGoOnWith(taking.course, lesson.id)?.lesson;
  return (
    <section aria-label={t('end.label')} className="mt-10 max-w-prose border-t border-line pt-6">
      <p className="text-sm text-ink-soft">{t('autosave')}</p>
      {lesson.isCompleted && !next && <NothingFollows taking={taking} lessonTaking={lessonTaking} />}
      <FocusKeeper className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {previous && (
          <ButtonLink to={taking.addressOf(previous.lesson.id)} variant="secondary" className="max-sm:px-4!">
            <ArrowLeft aria-hidden />
            {t('previous')}
          </ButtonLink>
        )}
        {lesson.isCompleted && (
          <Button
            variant="ghost"
            size="sm"
            className={clsx('min-h-11', previous ? 'max-sm:order-last max-sm:-ml-4' : '-ml-4')}
            pending={isPending}
            onClick={finishing.undo}
          >
            {t('undoLesson')}
          </Button>
        )}
        {lesson.isCompleted && next && (
          <ButtonLink to={taking.addressOf(next.id)} className="ml-auto max-sm:px-4!">
            {t('nextLesson')}
            <ArrowRight aria-hidden />
          </ButtonLink>
        )}
        {!lesson.isCompleted && isFar && (
          <Button
            variant={allVideosComplete(lesson) ? 'primary' : 'secondary'}
            className="ml-auto max-sm:px-4!"
            pending={isPending}
            onClick={finishing.finishWithVideos}
          >
            {t(next ? 'end.completeAndNext' : 'end.complete')}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </FocusKeeper>
      {isFar && <WaitingNotice isWaiting={isWaiting} />}
    </section>
  );
}

function NothingFollows({
  taking: { course },
  lessonTaking: { lesson, finishing },
}: Omit<LessonFooterProps, 'isFar'>) {
  const { t } = useTranslation('player');
  const module = lockAfter(course, lesson.id);
  return (
    <>
      <p className="mt-3">
        {module ? t('end.opensLater', { module: module.title, when: whenItOpens(module) }) : t('end.last')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {course.isCompleted && !finishing.hasJustFinishedCourse && <CertificateLinks courseId={course.id} />}
        <ButtonLink to={sanctumPaths.classroom} variant="secondary">
          {t('end.courses')}
        </ButtonLink>
      </div>
    </>
  );
}
