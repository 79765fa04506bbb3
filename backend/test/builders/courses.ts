import { newId } from '../../src/kernel/ids.js';
import type { Product } from '../../src/modules/catalog/index.js';
import {
  Course,
  CourseModule,
  Lesson,
  LessonPage,
  type ModuleLock,
  Section,
} from '../../src/modules/courses/index.js';
import {
  LessonReleasesService,
  type NewWidget,
  WidgetPlacesService,
} from '../../src/modules/widgets/index.js';
import type { TestApp } from '../app.js';
import { aProduct } from './catalog.js';
import { anAsset } from './media.js';

export interface LessonShape {
  title?: string;
  isFreePreview?: boolean;
  /** Number of videos on the lesson's page, each of 60 seconds. */
  videos?: number;
  /** Other widgets below the videos. */
  widgets?: Pick<NewWidget, 'type' | 'settings'>[];
}

export interface ModuleShape {
  title?: string;
  lock?: ModuleLock;
  lessons: LessonShape[];
}

export interface BuiltLesson {
  id: string;
  moduleId: string;
  pageId: string;
  /** Widget ids in order. */
  videos: string[];
  /** Other widgets in order. */
  widgets: string[];
}

export interface BuiltCourse {
  id: string;
  product: Product;
  sections: string[];
  modules: string[];
  /** Lessons of all modules, in the course's order. */
  lessons: BuiltLesson[];
}

const TWO_MODULES: ModuleShape[][] = [
  [{ lessons: [{ videos: 2, isFreePreview: true }, { videos: 1 }] }, { lessons: [{ videos: 1 }] }],
];

/** Creates a published course for $97.00 with a section for each list of modules. Default: two modules with three lessons. */
export async function aCourse(
  t: TestApp,
  { sections = TWO_MODULES, ...product }: { sections?: ModuleShape[][] } & Partial<Product> = {},
): Promise<BuiltCourse> {
  const sold = await aProduct(t, { type: 'course', category: 'For Moms', priceCents: 9700, ...product });
  const asset = await anAsset(t, {
    kind: 'video',
    fileName: 'lesson.mp4',
    mimeType: 'video/mp4',
    durationSeconds: 60,
  });
  const plan = layOut(sold.id, sections, asset.id);
  const writer = t.app.get(WidgetPlacesService, { strict: false });
  await t.database.transaction(async (tx) => {
    await tx.insert(Course, { id: sold.id, createdAt: t.clock.now() });
    await tx.insert(Section, plan.sections);
    await tx.insert(CourseModule, plan.modules);
    await tx.insert(Lesson, plan.lessons);
    await tx.insert(LessonPage, plan.pages);
    await writer.add(tx, plan.widgets);
    if (sold.publishedAt !== null)
      await t.app.get(LessonReleasesService, { strict: false }).publishFirst(tx, sold.id);
  });
  const pageOf = new Map(plan.pages.map(({ id, lessonId }) => [lessonId, id]));
  return {
    id: sold.id,
    product: sold,
    sections: plan.sections.map(({ id }) => id),
    modules: plan.modules.map(({ id }) => id),
    lessons: plan.lessons.map(({ id, moduleId }) => {
      const pageId = pageOf.get(id)!;
      const own = plan.widgets.filter((widget) => widget.pageId === pageId);
      const idsOf = (isVideo: boolean) =>
        own.filter(({ type }) => (type === 'video') === isVideo).map((widget) => widget.id);
      return { id, moduleId, pageId, videos: idsOf(true), widgets: idsOf(false) };
    }),
  };
}

/** Returns the rows of a course, level by level; every lesson has one page. */
function layOut(courseId: string, shape: ModuleShape[][], videoAssetId: string) {
  const sections = shape.map((inside, position) => ({
    id: newId(),
    courseId,
    position,
    title: `Part ${position + 1}`,
    subtitle: '',
    inside,
  }));
  const modules = sections.flatMap((section) =>
    section.inside.map(({ title, lock, lessons }, position) => ({
      id: newId(),
      sectionId: section.id,
      position,
      title: title ?? `Module ${position + 1}`,
      subtitle: '',
      lockKind: lock?.kind ?? null,
      lockDate: lock?.kind === 'date' ? new Date(lock.date) : null,
      lockDays: lock?.kind === 'days_after_enrollment' ? lock.days : null,
      inside: lessons,
    })),
  );
  const lessons = modules.flatMap((module) =>
    module.inside.map(({ title, isFreePreview, ...inside }, position) => ({
      id: newId(),
      moduleId: module.id,
      position,
      title: title ?? `Lesson ${module.position + 1}.${position + 1}`,
      description: 'What this lesson is about.',
      isFreePreview: isFreePreview ?? false,
      inside,
    })),
  );
  const pages = lessons.map(({ id, inside }) => ({
    id: newId(),
    lessonId: id,
    position: 0,
    title: 'Page 1',
    inside,
  }));
  const widgets = pages.flatMap(({ id, inside }) =>
    [...videos(inside.videos ?? 0, videoAssetId), ...(inside.widgets ?? [])].map(
      (widget, orderIndex): NewWidget => ({ ...widget, id: newId(), pageId: id, orderIndex }),
    ),
  );
  return { sections, modules, lessons, pages, widgets };
}

const videos = (count: number, mediaAssetId: string): Pick<NewWidget, 'type' | 'settings'>[] =>
  Array.from({ length: count }, (_, v) => ({
    type: 'video',
    settings: { mediaAssetId, title: `Video ${v + 1}` },
  }));
