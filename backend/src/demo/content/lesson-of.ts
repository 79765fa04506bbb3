import { type DemoPlace, demoPeople, demoProducts } from './index.js';

/** A member and a lesson of the demo. */
export function lessonOf({ memberKey, productKey, lessonKey }: DemoPlace) {
  const person = demoPeople.find(({ key }) => key === memberKey);
  const product = demoProducts.find(({ key }) => key === productKey);
  const sections = product?.type === 'course' ? product.course.sections : [];
  const lessons = sections.flatMap(({ modules }) => modules).flatMap((module) => module.lessons);
  const lesson = lessons.find(({ key }) => key === lessonKey);
  if (!person || !product || !lesson) throw new Error(`nobody is in ${productKey}/${lessonKey} in the demo`);
  return { accountId: person.id, product, lesson };
}

/** Returns the video that a note or a question is about. */
export function firstVideoOf({ key, pages }: ReturnType<typeof lessonOf>['lesson']) {
  const film = pages.flatMap(({ widgets }) => widgets).find(({ type }) => type === 'video');
  if (!film) throw new Error(`there is no film in ${key}`);
  return film;
}
