import { Completion } from './completion.entity.js';
import { CoursePosition } from './progress/course-position.entity.js';
import { DeviceSequence } from './progress/device-sequence.entity.js';
import { ModuleOpening } from './entry/module-opening.entity.js';
import { VideoPosition } from './progress/video-position.entity.js';
import { WatchTime } from './progress/watch-time.entity.js';

export const learningEntities = [
  Completion,
  CoursePosition,
  DeviceSequence,
  ModuleOpening,
  VideoPosition,
  WatchTime,
];
