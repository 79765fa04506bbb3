import type { WidgetOf } from '../parts/widgets';
import { LessonText } from '../../../shared/ui/lesson-text';

export const TextView = ({ settings: { content } }: WidgetOf<'text'>) => <LessonText html={content} />;
