import { z } from 'zod';
import { newId } from '../../kernel/ids.js';
import { writtenTranslations } from '../../kernel/translations.js';
import { inOtherLanguages } from '../../platform/zod/translations.js';
import { someText, text } from '../../platform/zod/text.js';
import { COMPLETION_RULES } from './course.entity.js';
import { DESCRIPTION_LIMIT, LOCK_DAYS_AT_MOST, SUBTITLE_LIMIT, TITLE_LIMIT } from './outline.dto.js';
import { CHILDREN_AT_MOST, type OutlineRow, type RowsByLevel } from './outline-order.service.js';

/** Outline of a course in a file. Pictures have names; ids stay inside the database. */

const list = <Part extends z.ZodType>(part: Part) => z.array(part).max(CHILDREN_AT_MOST).default([]);
const picture = z.string().nullable().default(null).describe('Picture: its `file` in `media`');
const titles = { title: someText(TITLE_LIMIT), subtitle: text(SUBTITLE_LIMIT).default('') };
const translated = { title: text(TITLE_LIMIT), subtitle: text(SUBTITLE_LIMIT) };
const description = text(DESCRIPTION_LIMIT);

const lock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('date'), date: z.iso.datetime({ offset: true }) }),
  z.strictObject({
    kind: z.literal('days_after_enrollment'),
    days: z.int().min(1).max(LOCK_DAYS_AT_MOST),
  }),
  z.strictObject({ kind: z.literal('after_previous') }),
]);

const page = z.strictObject({
  title: someText(TITLE_LIMIT),
  translations: inOtherLanguages({ title: text(TITLE_LIMIT) }).default({}),
  widgets: z.array(z.unknown()).default([]),
});
const lesson = z.strictObject({
  ...titles,
  description: description.default(''),
  translations: inOtherLanguages({ ...translated, description }).default({}),
  thumbnail: picture,
  isFreePreview: z.boolean().default(false).describe('Open to visitors before they buy'),
  completionRule: z.enum(COMPLETION_RULES).default(COMPLETION_RULES[0]),
  pages: list(page),
});
const part = { ...titles, translations: inOtherLanguages(translated).default({}) };
const courseModule = z.strictObject({
  ...part,
  thumbnail: picture,
  lock: lock.nullable().default(null).describe('null: always open'),
  lessons: list(lesson),
});
export const outlineFile = list(z.strictObject({ ...part, modules: list(courseModule) }));

type OutlineFile = z.output<typeof outlineFile>;

/** Finds the name of an asset in the file, or the asset of a name. */
type PictureNames = (from: string) => string | null;
type WidgetsOf = (pageId: string) => readonly unknown[];

/** Describes rows of a course as a file. */
export function toOutlineFile(rows: RowsByLevel, nameOf: PictureNames, widgetsOf: WidgetsOf): OutlineFile {
  const inside = (level: keyof RowsByLevel, parent: string, id: unknown): OutlineRow[] =>
    (rows[level] ?? [])
      .filter((row) => row[parent] === id)
      .toSorted((a, b) => Number(a['position']) - Number(b['position']));
  const textsOf = ({ title, subtitle, translations }: OutlineRow) => ({ title, subtitle, translations });
  const pictureOf = ({ thumbnail_asset_id: asset }: OutlineRow) =>
    typeof asset === 'string' ? nameOf(asset) : null;
  const pagesOf = (lessonId: string) =>
    inside('pages', 'lesson_id', lessonId).map(({ id, title, translations }) => ({
      title,
      translations,
      widgets: widgetsOf(id),
    }));
  const lessonsOf = (moduleId: string) =>
    inside('lessons', 'module_id', moduleId).map((row) => ({
      ...textsOf(row),
      description: row['description'],
      thumbnail: pictureOf(row),
      isFreePreview: row['is_free_preview'],
      completionRule: row['completion_rule'],
      pages: pagesOf(row.id),
    }));
  const modulesOf = (sectionId: string) =>
    inside('modules', 'section_id', sectionId).map((row) => ({
      ...textsOf(row),
      thumbnail: pictureOf(row),
      lock: lockOf(row),
      lessons: lessonsOf(row.id),
    }));
  const sections = (rows.sections ?? []).toSorted((a, b) => Number(a['position']) - Number(b['position']));
  return outlineFile.parse(sections.map((row) => ({ ...textsOf(row), modules: modulesOf(row.id) })));
}

function lockOf({ lock_kind: kind, lock_date: date, lock_days: days }: OutlineRow) {
  if (kind === null) return null;
  if (kind === 'date') return { kind, date: new Date(String(date)).toISOString() };
  return kind === 'days_after_enrollment' ? { kind, days } : { kind };
}

/** A page of the file, and the id of its row. */
type NewPage = { id: string; widgets: readonly unknown[] };

/** Makes rows of a file, under new ids, for the course `courseId`. */
export function toOutlineRows(courseId: string, sections: OutlineFile, assetOf: PictureNames) {
  const rows = { sections: [], modules: [], lessons: [], pages: [] } as Required<RowsByLevel>;
  const newPages: NewPage[] = [];
  const add = (level: keyof RowsByLevel, row: Record<string, unknown>): string => {
    const id = newId();
    rows[level].push({ id, ...row });
    return id;
  };
  const common = <File extends OutlineFile[number]>(position: number, file: Omit<File, 'modules'>) => ({
    position,
    title: file.title,
    subtitle: file.subtitle,
    translations: writtenTranslations(file.translations),
  });
  const pictureOf = (name: string | null) => (name === null ? null : assetOf(name));
  for (const [place, { modules, ...section }] of sections.entries()) {
    const section_id = add('sections', { course_id: courseId, ...common(place, section) });
    for (const [at, { lessons, lock: rule, thumbnail, ...texts }] of modules.entries()) {
      const module_id = add('modules', {
        section_id,
        ...common(at, texts),
        thumbnail_asset_id: pictureOf(thumbnail),
        lock_kind: rule?.kind ?? null,
        lock_date: rule?.kind === 'date' ? rule.date : null,
        lock_days: rule?.kind === 'days_after_enrollment' ? rule.days : null,
      });
      for (const [position, { pages, ...own }] of lessons.entries()) {
        const lesson_id = add('lessons', {
          module_id,
          ...common(position, own),
          description: own.description,
          thumbnail_asset_id: pictureOf(own.thumbnail),
          is_free_preview: own.isFreePreview,
          completion_rule: own.completionRule,
        });
        for (const [n, { title, translations, widgets }] of pages.entries()) {
          const row = { lesson_id, position: n, title, translations: writtenTranslations(translations) };
          newPages.push({ id: add('pages', row), widgets });
        }
      }
    }
  }
  return { rows, pages: newPages };
}
