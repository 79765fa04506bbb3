import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../platform/security/actor.js';
import type { LessonPlace } from '../courses/index.js';
import { CourseEntryService } from '../learning/index.js';

/** Notes belong to lessons the member may work on: of an owned course, in a module that is open. */
@Injectable()
export class NoteAccessService {
  constructor(private readonly entry: CourseEntryService) {}

  /** Refuses with the same 404 whether the lesson is missing or in a course the member does not own. */
  async toLesson(me: SignedIn, lessonId: string): Promise<LessonPlace> {
    return (await this.entry.enterLesson(me, lessonId)).lesson;
  }
}
