import type { TestApp } from '../app.js';
import { unzip } from '../zip.js';

/** Everything that somebody's own file says, in one text. */
export async function fileOf(t: TestApp, browser: ReturnType<TestApp['browser']>): Promise<string> {
  await browser.post('/api/me/data-export').send({}).expect(200);
  await t.runJobs();
  const { body } = await browser.get('/api/me/data-export/download').expect(200);
  const { pathname, search } = new URL((body as { url: string }).url);
  const answer = await t
    .browser()
    .get(pathname + search)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  return [...unzip(answer.body as Buffer)].map(([, bytes]) => bytes.toString('utf8')).join('\n');
}
