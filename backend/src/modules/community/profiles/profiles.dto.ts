import { ApiProperty } from '@nestjs/swagger';
import { PostImageResponse } from '../posts/posts.dto.js';

export class PictureResponse extends PostImageResponse {
  @ApiProperty({ format: 'uuid', description: 'The post it belongs to' })
  postId: string;

  @ApiProperty({ description: 'A film; otherwise a picture' })
  isFilm: boolean;
}

export class PicturePageResponse {
  @ApiProperty({
    type: [PictureResponse],
    description: 'Of the newest posts first, in each post in its order',
  })
  items: PictureResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`after` of the next page; null: there is none',
  })
  next: string | null;
}
