import { startTestApp, type TestApp } from '../../../test/app.js';
import { anAnswerableLesson, share } from '../../../test/builders/answers.js';
import { aProduct, aReview } from '../../../test/builders/catalog.js';
import { type BuiltCourse, aCourse } from '../../../test/builders/courses.js';
import { openTheCalendar } from '../../../test/builders/coaching.js';
import { acceptGuidelines, aComment, aNeighbour, aPost } from '../../../test/builders/community.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';

describe('the dashboard', () => {
  let t: TestApp;
  let she: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    she = await aMember(t);
  });
  afterAll(() => t.close());

  async function herCourse(lessons: number): Promise<BuiltCourse> {
    const course = await aCourse(t, {
      sections: [[{ lessons: Array.from({ length: lessons }, () => ({})) }]],
    });
    await enroll(t, she.id, [course.id]);
    return course;
  }
  async function finish(course: BuiltCourse, lesson: number): Promise<void> {
    t.clock.advance(minutes(1));
    await she.browser.post(`/api/learning/lessons/${course.lessons[lesson]!.id}/complete`).expect(200);
  }
  const read = async (path: string) => (await she.browser.get(`/api/me/${path}`).expect(200)).body;

  describe('the overview', () => {
    test('of a new member is all zeros', async () =>
      expect(await read('overview')).toEqual({
        enrolledCourseCount: 0,
        completedCourseCount: 0,
        startedCourseCount: 0,
        downloadCount: 0,
        learnedSeconds: 0,
        communityPostCount: 0,
        helpfulAnswerCount: 0,
        upcomingSessions: [],
        upcomingEvents: [],
        continueLearning: [],
        hasBooked: false,
        hasFreeProducts: false,
        hasOpenOfferings: false,
        latestAnnouncement: null,
        latestReply: null,
      }));

    test('tells a new member whether there are free products and open hours to begin with', async () => {
      await aProduct(t, { priceCents: null, status: 'published' });
      await openTheCalendar(t);
      expect(await read('overview')).toMatchObject({ hasFreeProducts: true, hasOpenOfferings: true });
    });

    test('counts what the member owns, has begun and has completed', async () => {
      const completed = await herCourse(1);
      const begun = await herCourse(2);
      await herCourse(1);
      await enroll(t, she.id, [(await aProduct(t)).id]);
      await finish(completed, 0);
      await finish(begun, 0);
      expect(await read('overview')).toMatchObject({
        enrolledCourseCount: 3,
        completedCourseCount: 1,
        startedCourseCount: 1,
        downloadCount: 1,
      });
    });

    test('offers the courses to continue with, at the exact lesson', async () => {
      const fresh = await herCourse(1);
      const begun = await herCourse(2);
      await finish(begun, 0);
      expect((await read('overview')).continueLearning).toEqual([
        {
          courseId: begun.id,
          title: begun.product.title,
          thumbnailUrl: null,
          progressPercent: 50,
          moduleId: begun.modules[0],
          lessonId: begun.lessons[1]!.id,
          lessonTitle: 'Lesson 1.2',
          positionSeconds: null,
          durationSeconds: null,
        },
        expect.objectContaining({ courseId: fresh.id, progressPercent: 0, lessonTitle: 'Lesson 1.1' }),
      ]);
    });

    test('shows where in the video to continue: the one left last, while it is unfinished', async () => {
      const course = await aCourse(t, { sections: [[{ lessons: [{ videos: 2 }] }]] });
      await enroll(t, she.id, [course.id]);
      const places = async () => (await read('overview')).continueLearning[0];
      expect(await places()).toMatchObject({ positionSeconds: 0, durationSeconds: 60 });
      const [first, second] = course.lessons[0]!.videos;
      const leave = (videoId: string | undefined, videoTimestamp: number) =>
        she.browser
          .patch(`/api/course-progress/${course.id}`)
          .send({ moduleIndex: 0, lessonIndex: 0, videoId, videoTimestamp })
          .expect(204);
      await leave(first, 12);
      await leave(second, 34);
      expect(await places()).toMatchObject({ positionSeconds: 34 });
      await leave(first, 12);
      expect(await places()).toMatchObject({ positionSeconds: 12 });
      await she.browser.post(`/api/learning/videos/${first}/complete`).expect(200);
      expect(await places()).toMatchObject({ positionSeconds: 34 });
    });

    test('has the latest announcement of the coach', async () => {
      const coach = await aCreator(t);
      const announcement = { title: 'The spring circle begins', text: 'On Thursday at seven.' };
      for (const title of ['Earlier', announcement.title]) {
        t.clock.advance(minutes(1));
        await coach.browser
          .post('/api/creator/announcements')
          .send({ ...announcement, title, priority: 'normal' })
          .expect(201);
      }
      expect(await read('overview')).toMatchObject({
        latestAnnouncement: { ...announcement, createdAt: t.clock.now().toISOString() },
      });
      await t.database.query('delete from community_announcements');
    });

    test('has the coach’s latest reply to a shared journal, as long as the course is the member’s', async () => {
      const coach = await aCreator(t);
      const lesson = await anAnswerableLesson(t, { she });
      const id = await share(t, lesson, 'I listened.');
      const reply = { reply: 'That is where it begins.' };
      await coach.browser.put(`/api/creator/shared-journals/${id}`).send(reply).expect(200);
      expect(await read('overview')).toMatchObject({
        latestReply: {
          text: reply.reply,
          repliedAt: t.clock.now().toISOString(),
          courseId: lesson.courseId,
          lessonId: lesson.lessonId,
          lessonTitle: 'The first quiet minute',
        },
      });
      await t.database.query('update enrollments set ended_at = now() where account_id = $1', [she.id]);
      expect(await read('overview')).toMatchObject({ latestReply: null });
    });

    test('of a course with only locked lessons left shows none of their titles', async () => {
      const course = await aCourse(t, {
        sections: [[{ lock: { kind: 'date', date: '2099-01-01T00:00:00Z' }, lessons: [{}] }]],
      });
      await enroll(t, she.id, [course.id]);
      expect((await read('overview')).continueLearning).toMatchObject([
        { courseId: course.id, moduleId: null, lessonId: null, lessonTitle: null },
      ]);
    });

    test('counts only what the member really watched: doubled, stale and mixed-up saves count once', async () => {
      const course = await aCourse(t);
      await enroll(t, she.id, [course.id]);
      const [videoId] = course.lessons[0]!.videos;
      const watched = (viewingId: string, watchedSeconds: number) =>
        she.browser
          .patch(`/api/course-progress/${course.id}`)
          .send({ moduleIndex: 0, lessonIndex: 0, videoTimestamp: 5, videoId, viewingId, watchedSeconds })
          .expect(204);
      const morning = newId();
      const evening = newId();
      for (const seconds of [5, 15, 10, 15]) await watched(morning, seconds);
      await watched(evening, 20);
      expect(await read('overview')).toMatchObject({ learnedSeconds: 35 });
    });

    test.each([-1, 86_401, 1.5, '5'])('%j watched seconds are refused', async (watchedSeconds) => {
      const course = await herCourse(1);
      await she.browser
        .patch(`/api/course-progress/${course.id}`)
        .send({ moduleIndex: 0, lessonIndex: 0, videoTimestamp: 5, viewingId: newId(), watchedSeconds })
        .expect(400);
    });
  });

  describe('the activity', () => {
    test('lists what the member received, finished and reviewed, newest first, in pages', async () => {
      const course = await herCourse(1);
      await finish(course, 0);
      t.clock.advance(minutes(1));
      const review = await aReview(t, course.id, { accountId: she.id });

      const product = { title: course.product.title, productId: course.id, postId: null };
      const lesson = course.lessons[0]!.id;
      const finishedAt = new Date(t.clock.now().getTime() - minutes(1)).toISOString();
      const startedAt = new Date(t.clock.now().getTime() - minutes(2)).toISOString();
      const all = [
        {
          id: `review_written:${review.id}`,
          kind: 'review_written',
          ...product,
          at: t.clock.now().toISOString(),
        },
        { id: `course_completed:${course.id}`, kind: 'course_completed', ...product, at: finishedAt },
        {
          id: `lesson_completed:${lesson}`,
          kind: 'lesson_completed',
          title: 'Lesson 1.1',
          productId: course.id,
          postId: null,
          at: finishedAt,
        },
        { id: `product_received:${course.id}`, kind: 'product_received', ...product, at: startedAt },
      ];
      expect(await read('activity')).toEqual({ items: all, next: null });
      const first = await read('activity?limit=2');
      expect(first.items).toEqual(all.slice(0, 2));
      expect(await read(`activity?limit=2&after=${first.next}`)).toEqual({ items: all.slice(2), next: null });
    });

    test('lists posts, comments and helpful answers, as long as others see them', async () => {
      await acceptGuidelines(she);
      const other = await aNeighbour(t);
      const asked = { text: 'Who bakes?', tag: null };
      const { body: question } = await other.browser.post('/api/community/questions').send(asked).expect(201);
      const post = await aPost(she, { text: `Hello @[${other.id}]` });
      t.clock.advance(minutes(1));
      const answer = await aComment(she, question.id, 'I do');
      t.clock.advance(minutes(1));
      await other.browser.post(`/api/community/comments/${answer.id}/mark-helpful`).expect(200);
      const { items } = await read('activity');
      expect(items.map(({ kind, title, postId }: Record<string, string>) => [kind, title, postId])).toEqual([
        ['answer_helpful', 'I do', question.id],
        ['comment_written', 'I do', question.id],
        ['post_written', 'Hello @…', post.id],
      ]);
      await t.database.query(`update community_posts set state = 'hidden' where id = any($1)`, [
        [post.id, question.id],
      ]);
      expect((await read('activity')).items).toEqual([]);
    });

    test('of a refunded course is gone, including paid lesson titles', async () => {
      const course = await herCourse(1);
      await finish(course, 0);
      await t.database.query('update enrollments set ended_at = now() where account_id = $1', [she.id]);
      expect(await read('activity')).toEqual({ items: [], next: null });
    });
  });
});
