import { newId } from '../../kernel/ids.js';
import { GivenUp } from '../../platform/jobs/job.js';
import { readDetails } from './templates/registry.js';
import type { NewMail } from './mail-post.service.js';

const about = { thing: newId(), accountId: newId() };

/** `@ts-expect-error` fails the type check if the compiler finds no error there. */
describe('the compiler refuses', () => {
  test('an email that lacks one of its details', () => {
    const mails: NewMail[] = [
      // @ts-expect-error nobody says which course
      { ...about, kind: 'course_completed' },
      // @ts-expect-error nobody says which course
      { ...about, kind: 'course_completed', details: {} },
      // @ts-expect-error the lesson is missing
      { ...about, kind: 'journal_answered', details: { courseId: newId() } },
    ];
    expect(mails).toHaveLength(3);
  });

  test('an email of a kind that is not declared', () => {
    // @ts-expect-error there is no such mail
    const mail: NewMail = { ...about, kind: 'course-forgotten' };
    expect(mail).toBeDefined();
  });
});

describe('stored details', () => {
  test('are read by the schema of their kind', () => {
    const details = { courseId: 'c', lessonId: 'l', since: 'an older release' };
    expect(readDetails('journal_answered', details)).toEqual({ courseId: 'c', lessonId: 'l' });
  });

  test('that are incomplete drop the email, and name the field', () => {
    const read = () => readDetails('journal_answered', { courseId: 'c' });
    expect(read).toThrow(GivenUp);
    expect(read).toThrow(/lessonId/);
  });
});
