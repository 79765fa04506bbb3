import { Completion } from './completion.entity.js';
import { CoursePosition } from './course-position.entity.js';
import { DeviceSequence } from './device-sequence.entity.js';
import { ModuleOpening } from './module-opening.entity.js';
import { WatchTime } from './watch-time.entity.js';

export const learningEntities = [Completion, CoursePosition, DeviceSequence, ModuleOpening, WatchTime];
