import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { LearningModule } from '../learning/index.js';
import { MediaModule } from '../media/index.js';
import { AnnouncementReadersQueries } from './announcements/announcement-readers.queries.js';
import { AnnouncementsController } from './announcements/announcements.controller.js';
import { AnnouncementsQueries } from './announcements/announcements.queries.js';
import { AnnouncementsService } from './announcements/announcements.service.js';
import { CommentsController } from './comments/comments.controller.js';
import { CommentsQueries } from './comments/comments.queries.js';
import { CommentsService } from './comments/comments.service.js';
import { CoachWordsService } from './posts/coach-words.service.js';
import { MentionableQueries } from './mentions/mentionable.queries.js';
import { MentionsController } from './mentions/mentions.controller.js';
import { MentionsService } from './mentions/mentions.service.js';
import { ContributionStatesService } from './moderation/contribution-states.service.js';
import { ContributionsQueries } from './moderation/contributions.queries.js';
import { ModerationController } from './moderation/moderation.controller.js';
import { ModerationService } from './moderation/moderation.service.js';
import { ReportsController } from './moderation/reports.controller.js';
import { ReportsService } from './moderation/reports.service.js';
import { OnStandingChanged } from './moderation/on-standing-changed.js';
import { MyCommunityController } from './people/my-community.controller.js';
import { MyCommunityQueries } from './people/my-community.queries.js';
import { ReadersService } from './people/readers.service.js';
import { ProfilesController } from './profiles/profiles.controller.js';
import { ProfilesQueries } from './profiles/profiles.queries.js';
import { PersonalDataService } from './personal-data.service.js';
import { CasesService } from './posts/cases.service.js';
import { LivePostsService } from './posts/live-posts.service.js';
import { PostsController } from './posts/posts.controller.js';
import { PostsQueries } from './posts/posts.queries.js';
import { PostsService } from './posts/posts.service.js';
import { AnswersService } from './questions/answers.service.js';
import { TellUnansweredJob } from './questions/tell-unanswered.job.js';
import { QuestionsController } from './questions/questions.controller.js';
import { SimilarQueries } from './questions/similar.queries.js';
import { ReactionsController } from './reactions/reactions.controller.js';
import { ReactionsQueries } from './reactions/reactions.queries.js';
import { ReactionsService } from './reactions/reactions.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchQueries } from './search/search.queries.js';
import { TrendingController } from './trending/trending.controller.js';
import { TrendingJob } from './trending/trending.job.js';
import { TrendingQueries } from './trending/trending.queries.js';

@Module({
  imports: [AuditModule, LearningModule, MediaModule],
  controllers: [
    MyCommunityController,
    PostsController,
    CommentsController,
    ReactionsController,
    QuestionsController,
    AnnouncementsController,
    ReportsController,
    ModerationController,
    SearchController,
    ProfilesController,
    MentionsController,
    TrendingController,
  ],
  providers: [
    ReadersService,
    MyCommunityQueries,
    CasesService,
    LivePostsService,
    PostsQueries,
    PostsService,
    CommentsQueries,
    CommentsService,
    ReactionsQueries,
    ReactionsService,
    AnswersService,
    SimilarQueries,
    AnnouncementReadersQueries,
    AnnouncementsQueries,
    AnnouncementsService,
    ContributionStatesService,
    ContributionsQueries,
    ModerationService,
    ReportsService,
    SearchQueries,
    ProfilesQueries,
    MentionableQueries,
    MentionsService,
    CoachWordsService,
    TrendingQueries,
    TellUnansweredJob,
    TrendingJob,
    PersonalDataService,
    OnStandingChanged,
  ],
  exports: [AnnouncementsQueries],
})
export class CommunityModule {}
