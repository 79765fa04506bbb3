import type { components } from '@sanctum/openapi';
import type { OutlineLesson } from '../learning';
import { isVideo, LessonWidgets, shownWidgets } from '../lesson-widgets';
import { FlowVideo } from './flow-video';
import { runsOf } from './runs';
import type { LessonFilms } from './use-lesson-films';
import type { LessonPosition } from './use-lesson-position';

interface LessonFlowProps {
  courseId: string;
  lesson: OutlineLesson;
  pages: readonly components['schemas']['LessonPageResponse'][];
  position: LessonPosition;
  films: LessonFilms;
}

/** The lesson's pages one below the other, with their videos in place. */
export function LessonFlow({ courseId, lesson, pages, position, films }: LessonFlowProps) {
  return (
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
                  films={films}
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
}
