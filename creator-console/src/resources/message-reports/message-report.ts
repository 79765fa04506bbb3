import type { Schemas } from '@sanctum/openapi';

export type MessageReport = Schemas['MessageReportResponse'];
/** A report with the messages around the reported one. */
export type MessageReportDetail = Schemas['MessageReportDetailResponse'];

export const pathOf = (id: string): string => `/message-reports/${id}/show`;
