export const EXPORT_STATUSES = ['preparing', 'ready', 'failed'] as const;
export type CourseExportStatus = (typeof EXPORT_STATUSES)[number];

export const IMPORT_STATUSES = ['importing', 'ready', 'refused', 'failed'] as const;
export type CourseImportStatus = (typeof IMPORT_STATUSES)[number];
