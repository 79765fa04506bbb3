import { CommunityAnnouncement } from './announcements/announcement.entity.js';
import { SeenAnnouncement } from './announcements/seen-announcement.entity.js';
import { Comment } from './comments/comment.entity.js';
import { Mention } from './comments/mention.entity.js';
import { Report } from './moderation/report.entity.js';
import { CommunityMember } from './people/community-member.entity.js';
import { PostFile } from './posts/post-file.entity.js';
import { PostImage } from './posts/post-image.entity.js';
import { PostVersion } from './posts/post-version.entity.js';
import { CommunityPost } from './posts/community-post.entity.js';
import { SavedPost } from './posts/saved-post.entity.js';
import { AcceptedAnswer } from './questions/accepted-answer.entity.js';
import { Helpful } from './questions/helpful.entity.js';
import { Reaction } from './reactions/reaction.entity.js';
import { TrendingPost } from './trending/trending-post.entity.js';

export const communityEntities = [
  CommunityMember,
  CommunityPost,
  PostImage,
  PostFile,
  PostVersion,
  SavedPost,
  Comment,
  Reaction,
  Report,
  AcceptedAnswer,
  Helpful,
  CommunityAnnouncement,
  SeenAnnouncement,
  Mention,
  TrendingPost,
];
