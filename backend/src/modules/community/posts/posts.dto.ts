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
  @Text('Opens the picture for a quarter of an hour') url: string;
  @Text('What is to be seen on it, for those who do not see it') alt: string;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
}

/** A video or a file of a post. */
export class PostFileResponse {
  @Id() id: string;
  @Text({ example: 'our-garden.mp4' }) fileName: string;
  @Flag('A film to be played; otherwise a paper to be downloaded') isFilm: boolean;
  @Whole({ example: 4821300, description: 'Bytes' }) fileSize: number;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
  @Text('Opens it for a quarter of an hour') url: string;
  @Text('The same as a download under its own name') downloadUrl: string;
}

export class ReactionCount {
  @Choice(EMOJIS, 'Emoji') emoji: Emoji;
  @Whole({ example: 3 }) count: number;
}

/** The reactions to a post. */
export class ReactionsResponse {
  @ListOf(ReactionCount, `The ${PREVIEWED_EMOJIS} emojis used most, those first`) reactions: ReactionCount[];
  @Whole({ example: 5, description: 'Of all emojis' }) totalReactions: number;
  @Choices(EMOJIS, 'Emoji', 'The reader’s own') myReactions: Emoji[];
}

/** The place in a course that a question was asked at. */
export class AskedFromResponse {
  @Id() lessonId: string;
  @Id() courseId: string;
  @Text({ example: 'The kitchen table', description: 'Of the lesson' }) title: string;
  @Id({ nullable: true }) videoId: string | null;
  @Whole({ nullable: true, example: 125, description: 'Of the video' }) atSeconds: number | null;
}

export class PostResponse extends ReactionsResponse {
  @Id() id: string;
  @Choice(POST_KINDS, 'PostKind') kind: PostKind;
  @Nested(PersonResponse) author: PersonResponse;

  @Nested(CommunityGroupResponse, { nullable: true, description: 'null: for all members' })
  group: CommunityGroupResponse | null;

  @Choice(POST_TAGS, null, { nullable: true }) tag: PostTag | null;

  @Text({ maxLength: POST_LIMIT, description: 'Plain text; whom it mentions stands in it as `@[accountId]`' })
  text: string;

  @ListOf(MentionResponse, 'Whom it mentions, or did before it was changed') mentions: MentionResponse[];

  @Nested(AskedFromResponse, {
    nullable: true,
    description: 'The lesson a question was asked from within, for those who may open it',
  })
  lesson: AskedFromResponse | null;

  @ListOf(PostImageResponse) images: PostImageResponse[];
  @ListOf(PostFileResponse) files: PostFileResponse[];

  @Choice(
    CONTENT_STATES,
    'ContentState',
    'What waits or is hidden its writer sees, and nobody else but the coach',
  )
  state: ContentState;

  @Text({ nullable: true, description: 'The coach’s words to its writer' }) hiddenReason: string | null;
  @Whole({ example: 2, description: 'With the answers to comments' }) comments: number;
  @Whole({ example: 1, description: 'Of a question: comments right under it' }) answers: number;
  @Flag('A question of which an answer was accepted') isSolved: boolean;
  @Whole({ example: 3, description: 'How many found the question helpful' }) helpful: number;
  @Flag('The reader is one of them') isHelpful: boolean;
  @Flag('The reader has saved it') isSaved: boolean;
  @Flag('It stands above the others') isPinned: boolean;
  @Moment('Since when others see it') shownAt: string;
  @Moment({ nullable: true }) editedAt: string | null;
}

export class PostPageResponse {
  @ListOf(PostResponse, 'Above the others, on the first page alone') pinned: PostResponse[];
  @ListOf(PostResponse, 'Newest first') items: PostResponse[];
  @Text({ nullable: true, description: '`after` of the next page; null: there is none' }) next: string | null;
}

export class PostVersionResponse {
  @Text({ maxLength: POST_LIMIT }) text: string;
  @Moment() writtenAt: string;
}

class NewImageRequest {
  @Text({ max: 500, description: 'The storageUrl of an upload of one’s own with the purpose post' })
  storageUrl: string;

  @Text({ max: ALT_LIMIT, min: 0, example: 'Two cups on a windowsill', description: 'What is to be seen' })
  alt: string;
}

const Tag = () => Choice(POST_TAGS, null, { nullable: true });

export class EditPostRequest {
  @Text({ max: POST_LIMIT, example: 'We read aloud again last night, and nobody looked at the clock.' })
  text: string;

  @Tag() tag: PostTag | null;
}

export class NewPostRequest extends EditPostRequest {
  @Id({ nullable: true, description: 'The circle or pod it is for; null: all members' })
  groupId: string | null;

  @ListOf(NewImageRequest, { max: MOST_IMAGES }) images: NewImageRequest[];

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
  @Flag('false: not saved any longer') isSaved: boolean;
}
