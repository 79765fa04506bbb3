import { screen, within } from '@testing-library/react';
import { answers } from '@sanctum/openapi/testing';
import { texts as forms } from '../../shared/forms/texts';
import { texts as undo } from '../../shared/undo/texts';
import { texts as editing } from '../editing/texts';
import { texts as builder } from '../shared/texts';
import { CourseOnServer, LESSON_ID } from '../testing/course-on-server';
import { renderBuilder } from '../testing/render-builder';
import { texts as text } from '../widgets/text/texts';
import { texts } from './texts';

const page = `${LESSON_ID}-page`;
const words = { id: 'words', type: 'text', settings: { content: '<p>Breathe</p>' } } as const;
const button = { id: 'more', type: 'button', settings: { label: 'See more', url: '/library' } } as const;

async function inSpanish() {
  const course = new CourseOnServer();
  for (const widget of [button, words]) course.change({ do: 'addWidget', widget, pageId: page, index: 0 });
  const rendered = await renderBuilder(course);
  const { user } = rendered;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press(texts.languages.es);
  await screen.findByText(texts.count(0, 3));
  return Object.assign(rendered, {
    press,
    course,
    stored: (index: number) => course.lesson().widgets[page]?.[index]?.settings,
  });
}

test('a widget is translated below its English text, and undone in one step', async () => {
  const { user, press, stored, isSaved } = await inSpanish();
  await press(builder.canvas.edit('Button 2'));
  const editor = await screen.findByRole('dialog', { name: texts.heading('Button') });
  const field = within(editor).getByRole('textbox', { name: forms.inSpanish('Button text') });
  expect(within(editor).getByText('See more')).toHaveAttribute('lang', 'en');
  await user.click(within(editor).getByRole('button', { name: forms.copyEnglishOf('Button text') }));
  expect(field).toHaveValue('See more');
  await user.clear(field);
  await user.type(field, 'Ver más');
  await press(editing.done);
  expect(await screen.findByText(texts.count(1, 3))).toBeVisible();
  expect(stored(1)).toMatchObject({ label: 'See more', translations: { es: { label: 'Ver más' } } });
  await press(undo.undoRedo.undo(builder.steps.edit('Button')));
  await isSaved();
  expect(stored(1)).not.toHaveProperty('translations');
});

test('a formatted text is translated with the same editor', async () => {
  const { user, press, stored } = await inSpanish();
  await press(builder.canvas.edit('Text 1'));
  const editor = await screen.findByRole('dialog', { name: texts.heading('Text') });
  await user.click(within(editor).getByRole('button', { name: forms.copyEnglishOf(text.content) }));
  expect(within(editor).getByRole('textbox', { name: text.content })).toHaveTextContent('Breathe');
  await press(editing.done);
  await screen.findByText(texts.count(1, 3));
  expect(stored(0)).toMatchObject({ translations: { es: { content: '<p>Breathe</p>' } } });
});

test('in Spanish, renaming a page translates its title, and the English title removes the translation', async () => {
  const { user, press, course, isSaved } = await inSpanish();
  await press(builder.pages.add);
  await screen.findByText(texts.count(0, 5));
  const rename = async (from: string, to: string) => {
    await user.click(screen.getByRole('tab', { name: from }));
    await press(builder.tree.more(from));
    await user.click(screen.getByRole('menuitem', { name: builder.tree.rename }));
    const field = await screen.findByRole('textbox', { name: builder.tree.newName(from) });
    await user.clear(field);
    await user.type(field, `${to}{Enter}`);
    await isSaved();
  };
  await rename('Page 1', 'Primera');
  expect(screen.getByText(texts.count(1, 5))).toBeVisible();
  expect(course.lesson().pages[0]).toMatchObject({
    title: 'Page 1',
    translations: { es: { title: 'Primera' } },
  });
  await press(texts.languages.en);
  expect(screen.getByRole('tab', { name: 'Page 1' })).toBeVisible();
  await press(texts.languages.es);
  await rename('Primera', 'Page 1');
  expect(course.lesson().pages[0]).toMatchObject({ title: 'Page 1', translations: {} });
});

test('the titles are translated in the settings, and shown in Spanish', async () => {
  const { user, press } = await inSpanish();
  await press(builder.lesson.settings);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^Spanish/ }));
  await user.type(
    within(dialog).getByRole('textbox', { name: forms.inSpanish(builder.settings.name) }),
    'Raíces',
  );
  await user.click(within(dialog).getByRole('button', { name: builder.settings.save }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Raíces' })).toBeVisible();
  const sent = answers.calls('patch', '/api/creator/lessons/{lessonId}').at(-1)?.body;
  expect(sent).toMatchObject({ title: 'Roots', translations: { es: { title: 'Raíces' } } });
});
