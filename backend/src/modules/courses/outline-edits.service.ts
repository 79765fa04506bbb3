import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type {
  EditLessonRequest,
  EditModuleRequest,
  EditPageRequest,
  EditSectionRequest,
} from './outline.dto.js';
import { LEVELS, type OutlineLevel } from './outline-levels.js';

/** Titles, locks and settings. What is not given stays. */
@Injectable()
export class OutlineEdits {
  constructor(private readonly database: Database) {}

  section(id: string, { title, subtitle }: EditSectionRequest): Promise<void> {
    return this.set('sections', id, { title, subtitle });
  }

  module(id: string, { title, subtitle, lock }: EditModuleRequest): Promise<void> {
    return this.set('modules', id, {
      title,
      subtitle,
      ...(lock !== undefined && {
        lock_kind: lock?.kind ?? null,
        lock_date: lock?.kind === 'date' ? lock.date : null,
        lock_days: lock?.kind === 'days_after_enrollment' ? lock.days : null,
      }),
    });
  }

  lesson(id: string, edit: EditLessonRequest): Promise<void> {
    const { title, subtitle, description, freePreview, completionRule } = edit;
    return this.set('lessons', id, {
      title,
      subtitle,
      description,
      is_free_preview: freePreview,
      completion_rule: completionRule,
    });
  }

  page(id: string, { title }: EditPageRequest): Promise<void> {
    return this.set('pages', id, { title });
  }

  /** `changes`: by column, all named above. */
  private async set(level: OutlineLevel, id: string, changes: Record<string, unknown>): Promise<void> {
    const { table, noun } = LEVELS[level];
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const assignments = given.map(([column], at) => `${column} = $${at + 2}`).join(', ') || 'id = id';
    const rows = await this.database.query(`update ${table} set ${assignments} where id = $1 returning id`, [
      id,
      ...given.map(([, value]) => value),
    ]);
    if (rows.length === 0) throw notFound(noun);
  }
}
