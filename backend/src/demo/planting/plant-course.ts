import { Course, CourseModule, Lesson, LessonPage, Section } from '../../modules/courses/index.js';
import { MediaCaptions } from '../../modules/media/index.js';
import type { NewWidget, WidgetPlacesService } from '../../modules/widgets/index.js';
import {
  type DemoCourse,
  type DemoCourseProduct,
  type DemoLock,
  type DemoPage,
  type DemoWidget,
  type SpanishCourse,
  spanishCourses,
} from '../content/index.js';
import type { Planting } from './planting.js';
import { mediaByKey, mediaId } from './media-by-key.js';

/** Plants a course from its sections down to the widgets, level by level. */
export async function plantCourse(
  { tx, daysAgo }: Planting,
  writer: WidgetPlacesService,
  { key, id: courseId, createdDaysAgo, course }: DemoCourseProduct,
): Promise<void> {
  const { sections, modules, lessons, pages } = layOut(course, spanishCourses[key]);
  await tx.insert(Course, { id: courseId, createdAt: daysAgo(createdDaysAgo) });
  await tx.insert(
    Section,
    sections.map(({ id, position, title, subtitle, translations }) => ({
      id,
      courseId,
      position,
      title,
      subtitle,
      translations,
    })),
  );
  await tx.insert(
    CourseModule,
    modules.map(({ id, sectionId, position, title, subtitle, translations, lock }) => ({
      id,
      sectionId,
      position,
      title,
      subtitle,
      translations,
      ...lockColumns(lock),
    })),
  );
  await tx.insert(
    Lesson,
    lessons.map(({ id, moduleId, position, title, subtitle, translations, isFreePreview }) => ({
      id,
      moduleId,
      position,
      title,
      description: subtitle,
      translations,
      isFreePreview,
    })),
  );
  await tx.insert(
    LessonPage,
    pages.map(({ id, lessonId, position, title, translations }) => ({
      id,
      lessonId,
      position,
      title,
      translations,
    })),
  );
  await writer.add(tx, pages.flatMap(widgetsOf));
  await tx.upsert(MediaCaptions, pages.flatMap(captionsOf), ['videoId', 'language']);
}

/** Lists the parts of a course level by level, each with its parent, position and translation. */
function layOut(course: DemoCourse, spanish: SpanishCourse | undefined) {
  const inSpanish = (part: string) => ({ translations: spanish ? { es: spanish.parts[part] } : {} });
  const sections = course.sections.map((section, position) => ({
    ...section,
    ...inSpanish(`section/${section.key}`),
    position,
  }));
  const modules = sections.flatMap((section) =>
    section.modules.map((module, position) => ({
      ...module,
      ...inSpanish(`module/${module.key}`),
      sectionId: section.id,
      position,
    })),
  );
  const lessons = modules.flatMap((module) =>
    module.lessons.map((lesson, position) => ({
      ...lesson,
      ...inSpanish(`lesson/${lesson.key}`),
      moduleId: module.id,
      position,
    })),
  );
  const pages = lessons.flatMap((lesson) =>
    lesson.pages.map((page, position) => ({
      ...page,
      ...inSpanish(`page/${lesson.key}/${position + 1}`),
      lessonId: lesson.id,
      position,
      spanish: page.widgets.map((_, w) => spanish?.widgets[`${lesson.key}/${position + 1}/${w + 1}`]),
    })),
  );
  return { sections, modules, lessons, pages };
}

/** Captions of a page's videos: they belong to the files. */
const captionsOf = ({ widgets }: DemoPage): MediaCaptions[] =>
  widgets.flatMap((widget) => {
    if (widget.type !== 'video') return [];
    const { media, captions } = widget.settings;
    return [{ videoId: mediaId(media), language: 'en', captionsAssetId: mediaId(captions) }];
  });

const widgetsOf = (page: DemoPage & { spanish: (object | undefined)[] }): NewWidget[] =>
  page.widgets.map((widget, orderIndex) => ({
    id: widget.id,
    pageId: page.id,
    type: widget.type,
    settings: { ...settingsOf(widget), ...translationsOf(page.spanish[orderIndex]) },
    orderIndex,
  }));

const translationsOf = (es: object | undefined) => es && { translations: { es } };

function lockColumns(lock: DemoLock | undefined): Pick<CourseModule, 'lockKind' | 'lockDate' | 'lockDays'> {
  if (!lock) return { lockKind: null, lockDate: null, lockDays: null };
  return lock.kind === 'afterPrevious'
    ? { lockKind: 'after_previous', lockDate: null, lockDays: null }
    : { lockKind: 'days_after_enrollment', lockDate: null, lockDays: lock.days };
}

/** Returns the settings of a widget. Texts name files by keys, rows by ids. */
function settingsOf(widget: DemoWidget): object {
  switch (widget.type) {
    case 'video': {
      const { media, captions: _, ...settings } = widget.settings;
      const { id, poster } = mediaByKey(media);
      return {
        ...settings,
        mediaAssetId: id,
        posterAssetId: poster === undefined ? null : mediaId(poster),
      };
    }
    case 'image':
    case 'audio':
    case 'file': {
      const { media, ...settings } = widget.settings;
      return { ...settings, mediaAssetId: mediaId(media) };
    }
    default:
      return widget.settings;
  }
}
