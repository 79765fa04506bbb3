import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { MediaDeliveryService } from '../../media/index.js';
import type { EditorPageResponse, EditorWidgetResponse } from './editor.dto.js';
import { mediaNamedIn, toEditor } from '../types/editor-settings.dto.js';

/** What the course builder opens. */
@Injectable()
export class EditorQueries {
  constructor(
    private readonly database: Database,
    private readonly media: MediaDeliveryService,
  ) {}

  async pages(lessonId: string): Promise<EditorPageResponse[]> {
    const lesson = await this.database.one<{ pages: EditorPageResponse[] }>(
      `select coalesce((
         select json_agg(json_build_object(
           'id', p.id, 'lessonId', p.lesson_id, 'order', p.position, 'title', p.title,
           'widgetCount', (select count(*) from widgets w where w.page_id = p.id),
           'lessonVersion', coalesce(c.version, 0)
         ) order by p.position)
         from lesson_pages p where p.lesson_id = l.id
       ), '[]') as pages
       from lessons l left join lesson_contents c on c.lesson_id = l.id where l.id = $1`,
      [lessonId],
    );
    if (!lesson) throw notFound('Lesson');
    return lesson.pages;
  }

  async widgets(pageId: string): Promise<EditorWidgetResponse[]> {
    const page = await this.database.one<{ widgets: EditorWidgetResponse[] }>(
      `select coalesce((
         select json_agg(json_build_object(
           'id', w.id, 'pageId', w.page_id, 'type', w.type, 'settings', w.settings, 'orderIndex', w.order_index,
           'lessonVersion', coalesce(c.version, 0)
         ) order by w.order_index)
         from widgets w where w.page_id = p.id
       ), '[]') as widgets
       from lesson_pages p left join lesson_contents c on c.lesson_id = p.lesson_id where p.id = $1`,
      [pageId],
    );
    if (!page) throw notFound('Page');
    return this.present(page.widgets);
  }

  async page(pageId: string): Promise<EditorPageResponse> {
    const page = await this.database.one<EditorPageResponse>(
      `select p.id, p.lesson_id as "lessonId", p.position as "order", p.title,
              (select count(*)::int from widgets w where w.page_id = p.id) as "widgetCount",
              coalesce(c.version, 0) as "lessonVersion"
       from lesson_pages p left join lesson_contents c on c.lesson_id = p.lesson_id where p.id = $1`,
      [pageId],
    );
    if (!page) throw notFound('Page');
    return page;
  }

  async presentOne(widget: EditorWidgetResponse): Promise<EditorWidgetResponse> {
    const [presented] = await this.present([widget]);
    return presented!;
  }

  /** With the addresses of their files. */
  async present<Shown extends Pick<EditorWidgetResponse, 'type' | 'settings'>>(
    widgets: readonly Shown[],
  ): Promise<Shown[]> {
    const ids = widgets.flatMap(({ type, settings }) => mediaNamedIn(type, settings).map(([, , id]) => id));
    const assets = await this.media.signedUrls(ids);
    return widgets.map((widget) => ({ ...widget, settings: toEditor(widget.type, widget.settings, assets) }));
  }
}
