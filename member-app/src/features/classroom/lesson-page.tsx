import type { components } from '@sanctum/openapi';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Badge } from '../../shared/ui/badge';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { CourseComplete } from '../course-complete';
import {
  type CourseOutline,
  type OutlineLesson,
  type OutlineModule,
  type PlacedLesson,
  useFinishLesson,
  useLesson,
} from '../learning';
import { isVideo, LessonWidgets, shownWidgets } from '../lesson-widgets';
import { LessonDesk } from '../player';
import { FlowVideo } from './flow-video';
import { lessonAddress } from './lesson-address';
import { LessonFooter } from './lesson-footer';
import { runsOf } from './runs';
import { type LessonPlaybacks, useLessonPlaybacks } from './use-lesson-playbacks';
import { type LessonPosition, useLessonPosition } from './use-lesson-position';

interface LessonPageProps {
  course: CourseOutline;
  module: OutlineModule;
  placed: PlacedLesson;
}

export function LessonPage({ course, module, placed }: LessonPageProps) {
  const { t } = useTranslation('classroom');
  const { lesson } = placed;
  const position = useLessonPosition(course, placed);
  const playbacks = useLessonPlaybacks();
  const [showsNotes, setShowsNotes] = useState(false);
  const navigate = useNavigate();
  const finishing = useFinishLesson({
    course,
    lesson,
    toLesson: (next) => void navigate(lessonAddress(course, next)),
  });
  return (
    <article className="max-w-3xl">
      <PageTitle>{lesson.title}</PageTitle>
      {finishing.hasJustFinishedCourse && course.isCompleted && <CourseComplete course={course} />}
      <p className="text-sm max-xl:hidden">
        <Link
          to={sanctumPaths.classroomModule(course.id, module.id)}
          className="wrap-anywhere text-clay underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {module.title}
        </Link>
      </p>
      <h1 className="text-3xl wrap-anywhere xl:mt-2">{lesson.title}</h1>
      {lesson.subtitle && <p className="mt-2 text-lg wrap-anywhere text-ink-soft">{lesson.subtitle}</p>}
      {lesson.isCompleted && (
        <p className="mt-3">
          <Badge tone="gold">{t('lesson.completed')}</Badge>
        </p>
      )}
      <div className="mt-8">
        <Pages course={course} placed={placed} position={position} playbacks={playbacks} />
      </div>
      <LessonDesk
        lesson={lesson}
        showsNotes={showsNotes}
        onToggleNotes={() => setShowsNotes(!showsNotes)}
        now={playbacks.now}
        seek={playbacks.seek}
      />
      <LessonFooter
        course={course}
        lesson={lesson}
        saveState={position.saveState}
        isPending={finishing.isPending}
        isWaiting={finishing.isWaiting}
        onFinish={finishing.finishWithVideos}
        onUndo={finishing.undo}
      />
    </article>
  );
}

type PagesProps = Pick<LessonPageProps, 'course' | 'placed'> & {
  position: LessonPosition;
  playbacks: LessonPlaybacks;
};

function Pages({ course, placed, position, playbacks }: PagesProps) {
  const { t } = useTranslation('classroom');
  const query = useLesson(placed.lesson.id);
  const { data } = query;
  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (!data || !position.isKnown) {
    return (
      <Skeletons label={t('lesson.loading')} of={['aspect-video rounded-lg', 'mt-6 h-5', 'mt-3 h-5 w-2/3']} />
    );
  }
  return (
    <LessonFlow
      courseId={course.id}
      pages={data.pages}
      lesson={placed.lesson}
      position={position}
      playbacks={playbacks}
    />
  );
}

interface LessonFlowProps {
  courseId: string;
  lesson: OutlineLesson;
  pages: readonly components['schemas']['LessonPageResponse'][];
  position: LessonPosition;
  playbacks: LessonPlaybacks;
}

/** The lesson's pages one below the other, with their videos in place. */
const LessonFlow = ({ courseId, lesson, pages, position, playbacks }: LessonFlowProps) => (
  <div className="space-y-12">
    {pages.map((page) => (
      <section key={page.id} aria-label={page.title}>
        {/* A single page is the lesson and needs no name of its own. */}
        {pages.length > 1 && <h2 className="mb-5 text-2xl wrap-anywhere">{page.title}</h2>}
        <div className="space-y-8">
          {runsOf(shownWidgets(page.widgets), isVideo).map((run) =>
            run.kind === 'single' ? (
              <FlowVideo
                key={run.item.id}
                courseId={courseId}
                lesson={lesson}
                video={run.item}
                position={position}
                playbacks={playbacks}
              />
            ) : (
              <LessonWidgets key={run.items[0]?.id} lessonId={lesson.id} widgets={run.items} stores />
            ),
          )}
        </div>
      </section>
    ))}
  </div>
);
