import { inWords, mentionedIn, mentionsEveryone } from './mention-words.js';

const ROSA = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
const MIA = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0ab';

test('lists the people a text mentions, each once', () => {
  expect(mentionedIn(`Dear @[${ROSA}] and @[${MIA}]: @[${ROSA}]!`)).toEqual([ROSA, MIA]);
  expect(mentionedIn('@rosa a@[b].c @[nobody] @[]')).toEqual([]);
});

test('a text is shown with names, and deleted accounts have none', () => {
  const people = [{ id: ROSA, name: 'Rosa Lind' }];
  expect(inWords(`@[${ROSA}] and @[${MIA}]`, people)).toBe('@Rosa Lind and @…');
  expect(inWords('$& @[x]', people)).toBe('$& @[x]');
});

test.each([
  ['@everyone, come!', true],
  ['Dear (@everyone)', true],
  ['Dear\n@everyone.', true],
  ['Write to us@everyone.org', false],
  ['@everyoneelse', false],
  ['everyone', false],
])('%j mentions everyone: %s', (text, does) => {
  expect(mentionsEveryone(text)).toBe(does);
});
