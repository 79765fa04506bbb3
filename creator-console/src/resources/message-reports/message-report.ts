import type { Schemas } from '@sanctum/openapi';

export type MessageReport = Schemas['MessageReportResponse'];
/** The same, with the messages around it. */
export type MessageReportDetail = Schemas['MessageReportDetailResponse'];

export const pathOf = (id: string): string => `/message-reports/${id}/show`;
