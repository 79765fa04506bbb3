import { STARTING_CONTENT } from './content/starting-content.js';
import { publicAddresses } from './picture-addresses.js';
import { showsCoach, visibleSite } from './visible-site.js';

test.each([
  [true, ['I am Ines.'], true],
  [true, [], false],
  [false, ['I am Ines.'], false],
])(
  'a section about the coach that is switched on (%s) with the text %j is visible: %s',
  (isShown, paragraphs, isSeen) => {
    expect(showsCoach({ isShown, eyebrow: 'Meet', paragraphs })).toBe(isSeen);
  },
);

describe('the dictionary card', () => {
  const { place, home } = STARTING_CONTENT;
  const shown = (name: string, changes: Partial<typeof home.definition> = {}) => {
    const content = {
      ...STARTING_CONTENT,
      place: { ...place, name },
      home: { ...home, definition: { ...home.definition, ...changes } },
    };
    const site = visibleSite(content, publicAddresses(content.pictures), 'us@example.org', new Date(0));
    return site.home.definition;
  };

  test('explains the site’s name, with a pronunciation only as long as it is known', () => {
    expect(shown('Sanctum')).toEqual(home.definition);
    expect(shown('Willow')).toEqual({ ...home.definition, word: 'Willow', sound: '' });
    expect(shown('Willow', { sound: '/ˈwɪləʊ/' })).toMatchObject({ word: 'Willow', sound: '/ˈwɪləʊ/' });
  });

  test('keeps a word that the coach has written', () => {
    const own = { word: 'seed', sound: '/siːd/' };
    expect(shown('Willow', own)).toMatchObject(own);
  });
});
