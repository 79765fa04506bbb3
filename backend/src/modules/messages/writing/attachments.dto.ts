import { Flag, Id, Text, Whole } from '../../../platform/http/fields/index.js';

/** A picture or a paper in a message. */
export class AttachmentResponse {
  @Id() id: string;
  @Text({ example: 'our-garden.webp' }) fileName: string;
  @Flag('A picture to be shown; otherwise a paper to be downloaded') isPicture: boolean;
  @Whole({ example: 48213, description: 'Bytes' }) fileSize: number;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
  @Text('Opens it for a quarter of an hour') url: string;
  @Text('The same as a download under its own name') downloadUrl: string;
}
