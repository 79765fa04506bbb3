import { Enrollment } from './enrollment.entity.js';
import { FurtherRight } from './further-right.entity.js';

export const enrollmentEntities = [Enrollment, FurtherRight];
