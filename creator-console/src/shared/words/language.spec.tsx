type Speaking = typeof import('./language');

/** Loads the console's language module in a browser with these preferred languages. */
function opened(...tags: string[]): Speaking {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  let speaking: Speaking;
  jest.isolateModules(() => {
    speaking = jest.requireActual<Speaking>('./language');
  });
  return speaking!;
}

afterEach(() => localStorage.clear());

test.each([
  [['es-MX', 'en'], 'es', 'es-MX'],
  [['de', 'es'], 'es', 'es'],
  [['en-GB', 'es'], 'en', 'en-GB'],
  [['de'], 'en', 'en-US'],
] as const)(
  'a browser with the languages %j gets the console in %s, with dates as in %s',
  (tags, language, locale) => {
    expect(opened(...tags)).toMatchObject({ language, locale });
  },
);

test('this browser’s choice precedes the account’s language, which precedes the browser’s', () => {
  localStorage.setItem('account-language', 'es');
  expect(opened('en-US')).toMatchObject({ language: 'es', locale: 'es-419' });
  localStorage.setItem('language', 'en');
  expect(opened('en-US').language).toBe('en');
});

test('the account’s language is stored for the next visit; a coach without one changes nothing', () => {
  const { followAccount } = opened('en-US');
  followAccount(null);
  expect(localStorage.getItem('account-language')).toBeNull();
  localStorage.setItem('language', 'en');
  followAccount('es');
  expect(localStorage.getItem('account-language')).toBe('es');
  expect(opened('en-US').language).toBe('en');
});
