import type { TestApp } from '../app.js';
import { unzip } from '../zip.js';

/** Returns the full text of a person's own export, or of the export of the daughter at this address. */
export async function fileOf(
  t: TestApp,
  browser: ReturnType<TestApp['browser']>,
  address = '/api/me/data-export',
): Promise<string> {
  await browser.post(`${address}/prepare`).send({}).expect(200);
  await t.runJobs();
  const { body } = await browser.get(`${address}/download`).expect(200);
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
