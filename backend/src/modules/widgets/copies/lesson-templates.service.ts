import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { OutlineCopiesService } from '../../courses/index.js';
import { BUILT_IN_TEMPLATES, type BuiltInTemplate } from './built-in-templates.js';
import type {
  LessonFromTemplateRequest,
  LessonTemplateResponse,
  SaveLessonTemplateRequest,
} from './lesson-copies.dto.js';
import { LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import type { WidgetType } from '../types/widget-types.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';

/** Max templates, so that the list stays short enough to read. */
export const TEMPLATES_AT_MOST = 100;

type OwnTemplate = Omit<LessonTemplateResponse, 'isBuiltIn'>;

/** Columns of the coach's own templates. */
const OWN = `id, name, jsonb_array_length(content->'pages') as "pageCount",
  jsonb_path_query_array(content, '$.pages[*].widgets[*].type') as "widgetTypes"`;

/** Templates for new lessons: the built-in ones, and the coach's own. */
@Injectable()
export class LessonTemplatesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly revisions: LessonRevisionsService,
    private readonly outline: OutlineCopiesService,
    private readonly writer: WidgetPlacesService,
  ) {}

  async list(): Promise<LessonTemplateResponse[]> {
    const own = await this.database.query<OwnTemplate>(
      `select ${OWN} from lesson_templates order by name, id`,
    );
    return [
      ...BUILT_IN_TEMPLATES.map(({ id, name, pages }) => ({
        id,
        name,
        isBuiltIn: true,
        pageCount: pages.length,
        widgetTypes: pages.flatMap(({ widgets }) => widgets.map(({ type }): WidgetType => type)),
      })),
      ...own.map((template) => ({ ...template, isBuiltIn: false })),
    ];
  }

  /** Saves the lesson's current contents as a template. Names are unique. */
  save({ name, lessonId }: SaveLessonTemplateRequest, accountId: string): Promise<LessonTemplateResponse> {
    return this.database.transaction(async (tx) => {
      await this.revisions.lockLesson(tx, lessonId, { accountId });
      const content = await this.revisions.snapshot(tx, lessonId);
      // Only one transaction counts at a time: two that see one free slot would both take it.
      await tx.query('lock table lesson_templates in share row exclusive mode');
      const [added] = await tx.query<OwnTemplate>(
        `insert into lesson_templates (id, name, content, created_at)
         select $1, $2, $3::jsonb, $4 where (select count(*) from lesson_templates) < ${TEMPLATES_AT_MOST}
         returning ${OWN}`,
        [newId(), name, JSON.stringify(content), this.clock.now()],
      );
      if (!added)
        throw conflict(
          'full',
          `You’ve reached the limit of ${TEMPLATES_AT_MOST} templates. Delete one to save another.`,
        );
      return { ...added, isBuiltIn: false };
    });
  }

  async remove(id: string): Promise<void> {
    if (BUILT_IN_TEMPLATES.some((template) => template.id === id))
      throw conflict('built_in', 'This template comes with Sanctum, so you can’t delete it');
    const removed = await this.database.query('delete from lesson_templates where id = $1 returning id', [
      id,
    ]);
    if (removed.length === 0) throw notFound('Template');
  }

  /** Creates a lesson in a module from the template, under new ids. */
  async use(
    moduleId: string,
    { templateId, title, after }: LessonFromTemplateRequest,
  ): Promise<{ id: string }> {
    const template =
      BUILT_IN_TEMPLATES.find(({ id }) => id === templateId.toLowerCase()) ?? (await this.find(templateId));
    const pages = template.pages.map((page) => ({ ...page, id: newId() }));
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const id = await this.outline.addLesson(tx, moduleId, { title: title ?? template.name, after, pages });
      const widgets = pages.flatMap(({ id: pageId, widgets: lying }) =>
        lying.map(({ type, settings }, orderIndex) => ({ id: newId(), pageId, type, settings, orderIndex })),
      );
      await this.writer.addStored(tx, widgets);
      return { id };
    });
  }

  private async find(id: string): Promise<Omit<BuiltInTemplate, 'id'>> {
    const template = await this.database.one<Omit<BuiltInTemplate, 'id'>>(
      `select name, content->'pages' as pages from lesson_templates where id = $1`,
      [id],
    );
    if (!template) throw notFound('Template');
    return template;
  }
}
