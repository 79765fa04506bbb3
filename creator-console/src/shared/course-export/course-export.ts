import type { Schemas } from '@sanctum/openapi';

export type CourseExport = Schemas['CourseExportResponse'];
export type Edition = Schemas['ExportCourseRequest']['edition'];
