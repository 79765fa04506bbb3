import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { MediaDeliveryService } from '../../media/index.js';
import type { EditorPageResponse, EditorWidgetResponse, VersionedWidget } from './editor.dto.js';
import type { EditedWidget, ShownWidget } from '../types/registry.js';
import { filesNamedIn, show } from '../types/settings.js';

/** Lesson pages for the course builder. */
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
           'id', p.id, 'lessonId', p.lesson_id, 'order', p.position, 'title', p.title, 'translations', p.translations,
           'widgetCount', (select count(*) from widgets w where w.page_id = p.id),
           'lessonVersion', coalesce(c.version, 0)
         ) order by p.position)
         from builder_pages p where p.lesson_id = l.id
       ), '[]') as pages
       from builder_lessons l left join lesson_contents c on c.lesson_id = l.id where l.id = $1`,
      [lessonId],
    );
    if (!lesson) throw notFound('Lesson');
    return lesson.pages;
  }

  async widgets(pageId: string): Promise<EditorWidgetResponse[]> {
    const page = await this.database.one<{ widgets: VersionedWidget[] }>(
      `select coalesce((
         select json_agg(json_build_object(
           'id', w.id, 'pageId', w.page_id, 'type', w.type, 'settings', w.settings, 'orderIndex', w.order_index,
           'lessonVersion', coalesce(c.version, 0)
         ) order by w.order_index)
         from widgets w where w.page_id = p.id
       ), '[]') as widgets
       from builder_pages p left join lesson_contents c on c.lesson_id = p.lesson_id where p.id = $1`,
      [pageId],
    );
    if (!page) throw notFound('Page');
    return this.present(page.widgets);
  }

  async page(pageId: string): Promise<EditorPageResponse> {
    const page = await this.database.one<EditorPageResponse>(
      `select p.id, p.lesson_id as "lessonId", p.position as "order", p.title, p.translations,
              (select count(*)::int from widgets w where w.page_id = p.id) as "widgetCount",
              coalesce(c.version, 0) as "lessonVersion"
       from builder_pages p left join lesson_contents c on c.lesson_id = p.lesson_id where p.id = $1`,
      [pageId],
    );
    if (!page) throw notFound('Page');
    return page;
  }

  async presentOne(widget: VersionedWidget): Promise<EditorWidgetResponse> {
    const [presented] = await this.present([widget]);
    return presented!;
  }

  async present(widgets: readonly VersionedWidget[]): Promise<EditorWidgetResponse[]> {
    const shown = await this.show(widgets);
    return widgets.map(({ pageId, orderIndex, lessonVersion }, index) => ({
      ...shown[index]!,
      pageId,
      orderIndex,
      lessonVersion,
    }));
  }

  /** Returns the widgets as the editor shows them, with the URLs of their files. */
  async show(widgets: readonly EditedWidget[]): Promise<ShownWidget[]> {
    const named = widgets.flatMap(filesNamedIn);
    const files = await this.media.signedUrls(named.map(({ id }) => id));
    return widgets.map((widget) => show(widget, files));
  }
}
