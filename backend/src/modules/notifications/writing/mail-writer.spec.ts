import type { DiscoveryService } from '@nestjs/core';
import type { AccountsQueries } from '../../accounts/index.js';
import { MAIL_KINDS, type MailKind } from '../kinds/mail-kinds.js';
import { MailWriterService } from './mail-writer.service.js';
import { Writes, writingOf } from './writes.decorator.js';
import { courseCompleted } from '../templates/learning.js';
import { templateOf } from '../templates/registry.js';
import type { MailToWrite, QueuedMail, Reader } from './written.js';

class CourseMails {
  readonly courses: string[] = [];

  @Writes(courseCompleted)
  async completed({ details }: MailToWrite<'course_completed'>, _: Reader): Promise<undefined> {
    this.courses.push(details.courseId);
    return undefined;
  }
}

/** Writes emails of all these kinds. */
function writerOf(kinds: readonly MailKind[]): object {
  class AnyMails {
    async write(): Promise<undefined> {
      return undefined;
    }
  }
  const method = Object.getOwnPropertyDescriptor(AnyMails.prototype, 'write')!;
  for (const kind of kinds) Writes(templateOf(kind))(AnyMails.prototype, 'write', method);
  return new AnyMails();
}

const account = { name: 'Ana', email: 'ana@example.org', language: 'en', isNameTrusted: true };
const accounts = { contact: async () => account } as unknown as AccountsQueries;
const startedWith = (...providers: object[]): MailWriterService => {
  const discovery = { getProviders: () => providers.map((instance) => ({ instance })) } as DiscoveryService;
  const writer = new MailWriterService(discovery, accounts);
  writer.onModuleInit();
  return writer;
};
const others = MAIL_KINDS.filter((kind) => kind !== 'course_completed');
const completed = (details: unknown): QueuedMail => ({
  kind: 'course_completed',
  thing: 't',
  accountId: 'a',
  details,
});

describe('an email', () => {
  test('is written by the method of its kind', async () => {
    const mails = new CourseMails();
    await startedWith(mails, writerOf(others)).write(completed({ courseId: 'c' }));
    expect(mails.courses).toEqual(['c']);
  });

  test('is dropped if its stored details lack something, and the field is named', async () => {
    const mails = new CourseMails();
    const writing = startedWith(mails, writerOf(others)).write(completed({}));
    await expect(writing).rejects.toThrow(/courseId/);
    expect(mails.courses).toEqual([]);
  });
});

describe('the application does not start', () => {
  test('with an email that has no writer', () => {
    expect(() => startedWith(writerOf(others))).toThrow('no method writes the mail course_completed');
  });

  test('with two writers for one email', () => {
    expect(() => startedWith(new CourseMails(), writerOf(MAIL_KINDS))).toThrow(
      'two methods write the mail course_completed',
    );
  });
});

/** `@ts-expect-error` fails the type check if the compiler finds no error. */
describe('the compiler refuses', () => {
  test('a method that expects the details of another email', () => {
    class Mistaken {
      // @ts-expect-error a completed course has no lesson
      @Writes(courseCompleted)
      async write({ details }: MailToWrite<'journal_answered'>): Promise<undefined> {
        void details.lessonId;
      }
    }
    expect(writingOf(new Mistaken())).toHaveLength(1);
  });

  test('a method that writes nothing', () => {
    class Mistaken {
      // @ts-expect-error a mail is filled with facts
      @Writes(courseCompleted)
      async write(_: MailToWrite<'course_completed'>, { name }: Reader): Promise<string> {
        return name;
      }
    }
    expect(writingOf(new Mistaken())).toHaveLength(1);
  });
});
