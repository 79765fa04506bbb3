import { createContext, useContext } from 'react';

interface LessonOfWidgets {
  lessonId: string;
  /** Whether what is done here is saved; in a preview it is not. */
  stores: boolean;
}

const Context = createContext<LessonOfWidgets | null>(null);

export const LessonOfWidgetsProvider = Context.Provider;

/** The lesson this widget lies on. */
export function useLessonOfWidgets(): LessonOfWidgets {
  const lesson = useContext(Context);
  if (!lesson) throw new Error('A widget is shown inside LessonWidgets only');
  return lesson;
}
