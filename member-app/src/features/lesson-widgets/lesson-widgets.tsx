import { type ComponentType, useMemo } from 'react';
import { LessonOfWidgetsProvider } from './lesson-context';
import { widgetViews } from './registry';
import type { LessonWidget } from './widgets';

interface LessonWidgetsProps {
  lessonId: string;
  /** Those to be shown, in order; a caller with a stage of its own leaves the videos out. */
  widgets: readonly LessonWidget[];
  /** Whether what she does is kept. In a preview everything can be tried, and nothing is. */
  stores: boolean;
}

export function LessonWidgets({ lessonId, widgets, stores }: LessonWidgetsProps) {
  const lesson = useMemo(() => ({ lessonId, stores }), [lessonId, stores]);
  return (
    <LessonOfWidgetsProvider value={lesson}>
      <div className="space-y-8">
        {widgets.map((widget) => (
          <Widget key={widget.id} {...widget} />
        ))}
      </div>
    </LessonOfWidgetsProvider>
  );
}

function Widget(widget: LessonWidget) {
  // The registry pairs each type with its view; the compiler cannot follow the pair through the lookup.
  const View = widgetViews[widget.type] as ComponentType<LessonWidget>;
  return <View {...widget} />;
}
