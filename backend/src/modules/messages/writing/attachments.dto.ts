import { Flag, Id, Text, Whole } from '../../../platform/http/fields/index.js';

/** A picture or file in a message. */
export class AttachmentResponse {
  @Id() id: string;
  @Text({ example: 'our-garden.webp' }) fileName: string;
  @Flag('Whether it’s an image to show; otherwise a file to download') isPicture: boolean;
  @Whole({ example: 48213, description: 'Size in bytes' }) fileSize: number;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
  @Text('Download URL, valid for 15 minutes') url: string;
  @Text('Same file as a download with its name') downloadUrl: string;
}
