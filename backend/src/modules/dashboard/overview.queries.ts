import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { lessonPlaces } from '../courses/index.js';
import { ClassroomCoursesQueries, WatchTimesQueries } from '../learning/index.js';
import { CalendarQueries } from './calendar.queries.js';
import { toContinue } from './continue-learning.js';
import type { ContinueLearningResponse, OverviewResponse } from './overview.dto.js';

type ClassroomCourse = Awaited<ReturnType<ClassroomCoursesQueries['ownedBy']>>[number];

@Injectable()
export class OverviewQueries {
  constructor(
    private readonly database: Database,
    private readonly classroom: ClassroomCoursesQueries,
    private readonly watchTimes: WatchTimesQueries,
    private readonly calendar: CalendarQueries,
  ) {}

  /** Always eight queries, however much the member owns. */
  async of(accountId: string): Promise<OverviewResponse> {
    const [courses, downloads, learnedSeconds, upcomingSessions, upcomingEvents, community] =
      await Promise.all([
        this.classroom.ownedBy(accountId),
        this.downloads(accountId),
        this.watchTimes.secondsOf(accountId),
        this.calendar.upcomingSessions(accountId),
        this.calendar.upcomingEvents(accountId),
        this.community(accountId),
      ]);
    const begun = courses.filter(({ isCompleted, lastLearnedAt }) => !isCompleted && lastLearnedAt !== null);
    return {
      enrolledCourseCount: courses.length,
      completedCourseCount: courses.filter(({ isCompleted }) => isCompleted).length,
      startedCourseCount: begun.length,
      downloadCount: downloads,
      ...community,
      learnedSeconds: learnedSeconds,
      upcomingSessions,
      upcomingEvents,
      continueLearning: await this.cards(toContinue(courses)),
    };
  }

  private async downloads(accountId: string): Promise<number> {
    const row = await this.database.one<{ owned: number }>(
      `select count(*)::int as owned
       from active_enrollments e join product_facts p on p.id = e.product_id and p.type = 'digital_file'
       where e.account_id = $1`,
      [accountId],
    );
    return row?.owned ?? 0;
  }

  /** Counts the member's published posts, and the answers somebody found helpful. */
  private async community(accountId: string) {
    const row = await this.database.one<Pick<OverviewResponse, 'communityPostCount' | 'helpfulAnswerCount'>>(
      `select (select count(*)::int from published_posts where account_id = $1) as "communityPostCount",
              (select count(*)::int from helpful_answers where account_id = $1) as "helpfulAnswerCount"`,
      [accountId],
    );
    return row!;
  }

  /** Builds the cards. The classroom returns ids of open lessons only, so their titles may be shown. */
  private async cards(courses: readonly ClassroomCourse[]): Promise<ContinueLearningResponse[]> {
    const rows = await this.database.query<Pick<RowOf<typeof lessonPlaces>, 'id' | 'title'>>(
      'select id, title from lesson_places where id = any($1::uuid[])',
      [courses.flatMap(({ nextLessonId }) => nextLessonId ?? [])],
    );
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    return courses.map(
      ({ id, title, thumbnailUrl, progress: progressPercent, nextModuleId, nextLessonId }) => ({
        courseId: id,
        title,
        thumbnailUrl,
        progressPercent,
        moduleId: nextModuleId,
        lessonId: nextLessonId,
        lessonTitle: nextLessonId === null ? null : (titles.get(nextLessonId) ?? null),
      }),
    );
  }
}
