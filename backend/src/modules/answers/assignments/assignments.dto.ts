import { Choice, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { REPLY_LIMIT } from '../journal-share.entity.js';
import { MOST_FILES } from './assignment-file.entity.js';
import { ASSIGNMENT_STATUSES, type AssignmentStatus } from './assignment-submission.entity.js';
import { type Decision, DECISIONS } from './assignment-version.entity.js';

const FILE_KINDS = ['image', 'video', 'audio', 'file'] as const;

/** A file that a member handed in, or is about to. */
export class AssignmentFileResponse {
  @Id() id: string;
  @Text({ example: 'our-evening.webp' }) fileName: string;
  @Choice(FILE_KINDS, 'AssignmentFileKind', 'Whether to show it, to play it, or to download it')
  kind: (typeof FILE_KINDS)[number];
  @Whole({ example: 48213, description: 'Size in bytes' }) fileSize: number;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
  @Text('Valid for 15 minutes') url: string;
  @Text('Same file as a download with its name') downloadUrl: string;
}

/** Work as it was handed in once, with the coach's answer. */
export class AssignmentVersionResponse {
  @Whole({ example: 1 }) number: number;
  @Text({ nullable: true, example: 'We sat on the stairs and counted swifts.' }) text: string | null;
  @ListOf(AssignmentFileResponse) files: AssignmentFileResponse[];
  @Moment() handedInAt: Date;
  @Choice(DECISIONS, 'AssignmentDecision', { nullable: true, description: 'null: not answered yet' })
  decision: Decision | null;
  @Text({ nullable: true, example: 'What a good evening.', description: 'The coach’s words; may be empty' })
  feedback: string | null;
  @Moment({ nullable: true }) answeredAt: Date | null;
}

/** A member's own work in an assignment. The text of the draft is among the journals of the lesson's answers. */
export class AssignmentResponse {
  @Id() widgetId: string;
  @Choice(ASSIGNMENT_STATUSES, 'AssignmentStatus') status: AssignmentStatus;
  @ListOf(AssignmentFileResponse, { max: MOST_FILES, description: 'Files of the draft: not handed in yet' })
  files: AssignmentFileResponse[];
  @ListOf(AssignmentVersionResponse, 'Oldest first') versions: AssignmentVersionResponse[];
}

export class AddAssignmentFileRequest {
  @Text({
    max: 500,
    example: '/objects/uploads/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa',
    description: 'storageUrl of the upload',
  })
  storageUrl: string;
}

/** A member's assignment in the coach's list. */
export class SubmissionResponse {
  @Id() id: string;
  @Id() accountId: string;
  @Text({ example: 'Rosa Lind' }) memberName: string;
  @Id() courseId: string;
  @Text({ example: 'Roots and Wings' }) courseTitle: string;
  @Id() lessonId: string;
  @Text({ nullable: true, example: 'The first quiet minute', description: 'null: the lesson was deleted' })
  lessonTitle: string | null;
  @Id() widgetId: string;
  @Text({ example: 'An evening for two', description: 'As it was when the work was handed in' })
  title: string;
  @Choice(['handed_in', 'try_again', 'done'], 'SubmissionStatus')
  status: Exclude<AssignmentStatus, 'draft'>;
  @Moment() handedInAt: Date;
  @Choice(DECISIONS, 'AssignmentDecision', { nullable: true, description: 'About the latest version' })
  decision: Decision | null;
  @Text({ nullable: true, description: 'The coach’s words about the latest version' }) feedback:
    | string
    | null;
  @Moment({ nullable: true }) answeredAt: Date | null;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

/** A member's assignment with everything that was handed in. */
export class OneSubmissionResponse extends SubmissionResponse {
  @Text('The task in HTML, as it was when the work was handed in') instructions: string;
  @ListOf(AssignmentVersionResponse, 'Oldest first') versions: AssignmentVersionResponse[];
}

@TakesRecord<OneSubmissionResponse, AnswerSubmissionRequest>({
  id: true,
  accountId: true,
  memberName: true,
  courseId: true,
  courseTitle: true,
  lessonId: true,
  lessonTitle: true,
  widgetId: true,
  title: true,
  status: true,
  handedInAt: true,
  answeredAt: true,
  version: true,
  instructions: true,
  versions: true,
})
export class AnswerSubmissionRequest {
  @Choice(DECISIONS, 'AssignmentDecision') decision: Decision;

  @Text({
    max: REPLY_LIMIT,
    min: 0,
    example: 'What a good evening.',
    description: 'Required with `try_again`; otherwise may be empty',
  })
  feedback: string;
}
