/** The levels of a course that the coach builds with, from the outside in. Table and column names are ours, never a caller's. */
export const OUTLINE_LEVELS = ['sections', 'modules', 'lessons', 'pages'] as const;
export type OutlineLevel = (typeof OUTLINE_LEVELS)[number];

interface LevelTable {
  table: string;
  /** The column that names the parent. */
  parent: string;
  /** Joins from a row `n` of the table up to its section `s`, whose `course_id` is the course. */
  upward: string;
  /** SQL that is true if `$1` is a parent in the course `$2`. */
  parentInCourse: string;
  /** Name of the level in a 404. */
  noun: string;
  /** Columns a new row needs beside id, parent, position and title. */
  defaults: Record<string, string>;
  /** The level inside, if any. */
  inside: OutlineLevel | null;
}

export const LEVELS: Record<OutlineLevel, LevelTable> = {
  sections: {
    table: 'sections',
    parent: 'course_id',
    upward: 'join sections s on s.id = n.id',
    parentInCourse: 'select from courses where id = $1 and id = $2',
    noun: 'Section',
    defaults: { subtitle: `''` },
    inside: 'modules',
  },
  modules: {
    table: 'course_modules',
    parent: 'section_id',
    upward: 'join sections s on s.id = n.section_id',
    parentInCourse: 'select from sections where id = $1 and course_id = $2',
    noun: 'Module',
    defaults: { subtitle: `''` },
    inside: 'lessons',
  },
  lessons: {
    table: 'lessons',
    parent: 'module_id',
    upward: 'join course_modules m on m.id = n.module_id join sections s on s.id = m.section_id',
    parentInCourse: `select from course_modules m join sections s on s.id = m.section_id
      where m.id = $1 and s.course_id = $2`,
    noun: 'Lesson',
    defaults: { description: `''`, is_free_preview: 'false' },
    inside: 'pages',
  },
  pages: {
    table: 'lesson_pages',
    parent: 'lesson_id',
    upward: `join lessons l on l.id = n.lesson_id join course_modules m on m.id = l.module_id
      join sections s on s.id = m.section_id`,
    parentInCourse: `select from lessons l join course_modules m on m.id = l.module_id
      join sections s on s.id = m.section_id where l.id = $1 and s.course_id = $2`,
    noun: 'Page',
    defaults: {},
    inside: null,
  },
};
