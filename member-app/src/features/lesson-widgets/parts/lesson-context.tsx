import { createContext, useContext } from 'react';

interface LessonOfWidgets {
  lessonId: string;
  /** True if input is saved; false in a preview. */
  stores: boolean;
}

const Context = createContext<LessonOfWidgets | null>(null);

export const LessonOfWidgetsProvider = Context.Provider;

export function useLessonOfWidgets(): LessonOfWidgets {
  const lesson = useContext(Context);
  if (!lesson) throw new Error('A widget is shown inside LessonWidgets only');
  return lesson;
}
