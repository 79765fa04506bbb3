import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/errors.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { CertificatesService } from '../../certificates/index.js';
import { courseCompleted, journalAnswered, moduleOpened } from '../templates/learning.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes emails about courses. */
@Injectable()
export class LearningMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly certificates: CertificatesService,
  ) {}

  @Writes('course-completed')
  async courseCompleted(
    { accountId, details: { courseId } }: MailToWrite<'course-completed'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const paper = await this.certificate(accountId, courseId);
    if (!paper) return undefined;
    const url = this.url.of(`/certificates/${paper.code}`);
    const facts = { name: reader.name, course: paper.courseTitle, url };
    return to(reader, courseCompleted.write(reader.words, facts));
  }

  @Writes('journal-answered')
  async journalAnswered(
    { details: { courseId, lessonId } }: MailToWrite<'journal-answered'>,
    reader: Reader,
  ): Promise<Written> {
    const url = this.url.of(`/course/${courseId}?lesson=${encodeURIComponent(lessonId)}`);
    return to(reader, journalAnswered.write(reader.words, { name: reader.name, url }));
  }

  @Writes('module-opened')
  async moduleOpened({ details }: MailToWrite<'module-opened'>, reader: Reader): Promise<Written> {
    const { moduleTitle: module, courseTitle: course, courseId } = details;
    const url = this.url.of(`/course/${courseId}`);
    return to(reader, moduleOpened.write(reader.words, { name: reader.name, module, course, url }));
  }

  /** Undefined if the member has undone a lesson meanwhile, or no longer owns the course. */
  private async certificate(accountId: string, courseId: string) {
    try {
      return await this.certificates.issue(accountId, courseId);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}
