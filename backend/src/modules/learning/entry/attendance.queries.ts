import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '../../../kernel/languages.js';
import { inLanguage } from '../../../kernel/translations.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { textIn, translationIn, translationOf } from '../../../platform/database/translated.js';
import type { productFacts } from '../../catalog/index.js';
import { LESSON_TEXTS, moduleLockColumn, PART_TEXTS } from '../../courses/index.js';
import type { activeEnrollments } from '../../enrollments/index.js';
import { publicImageColumn } from '../../media/index.js';
import type { Edition } from '../../courses/index.js';
import type { CompletionKind } from '../completion.entity.js';
import { COURSE_TEXTS } from './course-texts.js';
import type { CourseOutline, OutlineLesson, OutlineModule, OutlineVideo } from './learner-view.js';

/** A course with all its lessons and videos, and what one member has done in it. */
export interface CourseFacts
  extends CourseOutline,
    Pick<RowOf<typeof productFacts>, 'title' | 'description'> {
  thumbnailUrl: string | null;
  untranslated: (typeof COURSE_TEXTS)[number][];
  /** Videos in the order they are watched. */
  videos: OutlineVideo[];
  /** Null: the member is not enrolled. */
  enrolledAt: RowOf<typeof activeEnrollments>['startedAt'] | null;
  /** Ids of the member's completions by kind; a kind without completions is missing. */
  finished: Partial<Record<CompletionKind, string[]>>;
  /** Modules that have been open to the member, and modules the coach opened early. */
  opened: string[];
  /** Modules among `opened` that were opened early and not started. */
  openedEarly: string[];
}

type Untranslated<Part> = Omit<Part, 'untranslated' | 'modules' | 'lessons'> & { translation: object | null };
type ModuleRow = Untranslated<OutlineModule> & { lessons: Untranslated<OutlineLesson>[] };
type SectionRow = Untranslated<CourseOutline['sections'][number]> & { modules: ModuleRow[] };
type CourseRow = Untranslated<Omit<CourseFacts, 'sections'>> & { sections: SectionRow[] };

/** The levels of a course, as members see them or as the coach edits them. */
const SOURCES = {
  live: {
    sections: 'section_places',
    modules: 'module_places',
    lessons: 'lesson_places',
    pages: 'page_places',
    widgets: 'widget_facts',
  },
  draft: {
    sections: 'builder_sections',
    modules: 'builder_modules',
    lessons: 'builder_lessons',
    pages: 'builder_pages',
    widgets: 'builder_widgets',
  },
} as const satisfies Record<Edition, object>;
type Sources = (typeof SOURCES)[Edition];

const lessonsIn = ({ lessons }: Sources, language: Language) => `
  select json_agg(json_build_object(
    'id', l.id, 'title', l.title, 'subtitle', l.subtitle, 'description', l.description,
    'thumbnailUrl', ${publicImageColumn('l.thumbnail_asset_id')}, 'isFreePreview', l.is_free_preview,
    'completionRule', l.completion_rule, 'translation', ${translationOf(language, 'l')}
  ) order by l.position)
  from ${lessons} l where l.module_id = m.id`;

const modulesIn = (from: Sources, language: Language) => `
  select json_agg(json_build_object(
    'id', m.id, 'title', m.title, 'subtitle', m.subtitle,
    'thumbnailUrl', ${publicImageColumn('m.thumbnail_asset_id')},
    'lock', ${moduleLockColumn('m')}, 'translation', ${translationOf(language, 'm')},
    'lessons', coalesce((${lessonsIn(from, language)}), '[]')
  ) order by m.position)
  from ${from.modules} m where m.section_id = s.id`;

const sectionsIn = (from: Sources, language: Language) => `
  select json_agg(json_build_object(
    'id', s.id, 'title', s.title, 'subtitle', s.subtitle, 'translation', ${translationOf(language, 's')},
    'modules', coalesce((${modulesIn(from, language)}), '[]')
  ) order by s.position)
  from ${from.sections} s where s.course_id = c.id`;

/** An empty video widget has no file, so the join leaves it out. */
const videosIn = ({ pages, widgets }: Sources, language: Language) => `
  select json_agg(json_build_object(
    'id', w.id, 'lessonId', g.lesson_id, 'title', ${textIn(language, 'w', 'title')}, 'durationSeconds', a.duration_seconds
  ) order by g.section_position, g.module_position, g.lesson_position, g.position, w.order_index)
  from ${pages} g
  join ${widgets} w on w.page_id = g.id and w.type = 'video'
  join media_facts a on a.id = w.media_asset_id
  where g.course_id = c.id`;

const FINISHED = `
  select json_object_agg(kind, ids) from (
    select kind, json_agg(subject_id) as ids from completions
    where account_id = $1 and course_id = c.id group by kind
  ) done`;

const openedWhere = (condition: string) => `
  select json_agg(o.module_id) from module_openings o
  where o.account_id = $1 and o.course_id = c.id and ${condition}`;

const factsFrom = (from: Sources, language: Language) => `
  select c.id, p.title, p.description, ${translationIn(language, 'p')}, ${publicImageColumn('p.thumbnail_asset_id')} as "thumbnailUrl",
         e.started_at as "enrolledAt", coalesce((${sectionsIn(from, language)}), '[]') as sections,
         coalesce((${videosIn(from, language)}), '[]') as videos, coalesce((${FINISHED}), '{}') as finished,
         coalesce((${openedWhere('true')}), '[]') as opened,
         coalesce((${openedWhere('o.is_early')}), '[]') as "openedEarly"
  from course_facts c
  join product_facts p on p.id = c.id
  left join active_enrollments e on e.account_id = $1 and e.product_id = c.id
  where c.id = $2`;

@Injectable()
export class AttendanceQueries {
  constructor(private readonly database: Database) {}

  /** Reads the course in one statement; undefined if there is no such course. */
  async factsOf(
    accountId: string,
    courseId: string,
    edition: Edition,
    language: Language = DEFAULT_LANGUAGE,
  ): Promise<CourseFacts | undefined> {
    const facts = factsFrom(SOURCES[edition], language);
    const row = await this.database.one<CourseRow>(facts, [accountId, courseId]);
    return (
      row && { ...inLanguage(language, row, COURSE_TEXTS), sections: sectionsFor(language, row.sections) }
    );
  }
}

const sectionsFor = (language: Language, sections: SectionRow[]): CourseOutline['sections'] =>
  sections.map((section) => ({
    ...inLanguage(language, section, PART_TEXTS),
    modules: section.modules.map((module) => ({
      ...inLanguage(language, module, PART_TEXTS),
      lessons: module.lessons.map((lesson) => inLanguage(language, lesson, LESSON_TEXTS)),
    })),
  }));
