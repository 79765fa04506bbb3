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
  @ApiProperty({ description: 'Opens the picture for a quarter of an hour' })
  url: string;

  @ApiProperty({ description: 'What is to be seen on it, for those who do not see it' })
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

  @ApiProperty({ description: 'A film to be played; otherwise a paper to be downloaded' })
  isFilm: boolean;

  @ApiProperty({ type: 'integer', example: 4821300, description: 'Bytes' })
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
    description: `The ${PREVIEWED_EMOJIS} emojis used most, those first`,
  })
  reactions: ReactionCount[];

  @ApiProperty({ type: 'integer', example: 5, description: 'Of all emojis' })
  totalReactions: number;

  @ApiProperty({ enum: EMOJIS, enumName: 'Emoji', isArray: true, description: 'The reader’s own' })
  myReactions: Emoji[];
}

/** The place in a course that a question was asked at. */
export class AskedFromResponse {
  @ApiProperty({ format: 'uuid' })
  lessonId: string;

  @ApiProperty({ format: 'uuid' })
  courseId: string;

  @ApiProperty({ example: 'The kitchen table', description: 'Of the lesson' })
  title: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  videoId: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 125, description: 'Of the video' })
  atSeconds: number | null;
}

export class PostResponse extends ReactionsResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: POST_KINDS, enumName: 'PostKind' })
  kind: PostKind;

  @ApiProperty({ type: PersonResponse })
  author: PersonResponse;

  @ApiProperty({ type: CommunityGroupResponse, nullable: true, description: 'null: for all members' })
  group: CommunityGroupResponse | null;

  @ApiProperty({ type: String, enum: POST_TAGS, nullable: true })
  tag: PostTag | null;

  @ApiProperty({
    maxLength: POST_LIMIT,
    description: 'Plain text; whom it mentions stands in it as `@[accountId]`',
  })
  text: string;

  @ApiProperty({ type: [MentionResponse], description: 'Whom it mentions, or did before it was changed' })
  mentions: MentionResponse[];

  @ApiProperty({
    type: AskedFromResponse,
    nullable: true,
    description: 'The lesson a question was asked from within, for those who may open it',
  })
  lesson: AskedFromResponse | null;

  @ApiProperty({ type: [PostImageResponse] })
  images: PostImageResponse[];

  @ApiProperty({ type: [PostFileResponse] })
  files: PostFileResponse[];

  @ApiProperty({
    enum: CONTENT_STATES,
    enumName: 'ContentState',
    description: 'What waits or is hidden its writer sees, and nobody else but the coach',
  })
  state: ContentState;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s words to its writer' })
  hiddenReason: string | null;

  @ApiProperty({ type: 'integer', example: 2, description: 'With the answers to comments' })
  comments: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'Of a question: comments right under it' })
  answers: number;

  @ApiProperty({ description: 'A question of which an answer was accepted' })
  isSolved: boolean;

  @ApiProperty({ type: 'integer', example: 3, description: 'How many found the question helpful' })
  helpful: number;

  @ApiProperty({ description: 'The reader is one of them' })
  isHelpful: boolean;

  @ApiProperty({ description: 'The reader has saved it' })
  isSaved: boolean;

  @ApiProperty({ description: 'It stands above the others' })
  isPinned: boolean;

  @ApiProperty({ format: 'date-time', description: 'Since when others see it' })
  shownAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;
}

export class PostPageResponse {
  @ApiProperty({ type: [PostResponse], description: 'Above the others, on the first page alone' })
  pinned: PostResponse[];

  @ApiProperty({ type: [PostResponse], description: 'Newest first' })
  items: PostResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`after` of the next page; null: there is none',
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
  @Text({ max: 500, description: 'The storageUrl of an upload of one’s own with the purpose post' })
  storageUrl: string;

  @Text({ max: ALT_LIMIT, min: 0, example: 'Two cups on a windowsill', description: 'What is to be seen' })
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
    description: 'The circle or pod it is for; null: all members',
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
    description: 'storageUrls of uploads of one’s own with the purpose post-file: films and papers',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_FILES)
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  files?: string[];
}

export class SavePostRequest {
  @ApiProperty({ description: 'false: not saved any longer' })
  @IsBoolean()
  isSaved: boolean;
}
