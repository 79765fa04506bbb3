import { ApiError, body } from '@sanctum/openapi';
import { api, at, on } from '../../providers/client';
import { hasStatus, unlessGone } from '../../providers/refusal';
import { type Widget, widgetOf } from '../widgets/parts/widget';
import { type LessonCommand, type LessonContent, translated } from './lesson-content';

/** Thrown if someone else changed the lesson since this tab read it. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';

  constructor(
    readonly by?: string,
    readonly at?: Date,
  ) {
    super('This lesson was changed elsewhere meanwhile');
  }

  static from({ problem }: ApiError): ChangedElsewhere {
    const { changedBy, changedAt } = (problem?.current ?? {}) as Record<string, unknown>;
    return new ChangedElsewhere(
      typeof changedBy === 'string' ? changedBy : undefined,
      typeof changedAt === 'string' ? new Date(changedAt) : undefined,
    );
  }
}

const FIRST_PAGE = 'Page 1';
/** Max reads of a lesson whose version changes between its pages. */
const TRIES = 3;

/** The server's answer to a change: the new lesson version, and the widget's settings as stored. */
export interface LessonAnswer {
  lessonVersion?: number;
  settings?: Widget['settings'];
}

/**
 * Reads all pages and widgets of a lesson in one version. A lesson without pages gets exactly one, even if two tabs
 * open it.
 */
export async function readLesson(lessonId: string, tries = TRIES): Promise<LessonContent> {
  const pages = await openPages(lessonId);
  const version = pages[0]?.lessonVersion ?? 0;
  const read = await Promise.all(pages.map(({ id }) => readWidgets(id)));
  const isOfOne = read.flat().every(({ lessonVersion }) => lessonVersion === version);
  if (!isOfOne && tries > 1) return readLesson(lessonId, tries - 1);
  const widgets = pages.map(({ id: pageId }, at) => {
    const there = read[at]!.map(({ id, type, settings }) => widgetOf(id, type, settings));
    return [pageId, there] as const;
  });
  return {
    version,
    pages: pages.map(({ id, title, translations }) => ({ id, title, translations })),
    widgets: Object.fromEntries(widgets),
  };
}

async function openPages(lessonId: string) {
  const params = { path: { lessonId } };
  const pages = await body(api.GET('/api/creator/lessons/{lessonId}/pages', { params }));
  if (pages.length > 0) return pages;
  const first = { lessonId, order: 0, title: FIRST_PAGE };
  return [await body(api.POST('/api/creator/lessons/{lessonId}/pages', { params, body: first }))];
}

const readWidgets = (pageId: string) => body(api.GET('/api/creator/pages/{pageId}/widgets', on({ pageId })));

/** Sends the version that was read. Without it, the write overwrites whatever is stored. */
const seen = (version: number | undefined) =>
  version === undefined ? {} : { header: { 'if-match': String(version) } };

export async function sendToLesson(
  courseId: string,
  lessonId: string,
  command: LessonCommand,
  version: number | undefined,
): Promise<LessonAnswer | undefined> {
  try {
    return await send(courseId, lessonId, command, version);
  } catch (error) {
    throw error instanceof ApiError && error.status === 412 ? ChangedElsewhere.from(error) : error;
  }
}

async function send(
  courseId: string,
  lessonId: string,
  command: LessonCommand,
  version: number | undefined,
): Promise<LessonAnswer | undefined> {
  switch (command.do) {
    case 'addWidget': {
      const { pageId, index, widget } = command;
      return body(
        api.POST('/api/creator/pages/{pageId}/widgets', {
          params: { path: { pageId }, ...seen(version) },
          body: { ...widget, pageId, orderIndex: index },
        }),
      );
    }
    case 'moveWidget': {
      const { id, pageId, index } = command;
      return body(
        api.POST('/api/creator/widgets/{id}/move', {
          params: { path: { id }, ...seen(version) },
          body: { pageId, order: index },
        }),
      );
    }
    case 'editWidget':
      return editWidget(lessonId, command, version);
    case 'removeWidget': {
      const params = { path: { id: command.id }, ...seen(version) };
      return unlessGone(body(api.DELETE('/api/creator/widgets/{id}', { params })));
    }
    case 'restoreWidget': {
      const params = { path: { id: command.widget.id }, ...seen(version) };
      return body(api.POST('/api/creator/widgets/{id}/restore', { params }));
    }
    case 'renamePage': {
      const params = { path: { pageId: command.id }, ...seen(version) };
      return body(api.PATCH('/api/creator/pages/{pageId}', { params, body: { title: command.title } }));
    }
    case 'translatePage': {
      const params = { path: { pageId: command.id }, ...seen(version) };
      return body(api.PATCH('/api/creator/pages/{pageId}', { params, body: translated(command.spanish) }));
    }
    default:
      await sendPage(courseId, lessonId, command);
      return undefined;
  }
}

type Edit = Extract<LessonCommand, { do: 'editWidget' }>;

/** Editing a widget that was deleted elsewhere is a conflict; without a version, the widget is restored and edited. */
async function editWidget(lessonId: string, { id, settings }: Edit, version: number | undefined) {
  const patch = () => {
    const params = { path: { id }, ...seen(version) };
    return body(api.PATCH('/api/creator/widgets/{id}', { params, body: { settings } }));
  };
  try {
    return await patch();
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    // Throws if the lesson no longer exists.
    await openPages(lessonId);
    if (version !== undefined) throw new ChangedElsewhere();
    await api.POST('/api/creator/widgets/{id}/restore', at(id));
    return patch();
  }
}

type OfPage = Extract<LessonCommand, { do: 'addPage' | 'removePage' | 'restorePage' }>;

const page = (id: string) => on({ level: 'pages' as const, id });

/** Adding and removing pages doesn't change the version (docs/decisions/pages-have-no-version.md). */
function sendPage(courseId: string, lessonId: string, command: OfPage): Promise<unknown> {
  switch (command.do) {
    case 'addPage': {
      const { id, title } = command.page;
      return api.POST('/api/creator/courses/{courseId}/outline/{level}', {
        ...on({ courseId, level: 'pages' as const }),
        body: { id, title, parentId: lessonId },
      });
    }
    case 'removePage':
      return unlessGone(api.DELETE('/api/creator/outline/{level}/{id}', page(command.id)));
    case 'restorePage':
      return api.POST('/api/creator/outline/{level}/{id}/restore', page(command.page.id));
  }
}
