import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { Lessons } from '../content/lessons';
import { OpenLesson } from '../content/open-lesson';
import { WidgetActions } from '../content/widget-actions';
import EditWidget from '../editing/edit-widget';
import { texts } from '../editing/texts';
import { SaverGroup } from '../saving/saver-group';
import { UndoHistory } from '../saving/undo-history';
import { type Widget, widgetOf, type WidgetType } from '../widgets/parts/widget';
import { asShown } from './as-shown';
import { answerForLibrary } from './library';

const PAGE = 'page';
const SAVE = ['patch', '/api/creator/widgets/{id}'] as const;

let rendered = 0;

/** The editor of a widget that stands alone in its lesson, not filled yet unless the test says otherwise. */
export function renderEditor<Type extends WidgetType>(type: Type, settings: Widget<Type>['settings'] = {}) {
  // of its own: an editor that is gone may still save what was typed last, while the next test runs
  const id = `widget-${++rendered}`;
  answerForLibrary();
  answers.answer(...SAVE, ({ body }) => ({
    ...asShown(widgetOf<WidgetType>(id, type, body.settings)),
    pageId: PAGE,
    orderIndex: 0,
    lessonVersion: 2,
  }));
  const widget = widgetOf<WidgetType>(id, type, settings);
  const onClose = jest.fn();
  const lesson = aLessonWith(widget);
  const screenful = renderScreen(<EditWidget {...lesson} widget={widget} onClose={onClose} />);
  const { user } = screenful;
  const field = (name: string, role: Field = 'textbox') => screen.getByRole<HTMLInputElement>(role, { name });
  return Object.assign(screenful, {
    onClose,
    /** What the coach was told in toasts. */
    toast: lesson.services.toast,
    field,
    /** Writes into a field, in place of what stood there, and leaves it, which sends what can be saved. */
    fill: async (name: string, words: string, role?: Field) => {
      await user.clear(field(name, role));
      if (words !== '') await user.paste(words);
      await user.tab();
    },
    choose: async (name: string, option: string) => {
      await user.click(screen.getByRole('combobox', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
      await user.tab();
    },
    done: () => user.click(screen.getByRole('button', { name: texts.done })),
    /** The settings the server was sent last. */
    sent: () => answers.calls(...SAVE).findLast(({ path }) => path.id === id)?.body.settings,
    /** From now on the server finds this wrong, setting by setting. */
    refuse: (fields: Record<string, string>) => answers.refuse(...SAVE, 422, { code: 'bad_widget', fields }),
  });
}

type Field = 'textbox' | 'spinbutton' | 'combobox';

function aLessonWith(widget: Widget) {
  const courseId = 'course';
  const history = new UndoHistory();
  const savers = new SaverGroup();
  const toast = jest.fn();
  const dependencies = { courseId, history, toast, store: () => undefined, onConfirmed: () => undefined };
  const content = { version: 1, pages: [{ id: PAGE, title: 'Page 1' }], widgets: { [PAGE]: [widget] } };
  const lesson = new OpenLesson('lesson', content, dependencies);
  const lessons = new Lessons(savers, dependencies);
  return {
    actions: new WidgetActions(lesson, PAGE),
    services: { courseId, history, savers, toast, lessons },
  };
}
