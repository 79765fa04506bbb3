import type { components } from '@sanctum/openapi';

export type MessageReport = components['schemas']['MessageReportResponse'];
/** The same, with the messages around it. */
export type MessageReportDetail = components['schemas']['MessageReportDetailResponse'];

export const pathOf = (id: string): string => `/message-reports/${id}/show`;
