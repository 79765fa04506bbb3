import { Id, Text, Whole } from '../../../platform/http/fields/index.js';

/** As many as are seen at a glance. */
export const MOST_FILES = 20;

/** A file of a session, of the media library. */
export class SessionFileResponse {
  @Id() id: string;
  @Text({ example: 'evening-walk.pdf' }) fileName: string;
  @Whole({ example: 48_213, description: 'In bytes' }) fileSize: number;
}

export class SessionDownloadResponse extends SessionFileResponse {
  @Text('Download URL with the file’s name, valid for 15 minutes') url: string;
}
