import { body, itemsOf, type Schemas } from '@sanctum/openapi';
import { api, on } from './client';

/** Courses as files. */
export const courseFileActs = {
  readCourseExport: (courseId: string) =>
    body(api.GET('/api/creator/courses/{courseId}/export', on({ courseId }))),
  prepareCourseExport: (courseId: string, edition: Schemas['ExportCourseRequest']['edition']) =>
    body(
      api.POST('/api/creator/courses/{courseId}/export/prepare', {
        ...on({ courseId }),
        body: { edition },
      }),
    ),
  courseExportUrl: async (courseId: string): Promise<string> =>
    (await body(api.GET('/api/creator/courses/{courseId}/export/download', on({ courseId })))).url,
  readCourseImports: () => itemsOf(api.GET('/api/creator/course-imports')),
  importCourse: (storageUrl: string) =>
    body(api.POST('/api/creator/course-imports', { body: { storageUrl } })),
};
