import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { DomainError } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { CertificatesService } from '../../certificates/index.js';
import { BellService } from '../bell.service.js';
import { TellManyService } from '../many/tell-many.service.js';
import { MailPostService } from '../mail-post.service.js';
import { TitlesQueries } from '../titles/titles.queries.js';
import { sameThing } from '../same-thing.js';
import {
  assignmentAnswered,
  courseCompleted,
  journalAnswered,
  lessonsAdded,
  moduleOpened,
} from '../templates/learning.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader } from './written.js';

/** Notifies members of news in their courses. */
@Injectable()
export class LearningMailsService {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly post: MailPostService,
    private readonly bell: BellService,
    private readonly many: TellManyService,
    private readonly titles: TitlesQueries,
  ) {}

  /** Congratulates once for each course, even if a lesson is undone and completed again. */
  @On('course.completed', 'notifications.course-completed')
  async courseCompleted({ accountId, courseId }: EventMap['course.completed'], tx: Tx): Promise<void> {
    const thing = sameThing(accountId, courseId);
    await this.post.add(tx, { kind: 'course_completed', thing, accountId, details: { courseId } });
  }

  @Writes(courseCompleted)
  async congratulate(
    { accountId, details: { courseId } }: MailToWrite<'course_completed'>,
    { words: { language } }: Reader,
  ) {
    const paper = await this.certificate(accountId, courseId);
    if (!paper) return undefined;
    const course = await this.titles.oneIn(language, 'product', courseId, paper.courseTitle);
    return { url: `/certificates/${paper.code}`, course };
  }

  /** Says that a module has opened, once for each person and module. */
  @On('module.opened', 'notifications.module-opened')
  async moduleOpened({ accountId, ...details }: EventMap['module.opened'], tx: Tx): Promise<void> {
    const { moduleId, moduleTitle, courseId } = details;
    const thing = sameThing(accountId, moduleId);
    await this.post.add(tx, { kind: 'module_opened', thing, accountId, details });
    await this.bell.ring(tx, {
      kind: 'module_opened',
      accountId,
      thing: moduleId,
      source: moduleId,
      path: `/course/${courseId}`,
      facts: { title: moduleTitle },
      titleOf: { of: 'module', ids: [moduleId] },
    });
  }

  @Writes(moduleOpened)
  async announceModule({ details }: MailToWrite<'module_opened'>, { words: { language } }: Reader) {
    const { moduleId, moduleTitle, courseId, courseTitle } = details;
    const [module, course] = await Promise.all([
      this.titles.oneIn(language, 'module', moduleId, moduleTitle),
      this.titles.oneIn(language, 'product', courseId, courseTitle),
    ]);
    return { url: `/course/${courseId}`, module, course };
  }

  /** Queues the news of lessons that the coach added to a course, for its owners. */
  @On('lessons.published', 'notifications.lessons-published')
  async lessonsPublished(published: EventMap['lessons.published'], tx: Tx): Promise<void> {
    const { courseId, courseTitle, lessons, by } = published;
    await this.many.add(tx, {
      kind: 'lessons_added',
      thing: courseId,
      source: lessons[0]!.id,
      by,
      path: `/course/${courseId}`,
      facts: { title: courseTitle },
      titleOf: { of: 'product', ids: [courseId] },
      groupId: null,
      course: {
        id: courseId,
        title: courseTitle,
        lessons: lessons.map(({ title }) => title),
        lessonIds: lessons.map(({ id }) => id),
      },
    });
  }

  @Writes(lessonsAdded)
  async announceLessons({ details }: MailToWrite<'lessons_added'>, { words: { language } }: Reader) {
    const { courseId, course, lessons, lessonIds = [] } = details;
    const translated = await this.titles.translated(language, { of: 'lesson', ids: lessonIds });
    return {
      url: `/course/${courseId}`,
      course: await this.titles.oneIn(language, 'product', courseId, course),
      lessons: lessons.map((title, place) => translated.get(lessonIds[place] ?? '') ?? title).join(' · '),
    };
  }

  /** Says that the coach has replied. The email quotes neither side, because others may read it. */
  @On('journal.answered', 'notifications.journal-answered')
  async journalAnswered(event: EventMap['journal.answered'], tx: Tx): Promise<void> {
    const { accountId, courseId, lessonId, shareId } = event;
    const details = { courseId, lessonId, shareId };
    const answer = newId(); // a journal that is shared again can be answered again, and each answer is announced
    await this.post.add(tx, { kind: 'journal_answered', thing: answer, accountId, details });
    await this.bell.ring(tx, {
      kind: 'journal_answered',
      accountId,
      thing: shareId,
      source: answer,
      path: `/course/${courseId}?lesson=${lessonId}`,
    });
  }

  @Writes(journalAnswered)
  async announceAnswer({ details: { courseId, lessonId } }: MailToWrite<'journal_answered'>) {
    return { url: `/course/${courseId}?lesson=${encodeURIComponent(lessonId)}` };
  }

  /** Says that the coach has answered an assignment. The email quotes neither side, because others may read it. */
  @On('assignment.answered', 'notifications.assignment-answered')
  async assignmentAnswered(event: EventMap['assignment.answered'], tx: Tx): Promise<void> {
    const { accountId, submissionId, ...details } = event;
    const answer = newId(); // work that is handed in again is answered again, and each answer is announced
    await this.post.add(tx, { kind: 'assignment_answered', thing: answer, accountId, details });
    await this.bell.ring(tx, {
      kind: 'assignment_answered',
      accountId,
      thing: submissionId,
      source: answer,
      path: `/course/${details.courseId}?lesson=${details.lessonId}`,
    });
  }

  @Writes(assignmentAnswered)
  async announceAssignment({ details: { courseId, lessonId } }: MailToWrite<'assignment_answered'>) {
    return { url: `/course/${courseId}?lesson=${encodeURIComponent(lessonId)}` };
  }

  /** Returns the certificate; undefined if the member has undone a lesson since, or no longer owns the course. */
  private async certificate(accountId: string, courseId: string) {
    try {
      return await this.certificates.issue(accountId, courseId);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}
