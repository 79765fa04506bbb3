import { LessonTemplate } from './copies/lesson-template.entity.js';
import { LessonContent } from './revisions/lesson-content.entity.js';
import { LessonVersion } from './revisions/lesson-version.entity.js';
import { BinnedWidget } from './storage/binned-widget.entity.js';
import { Widget } from './storage/widget.entity.js';

export const widgetEntities = [Widget, BinnedWidget, LessonContent, LessonVersion, LessonTemplate];
