import { Course, CourseModule, Lesson, LessonPage, Section } from '../../modules/courses/index.js';
import type { NewWidget, WidgetPlacesService } from '../../modules/widgets/index.js';
import type { DemoCourseProduct, DemoLock, DemoPage, DemoWidget } from '../content/index.js';
import type { Planting } from './planting.js';
import { mediaByKey, mediaId } from './media-by-key.js';

/** Plants a course from its sections down to the widgets, level by level. */
export async function plantCourse(
  { tx, daysAgo }: Planting,
  writer: WidgetPlacesService,
  { id: courseId, createdDaysAgo, course }: DemoCourseProduct,
): Promise<void> {
  const sections = course.sections.map((section, position) => ({ ...section, courseId, position }));
  const modules = sections.flatMap((section) =>
    section.modules.map((module, position) => ({ ...module, sectionId: section.id, position })),
  );
  const lessons = modules.flatMap((module) =>
    module.lessons.map((lesson, position) => ({ ...lesson, moduleId: module.id, position })),
  );
  const pages = lessons.flatMap((lesson) =>
    lesson.pages.map((page, position) => ({ ...page, lessonId: lesson.id, position })),
  );

  await tx.insert(Course, { id: courseId, createdAt: daysAgo(createdDaysAgo) });
  await tx.insert(
    Section,
    sections.map(({ id, position, title, subtitle }) => ({ id, courseId, position, title, subtitle })),
  );
  await tx.insert(
    CourseModule,
    modules.map(({ id, sectionId, position, title, subtitle, lock }) => ({
      id,
      sectionId,
      position,
      title,
      subtitle,
      ...lockColumns(lock),
    })),
  );
  await tx.insert(
    Lesson,
    lessons.map(({ id, moduleId, position, title, subtitle, isFreePreview }) => ({
      id,
      moduleId,
      position,
      title,
      description: subtitle,
      isFreePreview,
    })),
  );
  await tx.insert(
    LessonPage,
    pages.map(({ id, lessonId, position, title }) => ({ id, lessonId, position, title })),
  );
  await writer.add(tx, pages.flatMap(widgetsOf));
}

const widgetsOf = (page: DemoPage): NewWidget[] =>
  page.widgets.map((widget, orderIndex) => ({
    id: widget.id,
    pageId: page.id,
    type: widget.type,
    settings: settingsOf(widget),
    orderIndex,
  }));

function lockColumns(lock: DemoLock | undefined): Pick<CourseModule, 'lockKind' | 'lockDate' | 'lockDays'> {
  if (!lock) return { lockKind: null, lockDate: null, lockDays: null };
  return lock.kind === 'afterPrevious'
    ? { lockKind: 'after_previous', lockDate: null, lockDays: null }
    : { lockKind: 'days_after_enrollment', lockDate: null, lockDays: lock.days };
}

/** Returns the settings of a widget. Texts name files by keys, rows by ids. */
function settingsOf(widget: DemoWidget): unknown {
  switch (widget.type) {
    case 'video': {
      const { media, captions, ...settings } = widget.settings;
      const { id, poster } = mediaByKey(media);
      return {
        ...settings,
        mediaAssetId: id,
        captionsAssetId: mediaId(captions),
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
