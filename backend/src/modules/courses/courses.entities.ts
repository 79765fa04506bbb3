import { CourseModule } from './course-module.entity.js';
import { Course } from './course.entity.js';
import { LessonPage } from './lesson-page.entity.js';
import { Lesson } from './lesson.entity.js';
import { OutlineBin } from './outline-bin.entity.js';
import { Section } from './section.entity.js';

export const courseEntities = [Course, Section, CourseModule, Lesson, LessonPage, OutlineBin];
