import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { lessonPlaces } from '../courses/index.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { JournalRepliesQueries } from '../answers/index.js';
import { AnnouncementsQueries } from '../community/index.js';
import { ClassroomCoursesQueries, WatchTimesQueries } from '../learning/index.js';
import { CalendarQueries } from './calendar.queries.js';
import { toContinue } from './continue-learning.js';
import type {
  ContinueLearningResponse,
  LatestAnnouncementResponse,
  OverviewResponse,
} from './overview.dto.js';

type ClassroomCourse = Awaited<ReturnType<ClassroomCoursesQueries['ownedBy']>>[number];

@Injectable()
export class OverviewQueries {
  constructor(
    private readonly database: Database,
    private readonly classroom: ClassroomCoursesQueries,
    private readonly watchTimes: WatchTimesQueries,
    private readonly calendar: CalendarQueries,
    private readonly announcements: AnnouncementsQueries,
    private readonly replies: JournalRepliesQueries,
  ) {}

  /** Builds the overview. Always eleven queries, no matter how much the member owns. */
  async of(me: SignedIn, language: Language): Promise<OverviewResponse> {
    const { accountId } = me;
    const [
      courses,
      downloads,
      learnedSeconds,
      upcomingSessions,
      upcomingEvents,
      activity,
      latestAnnouncement,
      latestReply,
    ] = await Promise.all([
      this.classroom.ownedBy(accountId, language),
      this.downloads(accountId),
      this.watchTimes.secondsOf(accountId),
      this.calendar.upcomingSessions(accountId, language),
      this.calendar.upcomingEvents(accountId, language),
      this.activity(accountId),
      this.latestAnnouncement(me, language),
      this.replies.latestTo(accountId, language),
    ]);
    const begun = courses.filter(({ isCompleted, lastLearnedAt }) => !isCompleted && lastLearnedAt !== null);
    return {
      enrolledCourseCount: courses.length,
      completedCourseCount: courses.filter(({ isCompleted }) => isCompleted).length,
      startedCourseCount: begun.length,
      downloadCount: downloads,
      ...activity,
      learnedSeconds: learnedSeconds,
      upcomingSessions,
      upcomingEvents,
      continueLearning: await this.cards(accountId, language, toContinue(courses)),
      latestAnnouncement,
      latestReply,
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

  /** Counts the member's published posts and helpful answers, and returns what there is to begin with. */
  private async activity(accountId: string) {
    const row = await this.database.one<
      Pick<
        OverviewResponse,
        'communityPostCount' | 'helpfulAnswerCount' | 'hasBooked' | 'hasFreeProducts' | 'hasOpenOfferings'
      >
    >(
      `select exists (select from booked_sessions where account_id = $1) as "hasBooked",
              exists (select from published_products where price_cents is null and not is_subscription_only) as "hasFreeProducts",
              exists (select from open_offerings) as "hasOpenOfferings",
              (select count(*)::int from published_posts where account_id = $1) as "communityPostCount",
              (select count(*)::int from helpful_answers where account_id = $1) as "helpfulAnswerCount"`,
      [accountId],
    );
    return row!;
  }

  private async latestAnnouncement(
    me: SignedIn,
    language: Language,
  ): Promise<LatestAnnouncementResponse | null> {
    const { items } = await this.announcements.page(me, { limit: 1 }, language);
    const latest = items.map(({ id, title, text, untranslated, createdAt }) => ({
      id,
      title,
      text,
      untranslated,
      createdAt,
    }));
    return latest[0] ?? null;
  }

  /** Builds the cards. The classroom returns ids of open lessons only, so their titles may be shown. */
  private async cards(
    accountId: string,
    language: Language,
    courses: readonly ClassroomCourse[],
  ): Promise<ContinueLearningResponse[]> {
    const lessonIds = courses.flatMap(({ nextLessonId }) => nextLessonId ?? []);
    const [rows, places] = await Promise.all([
      this.database.query<Pick<RowOf<typeof lessonPlaces>, 'id' | 'title'>>(
        `select l.id, ${textIn(language, 'l', 'title')} as title from lesson_places l where l.id = any($1::uuid[])`,
        [lessonIds],
      ),
      this.watchTimes.placesIn(accountId, lessonIds),
    ]);
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    return courses.map(
      ({ id, title, thumbnailUrl, progress: progressPercent, nextModuleId, nextLessonId }) => ({
        courseId: id,
        title,
        thumbnailUrl,
        progressPercent,
        moduleId: nextModuleId,
        lessonId: nextLessonId,
        lessonTitle: titles.get(nextLessonId ?? '') ?? null,
        positionSeconds: places.get(nextLessonId ?? '')?.positionSeconds ?? null,
        durationSeconds: places.get(nextLessonId ?? '')?.durationSeconds ?? null,
      }),
    );
  }
}
