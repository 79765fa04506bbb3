import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import {
  type PersonalData,
  type PersonalPage,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { productFacts } from '../catalog/index.js';
import type { lessonPlaces, modulePlaces } from '../courses/index.js';
import type { CompletionKind } from './completion.entity.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

type CourseTitle = RowOf<typeof productFacts>['title'];
type LessonTitle = RowOf<typeof lessonPlaces>['title'];

interface CompletionRow {
  kind: CompletionKind;
  title: RowOf<typeof productFacts | typeof modulePlaces | typeof lessonPlaces>['title'];
  course: CourseTitle;
  completedAt: Date;
}

type OpeningRow = { module: RowOf<typeof modulePlaces>['title']; course: CourseTitle; openedAt: Date };

type PositionRow = { course: CourseTitle; lesson: LessonTitle; positionSeconds: number; updatedAt: Date };

const GONE = 'No longer in the course';

const TABLES = [
  'completions',
  'course_positions',
  'device_sequences',
  'module_openings',
  'video_positions',
  'watch_times',
];

/** Exports the member's completions, watch times and positions in each course. */
@Injectable()
@TellsPersonalData({
  order: 40,
  tables: ['completions', 'course_positions', 'video_positions', 'watch_times', 'module_openings'],
})
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    return {
      pages: await Promise.all([
        this.finished(accountId),
        this.places(accountId),
        this.videos(accountId),
        this.opened(accountId),
        this.time(accountId),
      ]),
    };
  }

  /** Deletes the member's completions, watch times, module openings and positions. */
  @On('member.erased', 'learning.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx) {
    for (const table of TABLES) await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  }

  private async finished(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<CompletionRow>(
      `select c.kind, coalesce(l.title, m.title, p.title, $2) as title, coalesce(p.title, $2) as course,
              c.completed_at as "completedAt"
       from completions c
       left join product_facts p on p.id = c.course_id
       left join module_places m on c.kind = 'module' and m.id = c.subject_id
       left join widget_facts w on c.kind in ('video', 'task') and w.id = c.subject_id
       left join page_places lp on lp.id = w.page_id
       left join lesson_places l on (c.kind = 'lesson' and l.id = c.subject_id) or (c.kind in ('video', 'task') and l.id = lp.lesson_id)
       where c.account_id = $1 order by c.completed_at desc, c.kind, c.subject_id`,
      [accountId, GONE],
    );
    return {
      name: 'finished',
      title: 'What you finished',
      lead: 'Courses, modules, lessons, videos and tasks, latest first.',
      entries: rows.map(({ kind, title, course, completedAt }) => ({
        title: titleOf(kind, title),
        facts: { What: kind, Course: course, Finished: completedAt },
      })),
      rows,
    };
  }

  private async places(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<PositionRow>(
      `select coalesce(p.title, $2) as course, coalesce(l.title, $2) as lesson,
              o.position_seconds as "positionSeconds", o.updated_at as "updatedAt"
       from course_positions o left join product_facts p on p.id = o.course_id left join lesson_places l on l.id = o.lesson_id
       where o.account_id = $1 order by o.updated_at desc, o.course_id`,
      [accountId, GONE],
    );
    return {
      name: 'progress',
      title: 'Where you are',
      lead: 'Where you left off in each course.',
      entries: rows.map(({ course, lesson, positionSeconds, updatedAt }) => ({
        title: course,
        facts: { Lesson: lesson, 'Second in the video': positionSeconds, 'Last visited': updatedAt },
      })),
      rows,
    };
  }

  private async videos(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<Omit<PositionRow, 'updatedAt'>>(
      `select coalesce(p.title, $2) as course, coalesce(l.title, $2) as lesson, v.position_seconds as "positionSeconds"
       from video_positions v
       left join product_facts p on p.id = v.course_id
       left join widget_facts w on w.id = v.video_id
       left join page_places lp on lp.id = w.page_id
       left join lesson_places l on l.id = lp.lesson_id
       where v.account_id = $1 order by course, lesson, v.video_id`,
      [accountId, GONE],
    );
    return {
      name: 'videos',
      title: 'Your place in each video',
      lead: 'Where you left off in each video, in seconds.',
      entries: rows.map(({ course, lesson, positionSeconds }) => ({
        title: `A video in “${lesson}”`,
        facts: { Course: course, 'Second in the video': positionSeconds },
      })),
      rows,
    };
  }

  private async opened(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<OpeningRow>(
      `select coalesce(m.title, $2) as module, coalesce(p.title, $2) as course, o.opened_at as "openedAt"
       from module_openings o left join module_places m on m.id = o.module_id left join product_facts p on p.id = o.course_id
       where o.account_id = $1 order by o.opened_at desc, o.module_id`,
      [accountId, GONE],
    );
    return {
      name: 'opened',
      title: 'Modules open to you',
      lead: 'Modules that opened for you and stay open.',
      entries: rows.map(({ module, course, openedAt }) => ({
        title: module,
        facts: { Course: course, Opened: openedAt },
      })),
      rows,
    };
  }

  private async time(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<{ course: CourseTitle; seconds: number }>(
      `select coalesce(max(p.title), $2) as course, sum(w.seconds)::int as seconds
       from watch_times w left join product_facts p on p.id = w.course_id
       where w.account_id = $1 group by w.course_id order by course, w.course_id`,
      [accountId, GONE],
    );
    return {
      name: 'watched',
      title: 'Watch time',
      lead: 'How long you watched videos in each course.',
      entries: rows.map(({ course, seconds }) => ({
        title: course,
        facts: { Minutes: Math.round(seconds / 60), Seconds: seconds },
      })),
      rows,
    };
  }
}

function titleOf(kind: CompletionKind, title: CompletionRow['title']): string {
  if (kind === 'video') return `A video in “${title}”`;
  return kind === 'task' ? `A task in “${title}”` : title;
}
