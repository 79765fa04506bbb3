import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, body } from '../../../shared/api/client';
import { type ScaleValue, withoutValue, withValue } from '../parts/answers';
import { useChangeAnswers } from '../parts/api';
import { useLessonOfWidgets } from '../parts/lesson-context';

/** Adding a value and taking it back. In a preview on this page only. */
export function useValues(widgetId: string) {
  const { stores } = useLessonOfWidgets();
  const change = useChangeAnswers();
  // One id for one value, however often its save is tried.
  const next = useRef(crypto.randomUUID());
  const path = (id: string) => ({ params: { path: { widgetId, id } } });

  const add = useMutation({
    mutationFn: async (value: number): Promise<ScaleValue> => {
      const id = next.current;
      if (!stores) return { id, value, at: new Date().toISOString() };
      return body(api.PUT('/api/widgets/{widgetId}/scale-values/{id}', { ...path(id), body: { value } }));
    },
    onSuccess: (saved) => {
      next.current = crypto.randomUUID();
      change(withValue(widgetId, saved));
    },
  });
  const undo = useMutation({
    mutationFn: async (id: string) => {
      if (stores) await api.DELETE('/api/widgets/{widgetId}/scale-values/{id}', path(id));
    },
    onSuccess: (_gone, id) => change(withoutValue(widgetId, id)),
  });
  return { add, undo };
}
