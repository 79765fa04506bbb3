type Speaking = typeof import('./language');

/** The console as it is opened in a browser that asks for these languages. */
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
  'a browser that asks for %j has the console in %s, with dates as in %s',
  (tags, language, locale) => {
    expect(opened(...tags)).toMatchObject({ language, locale });
  },
);

test('the choice in this browser precedes the account’s language, and that the browser’s', () => {
  localStorage.setItem('account-language', 'es');
  expect(opened('en-US')).toMatchObject({ language: 'es', locale: 'es-419' });
  localStorage.setItem('language', 'en');
  expect(opened('en-US').language).toBe('en');
});

test('the account’s language is kept for the next visit; a coach without one changes nothing', () => {
  const { followAccount } = opened('en-US');
  followAccount(null);
  expect(localStorage.getItem('account-language')).toBeNull();
  localStorage.setItem('language', 'en');
  followAccount('es');
  expect(localStorage.getItem('account-language')).toBe('es');
  expect(opened('en-US').language).toBe('en');
});
