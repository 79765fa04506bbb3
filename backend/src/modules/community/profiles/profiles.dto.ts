import { Flag, Id } from '../../../platform/http/fields/index.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import { PostImageResponse } from '../posts/posts.dto.js';

export class PictureResponse extends PostImageResponse {
  @Id('ID of the post it belongs to') postId: string;
  @Flag('Whether it’s a video; otherwise an image') isVideo: boolean;
}

export class PicturesQuery extends pageQuery(12, 'moment', 'id') {}
