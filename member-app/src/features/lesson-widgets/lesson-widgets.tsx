import type { ComponentType } from 'react';
import { widgetViews } from './registry';
import type { LessonWidget } from './widgets';

interface LessonWidgetsProps {
  lessonId: string;
  /** Those to be shown, in order; a caller with a stage of its own leaves the videos out. */
  widgets: readonly LessonWidget[];
  /** Whether what she does is kept. In a preview everything can be tried, and nothing is. */
  stores: boolean;
}

export function LessonWidgets({ widgets }: LessonWidgetsProps) {
  return (
    <div className="space-y-8">
      {widgets.map((widget) => (
        <Widget key={widget.id} {...widget} />
      ))}
    </div>
  );
}

function Widget(widget: LessonWidget) {
  // The registry pairs each type with its view; the compiler cannot follow the pair through the lookup.
  const View = widgetViews[widget.type as keyof typeof widgetViews] as ComponentType<LessonWidget>;
  return <View {...widget} />;
}
