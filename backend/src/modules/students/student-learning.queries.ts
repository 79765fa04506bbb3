import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { SECOND_SEAT, SECOND_SEAT_OF } from './seats.sql.js';
import type { StudentEnrollmentResponse, StudentProgressResponse } from './student-learning.dto.js';

type Row = Omit<StudentEnrollmentResponse, 'progress'> & Omit<StudentProgressResponse, 'progressPercent'>;

/** Reads a student's products with the progress of each course, in one statement. */
@Injectable()
export class StudentLearningQueries {
  constructor(private readonly database: Database) {}

  async enrollments(studentId: string): Promise<StudentEnrollmentResponse[]> {
    const rows = await this.database.query<Row>(
      `select e.product_id as "productId", p.title, p.type, e.source, e.started_at as since, e.expires_at as "accessUntil",
              e.bundle_id is not null as "isInBundle",
              ${SECOND_SEAT} as "secondSeat", ${SECOND_SEAT_OF} as "secondSeatOf",
              (select count(*)::int from lesson_places l where l.course_id = e.product_id) as lessons,
              (select count(*)::int from completion_facts c join lesson_places l on l.id = c.subject_id
               where c.account_id = $1 and c.course_id = e.product_id and c.kind = 'lesson') as "completedLessonCount",
              (select max(c.completed_at) from completion_facts c
               where c.account_id = $1 and c.course_id = e.product_id) as "lastCompletedAt",
              (select l.title from member_positions m join lesson_places l on l.id = m.lesson_id
               where m.account_id = $1 and m.course_id = e.product_id) as "lessonTitle"
       from active_enrollments e join product_facts p on p.id = e.product_id
       where e.account_id = $1 order by e.started_at desc, e.id desc`,
      [studentId],
    );
    return rows.map(({ lessons, completedLessonCount, lessonTitle, lastCompletedAt, ...product }) => {
      const progressPercent = lessons === 0 ? 0 : Math.floor((completedLessonCount / lessons) * 100);
      const progress = { lessons, completedLessonCount, lessonTitle, progressPercent, lastCompletedAt };
      return { ...product, progress: product.type === 'course' ? progress : null };
    });
  }
}
