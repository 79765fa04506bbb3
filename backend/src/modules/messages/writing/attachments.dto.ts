import { ApiProperty } from '@nestjs/swagger';

/** A picture or a paper in a message. */
export class AttachmentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'our-garden.webp' })
  fileName: string;

  @ApiProperty({ description: 'Whether it’s an image to show; otherwise a file to download' })
  isPicture: boolean;

  @ApiProperty({ type: 'integer', example: 48213, description: 'Size in bytes' })
  fileSize: number;

  @ApiProperty({ type: 'integer', nullable: true })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  height: number | null;

  @ApiProperty({ description: 'Download URL, valid for 15 minutes' })
  url: string;

  @ApiProperty({ description: 'Same file as a download with its name' })
  downloadUrl: string;
}
