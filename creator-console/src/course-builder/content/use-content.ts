import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Told } from '../notice';
import { isRefusal, serverMessage } from '../outline/api';
import { OptimisticStore } from '../saving/optimistic-store';
import type { SaveDesk } from '../saving/save-desk';
import { texts } from '../texts';
import { openPages, readWidgets } from './api';
import type { Page, Widget } from './content';
import { PageActions } from './page-actions';
import { WidgetActions } from './widget-actions';

/** What the parts of the builder that fill a lesson need of it. */
export interface Workplace {
  courseId: string;
  desk: SaveDesk;
  tell: (told: Told) => void;
}

/** The pages of a lesson as they are when it is opened; what is still on its way there is sent first. */
export const usePagesQuery = (lessonId: string, { desk }: Workplace) =>
  useQuery({
    queryKey: ['course-builder', 'pages', lessonId],
    queryFn: async () => {
      await desk.settle();
      return openPages(lessonId);
    },
    gcTime: 0,
  });

export const useWidgetsQuery = (pageId: string, { desk }: Workplace) =>
  useQuery({
    queryKey: ['course-builder', 'widgets', pageId],
    queryFn: async () => {
      await desk.settle();
      return readWidgets(pageId);
    },
    gcTime: 0,
  });

function storeOf<State>({ desk, tell }: Workplace, initial: State, read: () => Promise<State>) {
  return desk.add(
    new OptimisticStore(initial, {
      isRefusal,
      onRefused: (error) => tell({ message: serverMessage(error, texts.refused) }),
      read,
    }),
  );
}

export function usePageStore(place: Workplace, lessonId: string, initial: Page[]) {
  return useState(() => {
    const store = storeOf(place, initial, () => openPages(lessonId));
    return { store, actions: new PageActions(store, place.courseId, lessonId) };
  })[0];
}

export function useWidgetStore(place: Workplace, pageId: string, initial: Widget[]) {
  return useState(() => {
    const store = storeOf(place, initial, async () => (await readWidgets(pageId)).widgets);
    return { store, actions: new WidgetActions(store, pageId) };
  })[0];
}
