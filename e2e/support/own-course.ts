import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { goods } from './demo';
import { productId } from './shop';

async function made(answer: APIResponse): Promise<{ id: string }> {
  expect([200, 201]).toContain(answer.status());
  return (await answer.json()) as { id: string };
}

/** A draft that no other journey uses: a copy of the free course, with a module, three lessons and their widgets. */
export async function ownCourse(request: APIRequestContext): Promise<string> {
  const original = await productId(request, goods.freeCourse);
  return (await made(await request.post(`/api/creator/products/${original}/duplicate`))).id;
}

/** A new, empty course. */
export async function bareCourse(request: APIRequestContext): Promise<string> {
  const id = await ownCourse(request);
  const { sections } = (await (await request.get(`/api/creator/courses/${id}/structure`)).json()) as {
    sections: { id: string }[];
  };
  for (const section of sections) await request.delete(`/api/creator/outline/sections/${section.id}`);
  return id;
}

/** This many modules of ten lessons each, created by copying, because there are many. */
export async function largeCourse(request: APIRequestContext, modules: number): Promise<string> {
  const courseId = await bareCourse(request);
  const add = async (level: string, title: string, parentId: string) => {
    const data = { id: randomUUID(), title, parentId };
    return (await made(await request.post(`/api/creator/courses/${courseId}/outline/${level}`, { data }))).id;
  };
  const module = await add('modules', 'Module', await add('sections', 'Section', courseId));
  for (let n = 1; n <= 10; n++) await add('lessons', `Lesson ${n}`, module);
  for (let n = 1; n < modules; n++)
    await made(await request.post(`/api/creator/modules/${module}/duplicate`));
  return courseId;
}
