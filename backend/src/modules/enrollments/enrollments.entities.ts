import { Enrollment } from './enrollment.entity.js';

export const enrollmentEntities = [Enrollment];
