import { ApiProperty } from '@nestjs/swagger';
import { PostImageResponse } from '../posts/posts.dto.js';

export class PictureResponse extends PostImageResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of the post it belongs to' })
  postId: string;

  @ApiProperty({ description: 'Whether it’s a video; otherwise an image' })
  isFilm: boolean;
}

export class PicturePageResponse {
  @ApiProperty({
    type: [PictureResponse],
    description: 'Newest posts first, in the order of each post',
  })
  items: PictureResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`after` of the next page; null: none',
  })
  next: string | null;
}
