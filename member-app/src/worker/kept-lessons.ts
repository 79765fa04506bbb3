import type { Schemas } from '@sanctum/openapi';

type Lesson = Schemas['LessonForLearnerResponse'];

/** Parts of a lesson that can be read offline: its texts, but no files. */
export interface KeptLesson {
  id: string;
  courseId: string;
  title: string;
  subtitle: string | null;
  pages: { title: string; texts: string[] }[];
  /** Time of the latest opening, in milliseconds. */
  openedAt: number;
}

/** A course with readable lessons. */
export interface KeptCourse {
  /** Title; null if the course's outline was never loaded. */
  title: string | null;
  lessons: KeptLesson[];
}

interface Owner {
  /** Owner; null if unclaimed: the next person to sign in becomes the owner. */
  accountId: string | null;
  /** Time of the last check for access, in milliseconds. */
  checkedAt: number;
}

const CACHE = 'lessons-1';
const OWNER = '/kept/owner';
const LESSONS = '/kept/lessons/';
const COURSES = '/kept/courses/';
const NOBODY: Owner = { accountId: null, checkedAt: 0 };

/** Max stored lessons; the least recently opened are dropped first. */
export const MOST_LESSONS = 60;
/** Max characters of a stored lesson; a longer one can only be read online. */
export const MOST_LETTERS = 100_000;
/** Max age in milliseconds, because offline nobody learns that access has ended. */
export const LONGEST = 30 * 24 * 3_600_000;

/**
 * Stores the texts of lessons that one person opened in this browser, for offline reading. Nothing else is stored, and
 * everything is deleted when that person signs out or someone else signs in.
 */
export class KeptLessons {
  constructor(
    private readonly storage: CacheStorage,
    private readonly now: () => number,
  ) {}

  /** Makes the signed-in person the owner; lessons of another owner are deleted. */
  async belongTo(accountId: string): Promise<void> {
    const owner = await this.owner();
    if (owner.accountId === accountId) return;
    if (owner.accountId !== null) await this.wipe();
    await this.write(OWNER, { accountId, checkedAt: this.now() } satisfies Owner);
  }

  /** Deletes everything, because nobody is signed in. */
  async wipe(): Promise<void> {
    await this.storage.delete(CACHE);
  }

  async keep(lesson: Lesson): Promise<void> {
    const kept = readable(lesson, this.now());
    if (!kept) return this.drop(lesson.id);
    await this.write(LESSONS + kept.id, kept);
    for (const { id } of (await this.lessons()).slice(MOST_LESSONS)) await this.drop(id);
  }

  async drop(lessonId: string): Promise<void> {
    await (await this.cache()).delete(LESSONS + lessonId);
  }

  /** Drops stored lessons of a course that are no longer open. */
  async heedCourse({
    id: courseId,
    title,
    sections,
  }: Pick<Schemas['CourseForLearnerResponse'], 'id' | 'title' | 'sections'>): Promise<void> {
    const open = sections.flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons));
    await this.write(COURSES + courseId, { title });
    for (const { id } of await this.lessonsOf(courseId))
      if (!open.some((lesson) => lesson.id === id)) await this.drop(id);
  }

  /** Drops a course that the person may no longer open. */
  async dropCourse(courseId: string): Promise<void> {
    for (const { id } of await this.lessonsOf(courseId)) await this.drop(id);
    await (await this.cache()).delete(COURSES + courseId);
  }

  /** Lists all readable lessons by course, last opened first. */
  async courses(): Promise<KeptCourse[]> {
    const lessons = await this.lessons();
    const ids = [...new Set(lessons.map(({ courseId }) => courseId))];
    return Promise.all(
      ids.map(async (id) => ({
        title: (await this.read<{ title: string }>(COURSES + id))?.title ?? null,
        lessons: lessons.filter(({ courseId }) => courseId === id),
      })),
    );
  }

  /**
   * Returns the courses to check for access if the last check is older than `every` milliseconds, and records the
   * check.
   */
  async toCheck(every: number): Promise<string[]> {
    const owner = await this.owner();
    if (owner.accountId === null || this.now() - owner.checkedAt < every) return [];
    await this.write(OWNER, { ...owner, checkedAt: this.now() } satisfies Owner);
    return [...new Set((await this.lessons()).map(({ courseId }) => courseId))];
  }

  private async lessonsOf(courseId: string): Promise<KeptLesson[]> {
    return (await this.lessons()).filter((lesson) => lesson.courseId === courseId);
  }

  /** Returns stored lessons, last opened first, without those that are too old. */
  private async lessons(): Promise<KeptLesson[]> {
    const keys = (await (await this.cache()).keys()).map(({ url }) => new URL(url).pathname);
    const found: KeptLesson[] = [];
    for (const key of keys.filter((one) => one.startsWith(LESSONS))) {
      const lesson = await this.read<KeptLesson>(key);
      if (lesson && this.now() - lesson.openedAt < LONGEST) found.push(lesson);
      else await (await this.cache()).delete(key);
    }
    return found.toSorted((one, other) => other.openedAt - one.openedAt);
  }

  private async owner(): Promise<Owner> {
    return (await this.read<Owner>(OWNER)) ?? NOBODY;
  }

  private async read<Value>(key: string): Promise<Value | undefined> {
    const found = await (await this.cache()).match(key);
    return found && ((await found.json()) as Value);
  }

  private async write(key: string, value: object): Promise<void> {
    await (await this.cache()).put(key, Response.json(value));
  }

  private cache(): Promise<Cache> {
    return this.storage.open(CACHE);
  }
}

/** Returns the readable part of a lesson; undefined if it has no text, or too much. */
function readable(
  { id, courseId, title, subtitle, pages }: Lesson,
  openedAt: number,
): KeptLesson | undefined {
  const read = pages
    .map(({ title: pageTitle, widgets }) => ({
      title: pageTitle,
      texts: widgets.flatMap((widget) => (widget.type === 'text' ? [widget.settings.content] : [])),
    }))
    .filter(({ texts }) => texts.length > 0);
  const letters = read.flatMap(({ texts }) => texts).join('').length;
  if (letters === 0 || letters > MOST_LETTERS) return undefined;
  return { id, courseId, title, subtitle, openedAt, pages: read };
}
