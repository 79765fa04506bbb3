import { langOf } from '../../../shared/site/untranslated';
import { LessonText } from '../../../shared/ui/lesson-text';
import type { WidgetOf } from '../parts/widgets';

export const TextView = ({ settings: { content }, untranslated }: WidgetOf<'text'>) => (
  <LessonText html={content} lang={langOf({ untranslated }, 'content')} />
);
