import { ageOn, bandOf } from './age.js';
import { consentAgeIn, COUNTRIES } from './consent-ages.js';

describe('an age', () => {
  test.each([
    ['2014-03-02', '2027-03-01', 12],
    ['2014-03-01', '2027-03-01', 13],
    ['2009-03-02', '2027-03-01', 17],
    ['2009-03-01', '2027-03-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('someone born on %s is, on %s, %i years old', (birthDate, today, age) => {
    expect(ageOn(birthDate, today)).toBe(age);
  });

  test.each([
    [0, 'child'],
    [12, 'child'],
    [13, 'teen'],
    [17, 'teen'],
    [18, 'adult'],
  ])('a person of %i is in the band %s', (age, band) => {
    expect(bandOf(age)).toBe(band);
  });
});

test('the age of consent is the law’s where there is one, and otherwise the strictest in Europe', () => {
  expect(['US', 'DE', 'IT', 'other'].map((country) => consentAgeIn(country as 'US'))).toEqual([
    13, 16, 14, 16,
  ]);
  const europes = COUNTRIES.filter((country) => country !== 'IN').map(consentAgeIn);
  expect([Math.min(...europes), Math.max(...europes)]).toEqual([13, 16]);
});
