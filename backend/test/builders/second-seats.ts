import type { TestApp } from '../app.js';
import { aCourse } from './courses.js';
import type { Person } from './people.js';

/** Creates a published course for two. */
export async function aCourseForTwo(t: TestApp, { browser }: Person): Promise<string> {
  const { id } = await aCourse(t, { sections: [[{ lessons: [{}, {}] }]] });
  await browser.put(`/api/creator/products/${id}/pairs`).send({ isForPairs: true }).expect(200);
  return id;
}

export const chooseSeat = (
  { browser }: Person,
  productId: string,
  choice: { wardId?: string; name?: string },
) => browser.put(`/api/me/second-seats/${productId}`).send(choice);
