import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const COMPLETION_KINDS = ['video', 'task', 'lesson', 'module', 'course'] as const;
export type CompletionKind = (typeof COMPLETION_KINDS)[number];

/**
 * A completion. Stored by id, never by position, so that reordering a course changes no one's progress. Rows are only
 * added, unless the member undoes one (product rule 5.2) or the coach resets progress. Ids point into other modules and
 * have no foreign key.
 */
@Entity('completions')
@Index('completions_of_course', ['accountId', 'courseId'])
@Check('completions_kind', `kind IN ('video', 'task', 'lesson', 'module', 'course')`)
export class Completion {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('text') kind: CompletionKind;

  /** Id of the lesson, module or course, or of the widget of a video or a task, such as a passed quiz. */
  @PrimaryColumn('uuid') subjectId: string;

  @Column('uuid') courseId: string;
  @Column('timestamptz') completedAt: Date;
}

/** A member's last position in a course: the lesson, its video and the whole second. */
@Entity('course_positions')
@Check('course_positions_seconds', 'position_seconds >= 0')
export class CoursePosition {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') courseId: string;
  @Column('uuid') lessonId: string;
  @Column('uuid', { nullable: true }) videoId: string | null;
  @Column('integer') positionSeconds: number;
  @Column('timestamptz') updatedAt: Date;
}

/** The newest save a device has sent for a course; a save that arrives later with a smaller number is out of date. */
@Entity('device_sequences')
export class DeviceSequence {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') courseId: string;
  @PrimaryColumn('uuid') deviceId: string;
  @Column('integer') sequence: number;
}

/** The second at which a member left a video, kept while the member is in other lessons. */
@Entity('video_positions')
@Check('video_positions_seconds', 'position_seconds >= 0')
export class VideoPosition {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') courseId: string;
  @PrimaryColumn('uuid') videoId: string;
  @Column('integer') positionSeconds: number;
}

/**
 * Seconds of a video that a member really watched in one viewing (one opened player page). The page sends its total so
 * far and the greatest is stored, so duplicate and stale saves count once. Hours learned is the sum of all viewings.
 */
@Entity('watch_times')
@Check('watch_times_seconds', 'seconds BETWEEN 0 AND 86400')
export class WatchTime {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') viewingId: string;
  @PrimaryColumn('uuid') videoId: string;
  @Column('uuid') courseId: string;
  @Column('integer') seconds: number;
}

/** A module a member has seen open: from then on no lock closes it to this member (docs/decisions/what-was-open-stays-open.md). */
@Entity('module_openings')
export class ModuleOpening {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') courseId: string;
  @PrimaryColumn('uuid') moduleId: string;
  @Column('timestamptz') openedAt: Date;

  /** True if the coach opened it early and the member has not started it; only then can the coach undo the opening. */
  @Column('boolean', { default: false }) isEarly: boolean;
}
