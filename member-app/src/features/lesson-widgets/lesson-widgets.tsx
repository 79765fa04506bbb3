import { type ComponentType, Fragment, type ReactNode, useMemo } from 'react';
import { LessonOfWidgetsProvider } from './parts/lesson-context';
import { isMedia, type LessonWidget, type MediaWidget, type PlainType, type WidgetOf } from './parts/widgets';
import { widgetViews } from './registry';

interface LessonWidgetsProps {
  lessonId: string;
  /** The widgets to show, in order. */
  widgets: readonly LessonWidget[];
  /** True if a member's input is saved. In a preview everything works, and nothing is saved. */
  stores: boolean;
  /** Renders a video or a recording at its position among the other widgets. */
  renderMedia: (widget: MediaWidget) => ReactNode;
}

export function LessonWidgets({ lessonId, widgets, stores, renderMedia }: LessonWidgetsProps) {
  const lesson = useMemo(() => ({ lessonId, stores }), [lessonId, stores]);
  return (
    <LessonOfWidgetsProvider value={lesson}>
      <div className="space-y-8">
        {widgets.map((widget) =>
          isMedia(widget) ? (
            <Fragment key={widget.id}>{renderMedia(widget)}</Fragment>
          ) : (
            <Widget key={widget.id} type={widget.type} widget={widget} />
          ),
        )}
      </div>
    </LessonOfWidgetsProvider>
  );
}

interface WidgetProps<Type extends PlainType> {
  type: Type;
  widget: WidgetOf<Type>;
}

function Widget<Type extends PlainType>({ type, widget }: WidgetProps<Type>) {
  const View: ComponentType<WidgetOf<Type>> = widgetViews[type];
  return <View {...widget} />;
}
