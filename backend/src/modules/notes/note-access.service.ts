import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../platform/security/actor.js';
import type { LessonPlace } from '../courses/index.js';
import { CourseEntryService } from '../learning/index.js';

/** Notes belong to lessons she may work on: of a course she owns, in a module that is open. */
@Injectable()
export class NoteAccessService {
  constructor(private readonly entry: CourseEntryService) {}

  /** Refuses with the same 404 whether the lesson is missing or not hers. */
  async toLesson(me: SignedIn, lessonId: string): Promise<LessonPlace> {
    return (await this.entry.enterLesson(me, lessonId)).lesson;
  }
}
