import { passwordProblem } from './password-rules.js';

const rosa = { name: 'Rosa Lind', email: 'rosa.lind@example.org', role: 'member' as const };
const coach = { name: 'Maren Holt', email: 'maren@sanctum.test', role: 'creator' as const };

describe('a password', () => {
  test.each([
    'seed-to-forest',
    'correct horse battery staple',
    'a walk among birches',
    'sunshine, then rain in the valley',
    'Tr0ub4dor&3-mountain',
    'зелёный лес и река',
    '🌱🌿🌳 growing slowly',
    'vX9#qL2mZ7',
    'x'.repeat(60) + 'a walk among birches',
  ])('%j is accepted', (password) => expect(passwordProblem(password, rosa)).toBeUndefined());

  test.each(['short', '123456789', 'vX9#qL2mZ'])('%j is too short', (password) =>
    expect(passwordProblem(password, rosa)).toBe('must have at least 10 characters'),
  );

  test('of the coach has at least 15 characters', () => {
    expect(passwordProblem('seed-to-forest', coach)).toBe('must have at least 15 characters');
    expect(passwordProblem('a walk among birches', coach)).toBeUndefined();
  });

  test('has at most 128 characters', () =>
    expect(passwordProblem('ab cd ef gh '.repeat(11), rosa)).toBe('must have at most 128 characters'));

  test.each([
    '1234567890',
    '0987654321',
    'password123',
    'Password123!',
    'P@ssw0rd2024',
    'passwordpassword',
    'qwertyuiop',
    'Qwerty12345',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'zaq12wsxcde3',
    'asdfghjkl1',
    'iloveyou1234',
    'iloveyou2025',
    'letmein123456',
    'Summer2026!!',
    'sunshine2024',
    'basketball1',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    'welcome-welcome',
    'changeme123',
    'monkeydragon99',
    '..............',
  ])('%j is too easy to guess', (password) =>
    expect(passwordProblem(password, rosa)).toBe('is too easy to guess'),
  );

  test.each(['rosalind2019', 'Rosa Lind 77', 'rosa.lind@example.org', 'R0sa-L1nd-R0sa', 'lindrosalind'])(
    '%j is too close to its owner',
    (password) => expect(passwordProblem(password, rosa)).toBe('is too similar to your name or email'),
  );
});
