import { screen, within } from '@testing-library/react';
import { aCourse, aLesson, aModule, renderScreen } from '../../../../testing';
import { findPlayback, openPlayer } from '../../../../testing/player';
import { i18n } from '../../../shared/words/i18n';
import { LessonFlow } from './lesson-flow';

const page = (id: string, title: string, content: string, untranslated: 'title'[] = []) => ({
  id,
  title,
  order: 0,
  untranslated,
  widgets: [{ id: `text-${id}`, type: 'text' as const, settings: { content }, untranslated: [] }],
});

function openPages(...pages: ReturnType<typeof page>[]) {
  renderScreen(<LessonFlow lessonId="lesson" pages={pages} stores={false} renderVideo={() => null} />);
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

test('several pages have headings, unless their text starts with the same one', () => {
  expect(
    openPages(page('1', 'Listen', '<p>Sit down.</p>'), page('2', 'Answer', '<h2>Answer</h2><p>Speak.</p>')),
  ).toEqual(['Listen', 'Answer']);
});

test('a title without a translation is marked as English, unless the translated text has a heading of its own', () => {
  expect(
    openPages(
      page('1', 'Listen', '<p>Siéntate.</p>', ['title']),
      page('2', 'Answer', '<h2>Responder</h2>', ['title']),
    ),
  ).toEqual(['Listen', 'Responder']);
  expect(screen.getByRole('heading', { name: 'Listen' })).toHaveAttribute('lang', 'en');
});

test('a single page needs no name', () => {
  renderScreen(
    <LessonFlow
      lessonId="lesson"
      pages={[page('1', 'Page 1', '<p>Sit down.</p>')]}
      stores={false}
      renderVideo={() => null}
    />,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('each of several videos has its place among the texts, and plays on the stage', async () => {
  const { user } = openPlayer();
  await findPlayback();
  await user.click(
    within(screen.getByRole('region', { name: 'Page 1' })).getByRole('button', { name: /LessonVideo dark/ }),
  );
  expect(await findPlayback('LessonVideo dark')).toBeVisible();
});

test.each([
  [[], [], undefined],
  [[], ['content'], 'player:partlyInEnglish'],
  [['title'], ['content'], 'player:inEnglish'],
] as const)(
  'a lesson with the English texts %j and the English texts %j of its widget says %s once',
  async (own, ofWidget, words) => {
    const reading = { ...page('1', 'Page 1', '<p>Sit down.</p>').widgets[0]!, untranslated: [...ofWidget] };
    const lesson = aLesson('evening', { title: 'Evening', untranslated: [...own] });
    openPlayer({ outline: aCourse([aModule('dusk', [lesson])]), others: [reading] });
    const text = await screen.findByText('Sit down.');
    expect(text.parentElement?.getAttribute('lang')).toBe(ofWidget.length > 0 ? 'en' : null);
    const notes = ['player:partlyInEnglish', 'player:inEnglish'] as const;
    expect(notes.filter((note) => screen.queryByText(i18n.t(note)))).toEqual(words ? [words] : []);
  },
);
