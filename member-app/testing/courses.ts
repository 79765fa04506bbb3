import type { Schemas } from '@sanctum/openapi';
import type { CourseOutline, OutlineLesson, OutlineModule } from '../src/features/learning';

type LessonContent = Schemas['LessonForLearnerResponse'];
type Video = OutlineLesson['videos'][number];

/** A video. Ids in these fixtures are names, so that tests are readable. */
export const aVideo = (id: string, facts: Partial<Video> = {}): Video => ({
  id,
  title: `LessonVideo ${id}`,
  durationSeconds: 100,
  isCompleted: false,
  ...facts,
});

export const aLesson = (id: string, facts: Partial<OutlineLesson> = {}): OutlineLesson => ({
  id,
  title: `Lesson ${id}`,
  subtitle: '',
  description: '',
  thumbnailUrl: null,
  isCompleted: false,
  isLocked: false,
  isFreePreview: false,
  completionRule: 'all_videos',
  untranslated: [],
  videos: [],
  ...facts,
});

export const aModule = (
  id: string,
  lessons: OutlineLesson[],
  facts: Partial<OutlineModule> = {},
): OutlineModule => ({
  id,
  title: `Module ${id}`,
  subtitle: '',
  thumbnailUrl: null,
  isCompleted: lessons.length > 0 && lessons.every(({ isCompleted: completed }) => completed),
  isLocked: false,
  unlockDate: null,
  untranslated: [],
  lessons,
  ...facts,
});

/** A course of one section; its figures are computed. */
export function aCourse(modules: OutlineModule[], facts: Partial<CourseOutline> = {}): CourseOutline {
  const lessons = modules.flatMap((module) => module.lessons);
  const completed = lessons.filter((lesson) => lesson.isCompleted).length;
  return {
    id: 'course',
    title: 'Roots and Wings',
    description: 'A course for two.',
    thumbnailUrl: null,
    progressPercent: lessons.length === 0 ? 0 : Math.round((100 * completed) / lessons.length),
    lessonCount: lessons.length,
    completedLessonCount: completed,
    isCompleted: lessons.length > 0 && completed === lessons.length,
    untranslated: [],
    sections: [{ id: 'section', title: 'Listening', subtitle: '', untranslated: [], modules }],
    ...facts,
  };
}

/** Returns the course with one more lesson completed. */
export const withCompleted = (course: CourseOutline, lessonId: string): CourseOutline =>
  aCourse(
    course.sections
      .flatMap(({ modules }) => modules)
      .map((module) =>
        aModule(
          module.id,
          module.lessons.map((lesson) =>
            lesson.id === lessonId
              ? {
                  ...lesson,
                  isCompleted: true,
                  videos: lesson.videos.map((video) => ({ ...video, isCompleted: true })),
                }
              : lesson,
          ),
          { isLocked: module.isLocked, unlockDate: module.unlockDate },
        ),
      ),
  );

interface PlaybackFacts {
  smaller?: { url: string; height: number } | null;
  captions?: { language: string; url: string }[];
  transcript?: string | null;
}

/** Content of an opened lesson: its videos on one page, then other widgets. */
export const lessonContent = (
  lesson: OutlineLesson,
  { captions = [], transcript = null, smaller = null }: PlaybackFacts = {},
  others: LessonContent['pages'][number]['widgets'] = [],
): LessonContent => ({
  id: lesson.id,
  moduleId: 'module',
  courseId: 'course',
  title: lesson.title,
  subtitle: lesson.subtitle,
  description: lesson.description,
  thumbnailUrl: lesson.thumbnailUrl,
  untranslated: lesson.untranslated,
  isCompleted: lesson.isCompleted,
  pages: [
    {
      id: `page-of-${lesson.id}`,
      title: 'Page 1',
      order: 0,
      untranslated: [],
      widgets: [
        ...lesson.videos.map(({ id, title, durationSeconds }) => ({
          id,
          type: 'video' as const,
          untranslated: [],
          settings: {
            url: `http://localhost:3000/files/${id}.mp4`,
            mimeType: 'video/mp4',
            fileName: `${id}.mp4`,
            fileSize: 1024,
            title,
            caption: '',
            durationSeconds,
            captions,
            posterUrl: null,
            height: 1080,
            smaller,
            transcript,
          },
        })),
        ...others,
      ],
    },
  ],
});
