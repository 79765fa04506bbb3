import { body, itemsOf, type Schemas } from '@sanctum/openapi';
import { api, at, on } from '../../providers/client';
import { hasCode, hasStatus, unlessGone } from '../../providers/refusal';

export type Template = Schemas['LessonTemplateResponse'];

/** Same as the server's limit. */
export const TEMPLATE_NAME_LIMIT = 120;

export const duplicate = {
  modules: (id: string) => body(api.POST('/api/creator/modules/{id}/duplicate', at(id))),
  lessons: (id: string) => body(api.POST('/api/creator/lessons/{lessonId}/duplicate', on({ lessonId: id }))),
};
export type Copied = keyof typeof duplicate;

export const readTemplates = (): Promise<Template[]> => itemsOf(api.GET('/api/creator/lesson-templates'));

export const saveTemplate = (lessonId: string, name: string) =>
  body(api.POST('/api/creator/lesson-templates', { body: { lessonId, name } }));

export const removeTemplate = (id: string) =>
  unlessGone(api.DELETE('/api/creator/lesson-templates/{id}', at(id)));

export const lessonFromTemplate = (moduleId: string, templateId: string, title: string) =>
  body(
    api.POST('/api/creator/modules/{id}/add-lesson-from-template', {
      ...at(moduleId),
      body: { templateId, title },
    }),
  );

/** True if the name is taken; other errors with this status have their own texts. */
export const isNameTaken = (error: unknown): boolean => hasStatus(error, 409) && hasCode(error, 'conflict');
