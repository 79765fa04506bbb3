import { ApiError } from '@sanctum/openapi';
import { isRefusal, refusalSentence, refusedFields } from './refusal';

const refused = (status: number, problem: object, headers = {}) =>
  ApiError.from(
    new Response(JSON.stringify({ statusCode: status, requestId: 'r', ...problem }), { status, headers }),
  );

describe('a refusal', () => {
  const tired = { code: 'too_many', message: 'Too many tries.' };

  it.each([
    ['1', 'Too many attempts. Try again in 1 second.'],
    ['40', 'Too many attempts. Try again in 40 seconds.'],
    ['290', 'Too many attempts. Try again in 5 minutes.'],
  ])('for too many requests says how long to wait: %s', async (seconds, sentence) => {
    expect(refusalSentence(await refused(429, tired, { 'retry-after': seconds }))).toBe(sentence);
  });

  it('shows the server’s message', async () => {
    const wrong = await refused(401, {
      code: 'wrong_credentials',
      message: 'Wrong email or password',
    });
    expect(refusalSentence(wrong)).toBe('Wrong email or password');
    expect(isRefusal(wrong, 'wrong_credentials')).toBe(true);
    expect(isRefusal(new TypeError('Failed to fetch'), 'wrong_credentials')).toBe(false);
  });

  it('names the fields it is about', async () => {
    const fields = { email: 'There’s already an account with this email. Sign in instead.' };
    expect(refusedFields(await refused(409, { code: 'email_taken', message: 'Taken', fields }))).toEqual(
      fields,
    );
    expect(refusedFields(new TypeError('Failed to fetch'))).toEqual({});
  });

  it('differs from a missing connection', () => {
    expect(refusalSentence(new TypeError('Failed to fetch'))).toMatch('Check your connection');
  });
});
