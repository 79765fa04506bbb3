import type { WidgetOf } from '../parts/widgets';
import { Journal } from './journal';
import { MultipleChoice } from './multiple-choice';

export function QuestionView({ id, settings }: WidgetOf<'question'>) {
  return settings.kind === 'journal' ? (
    <Journal id={id} settings={settings} />
  ) : (
    <MultipleChoice id={id} settings={settings} />
  );
}
