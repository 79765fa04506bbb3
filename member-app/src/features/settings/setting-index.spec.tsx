import { aMember } from '../../../testing';
import { type Entry, addressOf, findSettings, pagesOf, settingsOf } from './setting-index';

const settingNames = (member = aMember()) => settingsOf(member).map(({ setting }) => setting);

test('the coach has no notifications, privacy or copy of the data to choose here', () => {
  const coach = aMember({ role: 'creator' });
  expect(pagesOf(coach)).toEqual(['profile', 'sign-in', 'data']);
  expect(settingNames(coach)).not.toContain('data');
  expect(settingNames(coach)).toContain('api-tokens');
});

test('a minor has no level to hide', () => {
  expect(settingNames()).toContain('level');
  expect(settingNames(aMember({ ageBand: 'teen' }))).not.toContain('level');
});

test.each([
  ['#mails', '/my-sanctum/settings/notifications#mails'],
  ['#level', '/my-sanctum/settings/privacy#level'],
  ['#messages', '/my-sanctum/settings/privacy#messages'],
  ['#devices', '/my-sanctum/settings/sign-in#devices'],
  ['#delete-account', '/my-sanctum/settings/data#delete-account'],
  ['#profile', '/my-sanctum/settings/profile'],
  ['#family', '/my-sanctum/family'],
  ['#nowhere', undefined],
  ['', undefined],
])('the old address %j of a setting is now at %j', (hash, address) => {
  expect(addressOf(hash, aMember())).toBe(address);
});

const entry = (name: string, words: string, page = 'Privacy'): Entry => ({ to: name, name, page, words });
const entries = [
  entry('Messages', 'block level of trust'),
  entry('Show my level', 'hide points'),
  entry('Descripción', 'sobre ti', 'Perfil'),
];

test.each([
  ['level', ['Show my level', 'Messages']],
  ['HIDE level', ['Show my level']],
  ['privacy block', ['Messages']],
  ['descripcion', ['Descripción']],
  ['nothing like it', []],
  ['  ', []],
])('%j finds %j', (typed, names) => {
  expect(findSettings(entries, typed).map(({ name }) => name)).toEqual(names);
});
