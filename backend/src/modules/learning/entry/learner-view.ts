import { type CourseMap } from './course-map.js';
import { type LockRule, locksOf } from './locks.js';
import { isCompleted, percent } from './progress.js';

/** A course as it is built, in plain values. */
export interface BuiltCourse {
  id: string;
  sections: readonly {
    id: string;
    title: string;
    subtitle: string;
    modules: readonly BuiltModule[];
  }[];
}

interface BuiltModule {
  id: string;
  title: string;
  subtitle: string;
  thumbnailUrl: string | null;
  lock: LockRule | null;
  lessons: readonly BuiltLesson[];
}

interface BuiltLesson {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  thumbnailUrl: string | null;
  freePreview: boolean;
  /** Whether it may be completed before its videos are. */
  completionRule: 'all_videos' | 'by_hand';
}

export interface BuiltVideo {
  id: string;
  lessonId: string;
  title: string;
  durationSeconds: number | null;
}

/** What this reader has done, and since when she may. The coach's preview has done nothing and is shut out of nothing. */
export interface Learner {
  enrolledAt: Date;
  finished: Readonly<Record<'video' | 'lesson' | 'module' | 'course', ReadonlySet<string>>>;
  /** The modules that have been open to her. */
  opened: ReadonlySet<string>;
  ignoresLocks: boolean;
}

/** The course as this reader sees it now: done, open and locked. Nothing of a locked module but its title is in it. */
export function viewFor(course: BuiltCourse, videos: readonly BuiltVideo[], learner: Learner, now: Date) {
  const { finished } = learner;
  const modules = modulesOf(course);
  const standings = modules.map((module) => standingOf(module, learner));
  const locks = locksOf(standings, { now, enrolledAt: learner.enrolledAt });
  const views = new Map(
    modules.map((module, index) => {
      const { isLocked, unlockDate } = locks[index]!;
      const { id, title, subtitle, thumbnailUrl, lessons } = module;
      return [
        id,
        {
          ...{ id, title, subtitle, thumbnailUrl, isLocked },
          isCompleted: standings[index]!.isCompleted,
          unlockDate: unlockDate?.toISOString() ?? null,
          lessons: isLocked ? [] : lessons.map((lesson) => lessonView(lesson, videos, learner)),
        },
      ];
    }),
  );
  const totalLessons = sum(standings.map((module) => module.totalLessons));
  const completedLessons = sum(standings.map((module) => module.completedLessons));
  return {
    sections: course.sections.map(({ id, title, subtitle, modules: inSection }) => ({
      ...{ id, title, subtitle },
      modules: inSection.map((module) => views.get(module.id)!),
    })),
    totalLessons,
    completedLessons,
    progressPercent: percent(completedLessons, totalLessons),
    isCompleted: isCompleted(finished.course.has(course.id), completedLessons, totalLessons),
  };
}

export type LearnerView = ReturnType<typeof viewFor>;

/** Modules in order, whatever their section. */
export const modulesOf = (course: BuiltCourse): BuiltModule[] =>
  course.sections.flatMap(({ modules }) => modules);

/** A course as it is built has every place; as somebody sees it, only those of open modules. */
export const mapOf = ({ sections }: { sections: readonly CourseMap[] }): CourseMap => ({
  modules: sections.flatMap(({ modules }) => modules),
});

/** The modules open in a view, each with its lessons. */
export const openModules = (view: LearnerView): CourseMap['modules'] =>
  view.sections.flatMap(({ modules }) => modules.filter(({ isLocked }) => !isLocked));

function standingOf({ id, lock, lessons }: BuiltModule, { finished, opened, ignoresLocks }: Learner) {
  const totalLessons = lessons.length;
  const completedLessons = lessons.filter((lesson) => finished.lesson.has(lesson.id)).length;
  return {
    lock: ignoresLocks ? null : lock,
    totalLessons,
    completedLessons,
    isCompleted: isCompleted(finished.module.has(id), completedLessons, totalLessons),
    // A lesson she finished elsewhere may have been moved here since.
    wasOpen: opened.has(id) || completedLessons > 0,
  };
}

const lessonView = (lesson: BuiltLesson, videos: readonly BuiltVideo[], { finished }: Learner) => ({
  ...lesson,
  completed: finished.lesson.has(lesson.id),
  locked: false,
  videos: videos
    .filter(({ lessonId }) => lessonId === lesson.id)
    .map(({ id, title, durationSeconds }) => ({
      ...{ id, title, durationSeconds },
      completed: finished.video.has(id),
    })),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
