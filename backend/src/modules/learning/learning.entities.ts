import { Completion } from './completion.entity.js';
import { CoursePosition } from './course-position.entity.js';
import { DeviceSequence } from './device-sequence.entity.js';

export const learningEntities = [Completion, CoursePosition, DeviceSequence];
