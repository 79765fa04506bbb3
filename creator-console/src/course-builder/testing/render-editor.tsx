import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { Lessons } from '../content/lessons';
import { OpenLesson } from '../content/open-lesson';
import { WidgetActions } from '../content/widget-actions';
import EditWidget from '../editing/edit-widget';
import { texts } from '../editing/texts';
import { SaverGroup } from '../saving/saver-group';
import { UndoHistory } from '../../shared/undo/undo-history';
import { type Widget, widgetOf, type WidgetType } from '../widgets/parts/widget';
import { asShown } from './as-shown';
import { answerForLibrary } from './library';

const PAGE = 'page';
const SAVE = ['patch', '/api/creator/widgets/{id}'] as const;

let rendered = 0;

/** Renders the editor of a widget that is alone in its lesson, empty unless the test passes settings. */
export function renderEditor<Type extends WidgetType>(type: Type, settings: Widget<Type>['settings'] = {}) {
  // Each test has its own id: a closed editor may still save its last text while the next test runs.
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
    /** Toasts shown to the coach. */
    toast: lesson.services.toast,
    field,
    /** Replaces the text of a field and leaves the field, which sends valid settings. */
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
    /** Settings that were sent last. */
    sent: () => answers.calls(...SAVE).findLast(({ path }) => path.id === id)?.body.settings,
    /** Makes the server refuse these fields from now on. */
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
