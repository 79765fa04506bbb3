import { loginPath, paths, productPath, returnPath, searchPath } from './paths';

describe('paths', () => {
  it('lead a course to its own page and every other product to a product page', () => {
    expect(productPath({ id: 'a', type: 'course' })).toBe('/course/a');
    expect(productPath({ id: 'b', type: 'digital_file' })).toBe('/product/b');
    expect(productPath({ id: 'c', type: 'coaching' })).toBe('/product/c');
  });

  it('carry the search text to the library, trimmed and escaped', () => {
    expect(searchPath('  moon & tide ')).toBe('/courses?q=moon+%26+tide');
    expect(searchPath('   ')).toBe('/courses');
  });

  it('never let an id leave its segment', () => {
    expect(paths.order('../x')).toBe('/orders/..%2Fx');
  });
});

const back = (returnTo: string) => returnPath(loginPath(returnTo).replace('/login', ''));

describe('the way back after signing in', () => {
  it('is the page the person was going to, with its query', () => {
    expect(back('/courses?q=moon&tag=For+Mothers')).toBe('/courses?q=moon&tag=For+Mothers');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'is never another site: %p',
    (wanted) => expect(back(wanted)).toBe(paths.mySanctum),
  );
});
