import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../platform/security/actor.js';
import type { LessonPlace } from '../courses/index.js';
import { CourseEntryService } from '../learning/index.js';

/** Allows notes on lessons the member may work on: in an owned course and an open module. */
@Injectable()
export class NoteAccessService {
  constructor(private readonly entry: CourseEntryService) {}

  /** Returns the lesson. A missing lesson and one in a course the member does not own give the same 404. */
  async toLesson(me: SignedIn, lessonId: string): Promise<LessonPlace> {
    return (await this.entry.enterLesson(me, lessonId)).lesson;
  }
}
