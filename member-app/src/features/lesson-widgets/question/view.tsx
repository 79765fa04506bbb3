import type { WidgetOf } from '../parts/widgets';
import { Journal } from './journal';
import { MultipleChoice } from './multiple-choice';

export const QuestionView = ({ id, settings, untranslated }: WidgetOf<'question'>) =>
  settings.kind === 'journal' ? (
    <Journal id={id} settings={settings} untranslated={untranslated} />
  ) : (
    <MultipleChoice id={id} settings={settings} untranslated={untranslated} />
  );
