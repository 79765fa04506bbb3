import { ApiError } from '../../api/refusal';
import { failedSave, isSaved } from './failed-save';

const outcome = (status: number, body: object = {}, headers = {}) =>
  ApiError.from(
    new Response(JSON.stringify({ statusCode: status, code: 'c', message: 'm', ...body }), {
      status,
      headers,
    }),
  ).then((error) => failedSave(error, isSaved));

test('text that was saved elsewhere comes with the refusal', async () =>
  expect(await outcome(412, { current: { text: 'theirs', version: 2 } })).toEqual({
    kind: 'stale',
    current: { text: 'theirs', version: 2 },
  }));

test.each([401, 408, 429, 500, 503])('a save answered with %d is retried automatically', async (status) =>
  expect(await outcome(status)).toEqual({ kind: 'away', retryMs: null }),
);

test('a server that asks to wait is given the time', async () =>
  expect(await outcome(429, {}, { 'retry-after': '12' })).toEqual({ kind: 'away', retryMs: 12_000 }));

test.each([400, 403, 404, 412])('a save answered with only %d is refused', async (status) =>
  expect(await outcome(status)).toEqual({ kind: 'refused' }),
);

test('without a network a save is retried', () =>
  expect(failedSave(new TypeError('Failed to fetch'), isSaved)).toEqual({ kind: 'away', retryMs: null }));
