import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator } from '../../../../test/builders/people.js';

describe('unsupported requests of upload libraries', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test.each([
    ['get', '/api/s3/params', 'aren’t available'],
    ['get', '/api/s3/sts', 'aren’t available'],
    ['get', '/api/s3/remote', 'doesn’t download files'],
    ['post', '/api/s3/remote', 'doesn’t download files'],
  ] as const)(
    '%s %s is refused in the usual envelope, which says why and what to call',
    async (method, url, why) => {
      const { browser } = await aCreator(t);
      const { body } = await browser[method](url).expect(403);
      expect(body).toEqual({
        statusCode: 403,
        code: 'not_offered',
        message: expect.stringContaining(why),
        requestId: expect.any(String),
      });
      expect(body.message).toContain('/api/objects/upload');
    },
  );
});
