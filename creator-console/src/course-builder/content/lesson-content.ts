import { type Widget, widgetOf } from '../widgets/parts/widget';
import type { Schemas } from '@sanctum/openapi';

type StoredPage = Schemas['EditorPageResponse'];

/** A page of a lesson. A new one has no translations yet. */
export type Page = Pick<StoredPage, 'id' | 'title'> & Partial<Pick<StoredPage, 'translations'>>;

/** Returns the Spanish title of a page; empty: it has none. */
export const spanishTitleOf = ({ translations }: Page): string => translations?.es?.title ?? '';

export function putAt<T extends { id: string }>(all: readonly T[], one: T, index: number): T[] {
  const others = all.filter(({ id }) => id !== one.id);
  return [...others.slice(0, index), one, ...others.slice(index)];
}

export const without = <T extends { id: string }>(all: readonly T[], id: string): T[] =>
  all.filter((one) => one.id !== id);

export function moveTo<T extends { id: string }>(all: readonly T[], id: string, index: number): T[] {
  const one = all.find((each) => each.id === id);
  return one ? putAt(all, one, index) : [...all];
}

export const withChanges = <T extends { id: string }>(
  all: readonly T[],
  id: string,
  changes: Partial<T>,
): T[] => all.map((one) => (one.id === id ? { ...one, ...changes } : one));

export interface LessonContent {
  /** The server's version of this content; undefined: changes overwrite whatever is stored. */
  version: number | undefined;
  pages: Page[];
  widgets: Readonly<Record<string, Widget[]>>;
}

/** Changes to a lesson's contents. An index is counted without the moved item. */
export type LessonCommand =
  | { do: 'addPage'; page: Page }
  | { do: 'renamePage'; id: string; title: string }
  /** An empty Spanish title removes the translation. */
  | { do: 'translatePage'; id: string; spanish: string }
  | { do: 'removePage'; id: string }
  | { do: 'restorePage'; page: Page; index: number; widgets: Widget[] }
  | { do: 'addWidget'; widget: Widget; pageId: string; index: number }
  | { do: 'moveWidget'; id: string; pageId: string; index: number }
  | { do: 'editWidget'; id: string; settings: Widget['settings'] }
  | { do: 'removeWidget'; id: string }
  | { do: 'restoreWidget'; widget: Widget; pageId: string; index: number };

interface FoundWidget {
  widget: Widget;
  pageId: string;
  index: number;
}

export function findWidget({ widgets }: LessonContent, id: string): FoundWidget | undefined {
  for (const [pageId, there] of Object.entries(widgets)) {
    const index = there.findIndex((widget) => widget.id === id);
    if (index >= 0) return { widget: there[index]!, pageId, index };
  }
  return undefined;
}

export const widgetsOf = ({ widgets }: LessonContent, pageId: string): Widget[] => widgets[pageId] ?? [];

export function apply(content: LessonContent, command: LessonCommand): LessonContent {
  const { pages } = content;
  switch (command.do) {
    case 'addPage':
      return { ...content, pages: putAt(pages, command.page, pages.length) };
    case 'renamePage':
      return { ...content, pages: withChanges(pages, command.id, { title: command.title }) };
    case 'translatePage':
      return { ...content, pages: withChanges(pages, command.id, translated(command.spanish)) };
    case 'removePage': {
      const { [command.id]: _, ...widgets } = content.widgets;
      return { ...content, pages: without(pages, command.id), widgets };
    }
    case 'restorePage': {
      const { page, index, widgets } = command;
      return {
        ...content,
        pages: putAt(pages, page, index),
        widgets: { ...content.widgets, [page.id]: widgets },
      };
    }
    case 'addWidget':
    case 'restoreWidget':
      return onPage(content, command.pageId, (there) => putAt(there, command.widget, command.index));
    case 'moveWidget':
      return moveWidget(content, command);
    case 'editWidget': {
      const found = findWidget(content, command.id);
      if (!found) return content;
      return onPage(content, found.pageId, (there) =>
        there.map((one) => (one.id === command.id ? widgetOf(one.id, one.type, command.settings) : one)),
      );
    }
    case 'removeWidget': {
      const found = findWidget(content, command.id);
      return found ? onPage(content, found.pageId, (there) => without(there, command.id)) : content;
    }
  }
}

