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
  @ApiProperty({ description: 'Downloads the file under its own name; works for a quarter of an hour' })
  url: string;
}
