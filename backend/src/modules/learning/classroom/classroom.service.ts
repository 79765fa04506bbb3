import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import type { Language } from '../../../kernel/languages.js';
import { inLanguage, translationTo } from '../../../kernel/translations.js';
import type { Actor, SignedIn } from '../../../platform/security/actor.js';
import { StandingQueries } from '../../accounts/index.js';
import { LESSON_TEXTS } from '../../courses/index.js';
import { LessonContentsQueries } from '../../widgets/index.js';
import type { CourseForLearnerResponse, LessonForLearnerResponse } from './classroom.dto.js';
import { CourseEntryService, editionFor } from '../entry/course-entry.service.js';

/** Courses and lessons as a member sees them. */
@Injectable()
export class ClassroomService {
  constructor(
    private readonly entry: CourseEntryService,
    private readonly contents: LessonContentsQueries,
    private readonly frames: StandingQueries,
  ) {}

  async course(me: SignedIn, courseId: string, language: Language): Promise<CourseForLearnerResponse> {
    const { outline, view } = await this.entry.enter(me, courseId, language);
    return { ...outline, ...view };
  }

  /**
   * Returns a lesson with everything on its pages: for its owner and the coach, and for anyone if it is a free preview.
   */
  async lesson(actor: Actor, lessonId: string, language: Language): Promise<LessonForLearnerResponse> {
    const lesson = await this.entry.lessonFor(actor, lessonId);
    if (!lesson) throw notFound('Lesson');
    const { moduleId, courseId, title, subtitle, description, thumbnailUrl, translations } = lesson;
    const isFree = lesson.isFreePreview && lesson.courseStatus === 'published';
    const attendance = actor && (await this.entry.find(actor, courseId));
    if (!isFree) {
      if (!actor || !attendance) throw notFound('Lesson');
      await this.entry.admit(actor, attendance, moduleId);
    }
    return {
      id: lessonId,
      moduleId,
      courseId,
      ...inLanguage(
        language,
        { title, subtitle, description, translation: translationTo(language, translations) },
        LESSON_TEXTS,
      ),
      thumbnailUrl,
      isCompleted: attendance?.learner.finished.lesson.has(lessonId) ?? false,
      pages: await this.contents.contentsOf(lessonId, {
        framesOpen: await this.frames.mayOpenFrames(actor),
        edition: editionFor(actor),
        language,
      }),
    };
  }
}