/** Translations of a page, as they are stored. */
export const translated = (spanish: string): Pick<StoredPage, 'translations'> => ({
  translations: spanish === '' ? {} : { es: { title: spanish } },
});

/** Returns the command that undoes this one, given the state before it; undefined if the command changes nothing. */
export function inverse(content: LessonContent, command: LessonCommand): LessonCommand | undefined {
  const pageOf = (id: string) => content.pages.find((page) => page.id === id);
  switch (command.do) {
    case 'addPage':
    case 'restorePage':
      return pageOf(command.page.id) ? undefined : { do: 'removePage', id: command.page.id };
    case 'renamePage': {
      const page = pageOf(command.id);
      return page && { do: 'renamePage', id: page.id, title: page.title };
    }
    case 'translatePage': {
      const page = pageOf(command.id);
      return page && { do: 'translatePage', id: page.id, spanish: spanishTitleOf(page) };
    }
    case 'removePage': {
      const page = pageOf(command.id);
      const index = content.pages.findIndex(({ id }) => id === command.id);
      return page && { do: 'restorePage', page, index, widgets: widgetsOf(content, page.id) };
    }
    case 'addWidget':
    case 'restoreWidget': {
      const { widget, pageId } = command;
      const isPossible = pageOf(pageId) && !findWidget(content, widget.id);
      return isPossible ? { do: 'removeWidget', id: widget.id } : undefined;
    }
    default:
      return inverseForWidget(content, command);
  }
}

type OfWidget = Extract<LessonCommand, { do: 'moveWidget' | 'editWidget' | 'removeWidget' }>;

function inverseForWidget(content: LessonContent, command: OfWidget): LessonCommand | undefined {
  const found = findWidget(content, command.id);
  if (!found) return undefined;
  const { widget, pageId, index } = found;
  switch (command.do) {
    case 'moveWidget': {
      const stays = command.pageId === pageId && command.index === index;
      const hasTarget = content.pages.some(({ id }) => id === command.pageId);
      return stays || !hasTarget ? undefined : { do: 'moveWidget', id: widget.id, pageId, index };
    }
    case 'editWidget':
      return { do: 'editWidget', id: widget.id, settings: widget.settings };
    case 'removeWidget':
      return { do: 'restoreWidget', widget, pageId, index };
  }
}

/** Keeps commands that create pages or widgets, and commands on those, as long as their page still exists. */
export function ofNewThings(content: LessonContent, commands: readonly LessonCommand[]): LessonCommand[] {
  const made = new Set<string>();
  const pages = new Set(content.pages.map(({ id }) => id));
  return commands.filter((command) => {
    if (command.do === 'addPage') {
      pages.add(command.page.id);
      return true;
    }
    if (command.do === 'addWidget') {
      const isNew = pages.has(command.pageId) && !findWidget(content, command.widget.id);
      if (isNew) made.add(command.widget.id);
      return isNew;
    }
    return 'id' in command && made.has(command.id);
  });
}

function moveWidget(
  content: LessonContent,
  { id, pageId, index }: Extract<LessonCommand, { do: 'moveWidget' }>,
): LessonContent {
  const found = findWidget(content, id);
  if (!found) return content;
  if (found.pageId === pageId) return onPage(content, pageId, (there) => moveTo(there, id, index));
  const taken = onPage(content, found.pageId, (there) => without(there, id));
  return onPage(taken, pageId, (there) => putAt(there, found.widget, index));
}

const onPage = (
  content: LessonContent,
  pageId: string,
  change: (there: Widget[]) => Widget[],
): LessonContent => ({
  ...content,
  widgets: { ...content.widgets, [pageId]: change(widgetsOf(content, pageId)) },
});
