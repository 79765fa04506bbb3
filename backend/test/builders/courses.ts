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
import { type NewWidget, WidgetWriter } from '../../src/modules/widgets/index.js';
import type { TestApp } from '../app.js';
import { aProduct } from './catalog.js';
import { anAsset } from './media.js';

export interface LessonShape {
  title?: string;
  freePreview?: boolean;
  /** How many videos of 60 seconds lie on its page. */
  videos?: number;
  /** Further widgets below the videos. */
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
  /** Widget ids in their order. */
  videos: string[];
}

export interface BuiltCourse {
  id: string;
  product: Product;
  sections: string[];
  modules: string[];
  /** Of all modules, in the course's order. */
  lessons: BuiltLesson[];
}

const TWO_MODULES: ModuleShape[][] = [
  [{ lessons: [{ videos: 2, freePreview: true }, { videos: 1 }] }, { lessons: [{ videos: 1 }] }],
];

/** A published course for $97.00: a section for each list of modules. Two modules with three lessons unless told otherwise. */
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
  const built: BuiltCourse = { id: sold.id, product: sold, sections: [], modules: [], lessons: [] };
  const writer = t.app.get(WidgetWriter, { strict: false });
  await t.database.transaction(async (tx) => {
    await tx.insert(Course, { id: sold.id, createdAt: t.clock.now() });
    for (const [s, modules] of sections.entries()) {
      const section = { id: newId(), courseId: sold.id, position: s, title: `Part ${s + 1}`, subtitle: '' };
      await tx.insert(Section, section);
      built.sections.push(section.id);
      for (const [m, { title = `Module ${m + 1}`, lock, lessons }] of modules.entries()) {
        const moduleId = newId();
        await tx.insert(CourseModule, {
          id: moduleId,
          sectionId: section.id,
          position: m,
          title,
          subtitle: '',
          lockKind: lock?.kind ?? null,
          lockDate: lock?.kind === 'date' ? new Date(lock.date) : null,
          lockDays: lock?.kind === 'days_after_enrollment' ? lock.days : null,
        });
        built.modules.push(moduleId);
        for (const [l, shape] of lessons.entries()) {
          const lessonId = newId();
          const pageId = newId();
          await tx.insert(Lesson, {
            id: lessonId,
            moduleId,
            position: l,
            title: shape.title ?? `Lesson ${m + 1}.${l + 1}`,
            description: 'What this lesson is about.',
            isFreePreview: shape.freePreview ?? false,
          });
          await tx.insert(LessonPage, { id: pageId, lessonId, position: 0, title: 'Page 1' });
          const videos = Array.from({ length: shape.videos ?? 0 }, (_, v) => ({
            type: 'video' as const,
            settings: { mediaAssetId: asset.id, title: `Video ${v + 1}` },
          }));
          const widgets = [...videos, ...(shape.widgets ?? [])].map((widget, orderIndex) => ({
            ...widget,
            id: newId(),
            pageId,
            orderIndex,
          }));
          await writer.add(tx, widgets);
          built.lessons.push({
            id: lessonId,
            moduleId,
            pageId,
            videos: widgets.filter(({ type }) => type === 'video').map(({ id }) => id),
          });
        }
      }
    }
  });
  return built;
}
