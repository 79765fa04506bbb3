import { Choice, Id, ListOf, Moment, Text, Texts, Whole } from '../../platform/http/fields/index.js';
import { type Edition, EDITIONS } from '../courses/index.js';
import { type CourseImportStatus, EXPORT_STATUSES, IMPORT_STATUSES } from './states.js';

const EXPORT_STATES = ['none', ...EXPORT_STATUSES] as const;

const percent = { min: 0, max: 100, example: 40 };
const ExportMoment = (description: string) => Moment({ nullable: true, description });

export class ExportCourseRequest {
  @Choice(EDITIONS, 'CourseEdition', {
    description: 'live: what members see; draft: what the coach edits',
  })
  edition: Edition;
}

export class CourseExportResponse {
  @Choice(EXPORT_STATES, 'CourseExportState') state: (typeof EXPORT_STATES)[number];
  @Choice(EDITIONS, 'CourseEdition', { nullable: true, description: 'null if nothing was requested' })
  edition: Edition | null;
  @Whole({ ...percent, description: 'Share of the file that’s written' }) progressPercent: number;
  @ExportMoment('null if nothing was requested') requestedAt: Date | null;
  @ExportMoment('null until it’s ready') readyAt: Date | null;
  @ExportMoment('When the file is deleted') expiresAt: Date | null;
  @Whole({ nullable: true, example: 48213, description: 'Size of the ZIP file in bytes' }) fileSize:
    | number
    | null;
  @Texts('Names of media files that are missing in the storage, and so in the ZIP file') leftOut: string[];
}

export class CourseExportDownloadResponse {
  @Text('Download link for anyone who has it, valid for five minutes') url: string;
  @Text({ example: 'roots-and-wings-2027-03-01.zip' }) fileName: string;
}

export class ImportCourseRequest {
  @Text({ max: 2000, description: 'storageUrl of your own upload, for the purpose course_file' })
  storageUrl: string;
}

export class CourseFileProblemResponse {
  @Text({
    example: 'sections.0.modules.1.lessons.0.title',
    description: 'Path in course.json, or a file in the ZIP file',
  })
  place: string;
  @Text({ example: 'Title can’t be empty' }) message: string;
}

export class CourseImportResponse {
  @Id() id: string;
  @Text({ example: 'Roots and Wings', description: 'Title in the file' }) title: string;

  @Choice(IMPORT_STATUSES, 'CourseImportState', {
    description: 'refused: its media have problems; failed: for another reason. Nothing was added then',
  })
  state: CourseImportStatus;

  @Whole({ ...percent, description: 'Share of the media that’s stored' }) progressPercent: number;
  @Id({ nullable: true, description: 'The new course; null until it’s ready' }) courseId: string | null;
  @ListOf(CourseFileProblemResponse) problems: CourseFileProblemResponse[];
  @Moment() startedAt: Date;
}
