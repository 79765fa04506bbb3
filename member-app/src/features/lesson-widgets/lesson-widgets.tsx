import { type ComponentType, useMemo } from 'react';
import { LessonOfWidgetsProvider } from './parts/lesson-context';
import { widgetViews } from './registry';
import type { LessonWidget, WidgetOf, WidgetType } from './parts/widgets';

interface LessonWidgetsProps {
  lessonId: string;
  /** The widgets to show, in order; the player, which shows the videos itself, leaves them out. */
  widgets: readonly LessonWidget[];
  /** True if a member's input is saved. In a preview everything can be tried, and nothing is saved. */
  stores: boolean;
}

export function LessonWidgets({ lessonId, widgets, stores }: LessonWidgetsProps) {
  const lesson = useMemo(() => ({ lessonId, stores }), [lessonId, stores]);
  return (
    <LessonOfWidgetsProvider value={lesson}>
      <div className="space-y-8">
        {widgets.map((widget) => (
          <Widget key={widget.id} type={widget.type} widget={widget} />
        ))}
      </div>
    </LessonOfWidgetsProvider>
  );
}

interface WidgetProps<Type extends WidgetType> {
  type: Type;
  widget: WidgetOf<Type>;
}

function Widget<Type extends WidgetType>({ type, widget }: WidgetProps<Type>) {
  const View: ComponentType<WidgetOf<Type>> = widgetViews[type];
  return <View {...widget} />;
}
