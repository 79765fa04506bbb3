import { completeContent } from './complete-content.js';
import { contentIn } from './content-in-language.js';
import { siteContent } from './site-content.js';
import { STARTING_CONTENT } from './starting-content.js';

test('the starting texts are valid content', () => {
  expect(siteContent.parse(STARTING_CONTENT)).toEqual(STARTING_CONTENT);
});

test('content of an earlier release keeps its values, and new fields get the default ones', () => {
  const { announcement: _, ...stored } = structuredClone(STARTING_CONTENT);
  stored.coach = { ...stored.coach, name: 'Ada', credentials: [] };
  stored.home.definition.meanings = ['A room'];
  const { translations, ...complete } = completeContent(stored);
  const { translations: _es, ...english } = stored;
  expect(complete).toEqual({ ...english, announcement: STARTING_CONTENT.announcement });
  expect(translations.es.faq).toEqual(STARTING_CONTENT.translations.es.faq);
});

test('a default translation is dropped once the coach changes the English text, and the coach’s own translation stays', () => {
  const stored = structuredClone(STARTING_CONTENT);
  stored.home.hero.title = 'Welcome home.';
  stored.home.definition.meanings = ['A room'];
  stored.home.meet.paragraphs = ['I am Ada.'];
  stored.translations.es.home.meet.paragraphs = ['Soy Ada.'];
  const { home } = completeContent(stored).translations.es;
  expect(home.hero).toEqual({ ...STARTING_CONTENT.translations.es.home.hero, title: '' });
  expect(home.definition.meanings).toEqual([]);
  expect(home.meet.paragraphs).toEqual(['Soy Ada.']);
});

test('every text of a new site has a Spanish version', () => {
  expect(contentIn('es', STARTING_CONTENT).untranslated).toEqual([]);
});

test('Spanish content has the Spanish texts, and everything else unchanged', () => {
  const written = structuredClone(STARTING_CONTENT);
  written.translations.es.home.hero.lead = '';
  const { content, untranslated } = contentIn('es', written);
  expect(content.home.hero).toEqual({
    ...STARTING_CONTENT.translations.es.home.hero,
    lead: STARTING_CONTENT.home.hero.lead,
  });
  expect(content.home.definition.isShown).toBe(true);
  expect(content.pictures).toEqual(written.pictures);
  expect(untranslated).toContain('home.hero.lead');
  expect(contentIn('en', written).content.home).toEqual(STARTING_CONTENT.home);
});

test('fields that this release no longer knows are left out', () => {
  expect(completeContent({ ...STARTING_CONTENT, banner: 'Hello' })).toEqual(STARTING_CONTENT);
});
