import { ApiError, body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type Template = components['schemas']['LessonTemplateResponse'];

/** The same as the server's. */
export const TEMPLATE_NAME_LIMIT = 120;

const at = (id: string) => ({ params: { path: { id } } });

export const duplicate = {
  modules: (id: string) => body(api.POST('/api/creator/modules/{id}/duplicate', at(id))),
  lessons: (id: string) => body(api.POST('/api/creator/lessons/{id}/duplicate', at(id))),
};
export type Copied = keyof typeof duplicate;

export const readTemplates = (): Promise<Template[]> => body(api.GET('/api/creator/lesson-templates'));

export const saveTemplate = (lessonId: string, name: string) =>
  body(api.POST('/api/creator/lesson-templates', { body: { lessonId, name } }));

/** Gone already is as good as removed. */
export async function removeTemplate(id: string): Promise<void> {
  try {
    await api.DELETE('/api/creator/lesson-templates/{id}', at(id));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export const lessonFromTemplate = (moduleId: string, templateId: string, title: string) =>
  body(
    api.POST('/api/creator/modules/{id}/lessons-from-template', {
      ...at(moduleId),
      body: { templateId, title },
    }),
  );

/** The name is given already; anything else of that status has words of its own. */
export const isNameTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.problem?.code === 'conflict';
