import { Injectable } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import { inLanguage } from '../../../kernel/translations.js';
import { Database } from '../../../platform/database/database.js';
import { translationIn } from '../../../platform/database/translated.js';
import { type Edition, PAGE_TEXTS } from '../../courses/index.js';
import { MediaDeliveryService } from '../../media/index.js';
import type { DeliveredWidget, StoredWidget } from '../types/registry.js';
import { closeFrame, deliver, filesNamedIn } from '../types/settings.js';
import type { WidgetType } from '../types/widget-types.js';

export type PageContents = {
  id: string;
  title: string;
  order: number;
  untranslated: (typeof PAGE_TEXTS)[number][];
  widgets: DeliveredWidget[];
};

type PageRow = Pick<PageContents, 'id' | 'title' | 'order'> & {
  translation: object | null;
  widgets: StoredWidget[];
};

export interface CourseVideo {
  /** Id of the video's widget: replacing the file keeps everyone's progress. */
  id: string;
  lessonId: string;
  courseId: string;
  title: string;
  mediaAssetId: string;
  durationSeconds: number | null;
}

/** A widget as the coach made it, including right answers: for the server's own use, never for a response. */
export type PlacedWidget = StoredWidget & { lessonId: string };

/** Condition for filled widgets. Only the coach sees empty ones. */
const FILLED = `w.settings <> '{}'`;

const SOURCES = {
  live: { pages: 'page_places', widgets: 'published_widgets' },
  draft: { pages: 'builder_pages', widgets: 'widgets' },
} as const satisfies Record<Edition, Sources>;

interface Sources {
  pages: string;
  widgets: string;
}

/** Videos in lessons. An empty video widget has no file, so the join leaves it out. */
const VIDEOS = `
  select w.id, p.lesson_id as "lessonId", p.course_id as "courseId", w.settings->>'title' as title,
         a.id as "mediaAssetId", a.duration_seconds as "durationSeconds"
  from page_places p
  join published_widgets w on w.page_id = p.id and w.type = 'video'
  join media_facts a on a.id = (w.settings->>'mediaAssetId')::uuid`;

/** Contents of a lesson. Checks no rights: the caller has checked that the person may open the lesson. */
@Injectable()
export class LessonContentsQueries {
  constructor(
    private readonly database: Database,
    private readonly media: MediaDeliveryService,
  ) {}

  /** Reads the pages. Without `framesOpen`, the addresses of other companies' frames are left out. */
  async contentsOf(
    lessonId: string,
    { framesOpen, edition, language }: { framesOpen: boolean; edition: Edition; language: Language },
  ): Promise<PageContents[]> {
    const pages = await this.database.query<PageRow>(contentsIn(language, SOURCES[edition]), [lessonId]);
    const named = pages.flatMap(({ widgets }) => widgets.flatMap(filesNamedIn));
    const files = await this.media.signedUrls(named.map(({ id }) => id));
    return pages.map(({ widgets, ...page }) => ({
      ...inLanguage(language, page, PAGE_TEXTS),
      widgets: widgets
        .map((widget) => deliver(widget, files, language))
        .filter((widget) => widget !== undefined)
        .map((widget) => (framesOpen ? widget : closeFrame(widget))),
    }));
  }

  video(videoId: string): Promise<CourseVideo | undefined> {
    return this.database.one<CourseVideo>(`${VIDEOS} where w.id = $1`, [videoId]);
  }

  widget(widgetId: string): Promise<PlacedWidget | undefined> {
    return this.database.one<PlacedWidget>(
      `select w.id, w.type, w.settings, p.lesson_id as "lessonId"
       from published_widgets w join page_places p on p.id = w.page_id where w.id = $1 and ${FILLED}`,
      [widgetId],
    );
  }

  /** Returns the ids of a lesson's widgets without which it can't be completed. */
  async requiredTasksOf(lessonId: string): Promise<string[]> {
    const tasks = await this.widgetsOf(lessonId, TASKS);
    return tasks.filter(({ settings }) => settings.isRequired).map(({ id }) => id);
  }

  /** Returns the widgets of these types on a lesson's pages, as the coach made them. */
  widgetsOf<Type extends WidgetType>(
    lessonId: string,
    types: readonly Type[],
  ): Promise<Extract<StoredWidget, { type: Type }>[]> {
    return this.database.query<Extract<StoredWidget, { type: Type }>>(
      `select w.id, w.type, w.settings
       from published_widgets w join page_places p on p.id = w.page_id
       where p.lesson_id = $1 and w.type = any($2) and ${FILLED} order by p.position, w.order_index`,
      [lessonId, types],
    );
  }
}

/** Types of widgets that a lesson may require before it can be completed. */
const TASKS = ['quiz', 'assignment'] as const;

function contentsIn(language: Language, { pages, widgets }: Sources): string {
  return `
    select p.id, p.title, p.position as "order", ${translationIn(language, 'p')}, coalesce((
      select json_agg(json_build_object('id', w.id, 'type', w.type, 'settings', w.settings) order by w.order_index)
      from ${widgets} w where w.page_id = p.id and ${FILLED}
    ), '[]') as widgets
    from ${pages} p where p.lesson_id = $1 order by p.position`;
}
