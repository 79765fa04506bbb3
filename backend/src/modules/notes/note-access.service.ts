import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { CourseStructure, type LessonPlace } from '../courses/index.js';
import { Enrollments } from '../enrollments/index.js';

/** Notes belong to lessons of courses she owns. */
@Injectable()
export class NoteAccess {
  constructor(
    private readonly structure: CourseStructure,
    private readonly enrollments: Enrollments,
  ) {}

  /** Refuses with the same 404 whether the lesson is missing or not hers. */
  async toLesson(accountId: string, lessonId: string): Promise<LessonPlace> {
    const lesson = await this.structure.lesson(lessonId);
    const enrollment = lesson && (await this.enrollments.find(accountId, lesson.courseId));
    if (!lesson || !enrollment) throw notFound('Lesson');
    return lesson;
  }
}
