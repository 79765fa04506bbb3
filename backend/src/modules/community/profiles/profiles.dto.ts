import { Flag, Id, ListOf, Text } from '../../../platform/http/fields/index.js';
import { PostImageResponse } from '../posts/posts.dto.js';

export class PictureResponse extends PostImageResponse {
  @Id('ID of the post it belongs to') postId: string;
  @Flag('Whether it’s a video; otherwise an image') isVideo: boolean;
}

export class PicturePageResponse {
  @ListOf(PictureResponse, 'Newest posts first, in the order of each post') items: PictureResponse[];
  @Text({ nullable: true, description: '`after` of the next page; null: none' }) next: string | null;
}
