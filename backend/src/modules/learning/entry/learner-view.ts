import { isModuleCompleted, type LockRule, locksOf } from './locks.js';
import { isCompleted, modulesOf, type ModuleWithLessons, percent } from './outline.js';

type PartText = 'title' | 'subtitle';
type LessonText = PartText | 'description';

/** The part of a course's outline that is shown to learners, in plain values. */
export interface CourseOutline {
  id: string;
  sections: readonly {
    id: string;
    title: string;
    subtitle: string;
    untranslated: PartText[];
    modules: readonly OutlineModule[];
  }[];
}

export interface OutlineModule {
  id: string;
  title: string;
  subtitle: string;
  untranslated: PartText[];
  thumbnailUrl: string | null;
  lock: LockRule | null;
  lessons: readonly OutlineLesson[];
}

export interface OutlineLesson {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  untranslated: LessonText[];
  thumbnailUrl: string | null;
  isFreePreview: boolean;
  /** Allows completing the lesson before its videos, or requires all videos first. */
  completionRule: 'all_videos' | 'by_hand';
}

export type OutlineVideo = { id: string; lessonId: string; title: string; durationSeconds: number | null };

/** A person's progress in the course, and the enrollment's start. The coach has no progress, and no lock applies. */
export interface Learner {
  enrolledAt: Date;
  finished: Readonly<Record<'video' | 'lesson' | 'module' | 'course', ReadonlySet<string>>>;
  /** Modules that have been open to this person, and modules the coach opened early. */
  opened: ReadonlySet<string>;
  /** Modules among `opened` that were opened early and not started. */
  openedEarly: ReadonlySet<string>;
  ignoresLocks: boolean;
}

/** Returns the course as this person sees it now. A locked module has only its title and opening. */
export function viewFor(course: CourseOutline, videos: readonly OutlineVideo[], learner: Learner, now: Date) {
  const { finished } = learner;
  const modules = modulesOf(course);
  const standings = modules.map((module) => standingOf(module, learner));
  const locks = locksOf(standings, { now, enrolledAt: learner.enrolledAt });
  const videosOf = byLesson(videos);
  const views = new Map(
    modules.map((module, index) => {
      const { isLocked, unlockDate } = locks[index]!;
      const { id, title, subtitle, untranslated, thumbnailUrl, lessons } = module;
      return [
        id,
        {
          id,
          title,
          subtitle,
          untranslated,
          thumbnailUrl,
          isLocked,
          isCompleted: isModuleCompleted(standings[index]!),
          unlockDate: unlockDate?.toISOString() ?? null,
          lessons: isLocked
            ? []
            : lessons.map((lesson) => lessonView(lesson, videosOf.get(lesson.id) ?? [], learner)),
        },
      ];
    }),
  );
  const lessonCount = sum(standings.map((module) => module.lessonCount));
  const completedLessonCount = sum(standings.map((module) => module.completedLessonCount));
  return {
    sections: course.sections.map(({ modules: inSection, ...section }) => ({
      ...section,
      modules: inSection.map((module) => views.get(module.id)!),
    })),
    lessonCount,
    completedLessonCount,
    progressPercent: percent(completedLessonCount, lessonCount),
    isCompleted: isCompleted(finished.course.has(course.id), completedLessonCount, lessonCount),
  };
}

export type LearnerView = ReturnType<typeof viewFor>;

/** The modules open in a view, each with its lessons. */
export const openModules = (view: LearnerView): ModuleWithLessons[] =>
  modulesOf(view).filter(({ isLocked }) => !isLocked);

function standingOf({ id, lock, lessons }: OutlineModule, { finished, opened, ignoresLocks }: Learner) {
  return {
    lock: ignoresLocks ? null : lock,
    wasCompleted: finished.module.has(id),
    wasOpened: opened.has(id),
    lessonCount: lessons.length,
    completedLessonCount: lessons.filter((lesson) => finished.lesson.has(lesson.id)).length,
  };
}

const lessonView = (lesson: OutlineLesson, videos: readonly OutlineVideo[], { finished }: Learner) => ({
  ...lesson,
  isCompleted: finished.lesson.has(lesson.id),
  isLocked: false,
  videos: videos.map(({ id, title, durationSeconds }) => ({
    id,
    title,
    durationSeconds,
    isCompleted: finished.video.has(id),
  })),
});

function byLesson(videos: readonly OutlineVideo[]): ReadonlyMap<string, OutlineVideo[]> {
  const lessons = new Map<string, OutlineVideo[]>();
  for (const video of videos) {
    const ofLesson = lessons.get(video.lessonId);
    if (ofLesson) ofLesson.push(video);
    else lessons.set(video.lessonId, [video]);
  }
  return lessons;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
