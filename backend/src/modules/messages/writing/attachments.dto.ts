import { ApiProperty } from '@nestjs/swagger';

/** A picture or a paper in a message. */
export class AttachmentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'our-garden.webp' })
  fileName: string;

  @ApiProperty({ description: 'A picture to be shown; otherwise a paper to be downloaded' })
  isPicture: boolean;

  @ApiProperty({ type: 'integer', example: 48213, description: 'Bytes' })
  fileSize: number;

  @ApiProperty({ type: 'integer', nullable: true })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  height: number | null;

  @ApiProperty({ description: 'Opens it for a quarter of an hour' })
  url: string;

  @ApiProperty({ description: 'The same as a download under its own name' })
  downloadUrl: string;
}
