import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type Overview = Schemas['CreatorOverviewResponse'];
export type RecentStudent = Schemas['RecentStudentResponse'];
export type BackupState = Schemas['BackupStateResponse'];
export type TopCourse = Schemas['TopCourseResponse'];

export const readOverview = (): Promise<Overview> => body(api.GET('/api/creator/overview'));
