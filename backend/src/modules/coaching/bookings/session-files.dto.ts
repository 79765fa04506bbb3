import { ApiProperty } from '@nestjs/swagger';

/** As many as are seen at a glance. */
export const MOST_FILES = 20;

/** A file of a session, of the media library. */
export class SessionFileResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'evening-walk.pdf' })
  fileName: string;

  @ApiProperty({ type: 'integer', example: 48_213, description: 'In bytes' })
  fileSize: number;
}

export class SessionDownloadResponse extends SessionFileResponse {
  @ApiProperty({ description: 'Download URL with the file’s name, valid for 15 minutes' })
  url: string;
}
