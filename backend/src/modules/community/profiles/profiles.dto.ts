import { Flag, Id, ListOf, Text } from '../../../platform/http/fields/index.js';
import { PostImageResponse } from '../posts/posts.dto.js';

export class PictureResponse extends PostImageResponse {
  @Id('The post it belongs to') postId: string;
  @Flag('A film; otherwise a picture') isFilm: boolean;
}

export class PicturePageResponse {
  @ListOf(PictureResponse, 'Of the newest posts first, in each post in its order') items: PictureResponse[];
  @Text({ nullable: true, description: '`after` of the next page; null: there is none' }) next: string | null;
}
