import { encryptPush, isPoint, MOST_PLAIN_BYTES } from './encryption.js';

/** Example of RFC 8291, section 5. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a message is encrypted exactly like the standard’s own example', () => {
  const { text, keys, privateKey, salt, encrypted } = EXAMPLE;
  expect(encryptPush(text, keys, { privateKey, salt }).toString('base64url')).toBe(encrypted);
});

test('the same message is never sent as the same bytes', () => {
  const { text, keys } = EXAMPLE;
  expect(encryptPush(text, keys)).not.toEqual(encryptPush(text, keys));
});

test('the longest message fills what a push service accepts, and a longer one is not created', () => {
  const { keys } = EXAMPLE;
  expect(encryptPush('a'.repeat(MOST_PLAIN_BYTES), keys)).toHaveLength(4096);
  expect(() => encryptPush('a'.repeat(MOST_PLAIN_BYTES + 1), keys)).toThrow('longer');
});

test.each([
  ['a key of a browser', EXAMPLE.keys.p256dh, true],
  ['bytes beside the curve', `B${'A'.repeat(86)}`, false],
  ['nothing', '', false],
])('whether something can be encrypted for %s', (_, p256dh, expected) => {
  expect(isPoint(p256dh)).toBe(expected);
});
