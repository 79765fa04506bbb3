import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { CONTENT_STATES, type ContentState } from '../../../kernel/moderation.js';
import { MayBeMissing, MayBeNull, Text } from '../../../platform/http/text.js';
import { MentionResponse } from '../mentions/mentions.dto.js';
import { CommunityGroupResponse } from '../people/my-community.dto.js';
import { PersonResponse } from '../people/person.dto.js';
import {
  ALT_LIMIT,
  type Emoji,
  EMOJIS,
  MOST_FILES,
  MOST_IMAGES,
  POST_KINDS,
  POST_LIMIT,
  POST_TAGS,
  type PostKind,
  type PostTag,
  PREVIEWED_EMOJIS,
} from '../words/words.js';

export class PostImageResponse {
  @ApiProperty({ description: 'Image URL, valid for 15 minutes' })
  url: string;

  @ApiProperty({ description: 'Alternative text' })
  alt: string;

  @ApiProperty({ type: 'integer', nullable: true })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  height: number | null;
}

/** A video or a file of a post. */
export class PostFileResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'our-garden.mp4' })
  fileName: string;

  @ApiProperty({ description: 'Whether it’s a video to play; otherwise a file to download' })
  isFilm: boolean;

  @ApiProperty({ type: 'integer', example: 4821300, description: 'Size in bytes' })
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

export class ReactionCount {
  @ApiProperty({ enum: EMOJIS, enumName: 'Emoji' })
  emoji: Emoji;

  @ApiProperty({ type: 'integer', example: 3 })
  count: number;
}

/** The reactions to a post. */
export class ReactionsResponse {
  @ApiProperty({
    type: [ReactionCount],
    description: `The ${PREVIEWED_EMOJIS} most used emojis, in order`,
  })
  reactions: ReactionCount[];

  @ApiProperty({ type: 'integer', example: 5, description: 'Total of all emojis' })
  totalReactions: number;

  @ApiProperty({ enum: EMOJIS, enumName: 'Emoji', isArray: true, description: 'The reader’s own reactions' })
  myReactions: Emoji[];
}

/** The place in a course that a question was asked at. */
export class AskedFromResponse {
  @ApiProperty({ format: 'uuid' })
  lessonId: string;

  @ApiProperty({ format: 'uuid' })
  courseId: string;

  @ApiProperty({ example: 'The kitchen table', description: 'ID of the lesson' })
  title: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  videoId: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 125, description: 'ID of the video' })
  atSeconds: number | null;
}

export class PostResponse extends ReactionsResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: POST_KINDS, enumName: 'PostKind' })
  kind: PostKind;

  @ApiProperty({ type: PersonResponse })
  author: PersonResponse;

  @ApiProperty({ type: CommunityGroupResponse, nullable: true, description: 'null: all members' })
  group: CommunityGroupResponse | null;

  @ApiProperty({ type: String, enum: POST_TAGS, nullable: true })
  tag: PostTag | null;

  @ApiProperty({
    maxLength: POST_LIMIT,
    description: 'Plain text; mentions are written as `@[accountId]`',
  })
  text: string;

  @ApiProperty({
    type: [MentionResponse],
    description: 'People it mentions, or mentioned in an earlier version',
  })
  mentions: MentionResponse[];

  @ApiProperty({
    type: AskedFromResponse,
    nullable: true,
    description: 'Lesson the question was asked from, if the reader can open it',
  })
  lesson: AskedFromResponse | null;

  @ApiProperty({ type: [PostImageResponse] })
  images: PostImageResponse[];

  @ApiProperty({ type: [PostFileResponse] })
  files: PostFileResponse[];

  @ApiProperty({
    enum: CONTENT_STATES,
    enumName: 'ContentState',
    description: 'Only its author and the coach see a post that’s waiting or hidden',
  })
  state: ContentState;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s note to its author' })
  hiddenReason: string | null;

  @ApiProperty({ type: 'integer', example: 2, description: 'Includes replies to comments' })
  comments: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'For a question: its direct comments' })
  answers: number;

  @ApiProperty({ description: 'Whether an answer to the question was accepted' })
  isSolved: boolean;

  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Number of people who found the question helpful',
  })
  helpful: number;

  @ApiProperty({ description: 'Whether the reader is one of them' })
  isHelpful: boolean;

  @ApiProperty({ description: 'Whether the reader saved it' })
  isSaved: boolean;

  @ApiProperty({ description: 'Whether it’s pinned' })
  isPinned: boolean;

  @ApiProperty({ format: 'date-time', description: 'When others could first see it' })
  shownAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;
}

export class PostPageResponse {
  @ApiProperty({ type: [PostResponse], description: 'Pinned posts, on the first page only' })
  pinned: PostResponse[];

  @ApiProperty({ type: [PostResponse], description: 'Newest first' })
  items: PostResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`after` of the next page; null: none',
  })
  next: string | null;
}

export class PostVersionResponse {
  @ApiProperty({ maxLength: POST_LIMIT })
  text: string;

  @ApiProperty({ format: 'date-time' })
  writtenAt: string;
}

class NewImageRequest {
  @Text({ max: 500, description: 'storageUrl of your own upload with the purpose post' })
  storageUrl: string;

  @Text({ max: ALT_LIMIT, min: 0, example: 'Two cups on a windowsill', description: 'Alternative text' })
  alt: string;
}

const Tag = (): PropertyDecorator => (target, key) => {
  ApiProperty({ type: String, enum: POST_TAGS, nullable: true })(target, key);
  MayBeNull()(target, key);
  IsIn(POST_TAGS)(target, key);
};

export class EditPostRequest {
  @Text({ max: POST_LIMIT, example: 'We read aloud again last night, and nobody looked at the clock.' })
  text: string;

  @Tag()
  tag: PostTag | null;
}

export class NewPostRequest extends EditPostRequest {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Circle or pod it’s for; null: all members',
  })
  @MayBeNull()
  @IsUUID()
  groupId: string | null;

  @ApiProperty({ type: [NewImageRequest], maxItems: MOST_IMAGES })
  @IsArray()
  @ArrayMaxSize(MOST_IMAGES)
  @ValidateNested({ each: true })
  @Type(() => NewImageRequest)
  images: NewImageRequest[];

  @ApiPropertyOptional({
    type: [String],
    maxItems: MOST_FILES,
    description: 'storageUrls of your own uploads with the purpose post-file: videos and files',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_FILES)
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  files?: string[];
}

export class SavePostRequest {
  @ApiProperty({ description: 'false: no longer saved' })
  @IsBoolean()
  isSaved: boolean;
}
