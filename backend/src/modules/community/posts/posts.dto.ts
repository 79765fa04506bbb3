import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { CONTENT_STATES, type ContentState } from '../../../kernel/moderation.js';
import {
  Choice,
  Choices,
  Flag,
  Id,
  ListOf,
  MayBeMissing,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../../platform/http/fields/index.js';
import { pageResponse } from '../../../platform/http/list-response.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import { MentionResponse } from '../mentions/mentions.dto.js';
import { CommunityGroupResponse } from '../people/my-community.dto.js';
import { PersonResponse } from '../people/person.dto.js';
import {
  ALT_LIMIT,
  type Emoji,
  EMOJI_NAMES,
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
  @Text('Image URL, valid for 15 minutes') url: string;
  @Text('Alternative text') alt: string;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
}

/** A video or a file of a post. */
export class PostFileResponse {
  @Id() id: string;
  @Text({ example: 'our-garden.mp4' }) fileName: string;
  @Flag('Whether it’s a video to play; otherwise a file to download') isVideo: boolean;
  @Whole({ example: 4821300, description: 'Size in bytes' }) fileSize: number;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
  @Text('Download URL, valid for 15 minutes') url: string;
  @Text('Same file as a download with its name') downloadUrl: string;
}

export class ReactionCount {
  @Choice(EMOJIS, 'Emoji', { names: EMOJI_NAMES }) emoji: Emoji;
  @Whole({ example: 3 }) count: number;
}

/** The reactions to a post. */
export class ReactionsResponse {
  @ListOf(ReactionCount, `The ${PREVIEWED_EMOJIS} most used emojis, in order`) reactions: ReactionCount[];
  @Whole({ example: 5, description: 'Total of all emojis' }) totalReactions: number;
  @Choices(EMOJIS, 'Emoji', 'The reader’s own reactions') myReactions: Emoji[];
}

/** The place in a course where a question was asked. */
export class AskedFromResponse {
  @Id() lessonId: string;
  @Id() courseId: string;
  @Text({ example: 'The kitchen table', description: 'Title of the lesson' }) title: string;
  @Id({ nullable: true }) videoId: string | null;
  @Whole({ nullable: true, example: 125, description: 'Seconds into the video' }) atSeconds: number | null;
}

export class PostResponse extends ReactionsResponse {
  @Id() id: string;
  @Choice(POST_KINDS, 'PostKind') kind: PostKind;
  @Nested(PersonResponse) author: PersonResponse;

  @Nested(CommunityGroupResponse, { nullable: true, description: 'null: all members' })
  group: CommunityGroupResponse | null;

  @Choice(POST_TAGS, null, { nullable: true }) tag: PostTag | null;

  @Text({ maxLength: POST_LIMIT, description: 'Plain text; mentions are written as `@[accountId]`' })
  text: string;

  @ListOf(MentionResponse, 'People it mentions, or mentioned in an earlier version')
  mentions: MentionResponse[];

  @Nested(AskedFromResponse, {
    nullable: true,
    description: 'Lesson the question was asked from, if the reader can open it',
  })
  lesson: AskedFromResponse | null;

  @ListOf(PostImageResponse) images: PostImageResponse[];
  @ListOf(PostFileResponse) files: PostFileResponse[];

  @Choice(CONTENT_STATES, 'ContentState', 'Only its author and the coach see a post that’s waiting or hidden')
  state: ContentState;

  @Text({ nullable: true, description: 'The coach’s note to its author' }) hiddenReason: string | null;
  @Whole({ example: 2, description: 'Includes replies to comments' }) comments: number;
  @Whole({ example: 1, description: 'For a question: its direct comments' }) answers: number;
  @Flag('Whether an answer to the question was accepted') isSolved: boolean;
  @Whole({ example: 3, description: 'Number of people who found the question helpful' }) helpful: number;
  @Flag('Whether the reader is one of them') isHelpful: boolean;
  @Flag('Whether the reader saved it') isSaved: boolean;
  @Flag('Whether it’s pinned') isPinned: boolean;
  @Moment('When others could first see it') shownAt: string;
  @Moment({ nullable: true }) editedAt: string | null;
  @Moment('When it last changed; for a question, also when an answer did') updatedAt: string;
}

export class FeedQuery extends pageQuery(20, 'moment', 'id') {}

export class PostPageResponse extends pageResponse(PostResponse) {
  @ListOf(PostResponse, 'Pinned posts, on the first page only') pinned: PostResponse[];
}

export class PostVersionResponse {
  @Text({ maxLength: POST_LIMIT }) text: string;
  @Moment() writtenAt: Date;
}

class NewImageRequest {
  @Text({ max: 500, description: 'storageUrl of your own upload with the purpose post' }) storageUrl: string;

  @Text({ max: ALT_LIMIT, min: 0, example: 'Two cups on a windowsill', description: 'Alternative text' })
  alt: string;
}

const Tag = () => Choice(POST_TAGS, null, { nullable: true });

export class EditPostRequest {
  @Text({ max: POST_LIMIT, example: 'We read aloud again last night, and nobody looked at the clock.' })
  text: string;

  @Tag() tag: PostTag | null;
}

export class NewPostRequest extends EditPostRequest {
  @Id({ nullable: true, description: 'Circle or pod it’s for; null: all members' }) groupId: string | null;
  @ListOf(NewImageRequest, { max: MOST_IMAGES }) images: NewImageRequest[];

  @ApiPropertyOptional({
    type: [String],
    maxItems: MOST_FILES,
    description: 'storageUrls of your own uploads with the purpose post_file: videos and files',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_FILES)
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  files?: string[];
}
