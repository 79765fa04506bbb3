import { type DynamicModule, Module } from '@nestjs/common';
import type { Clock } from './kernel/clock.js';
import { AccountsModule } from './modules/accounts/index.js';
import { AnswersModule } from './modules/answers/index.js';
import { AuditLogModule } from './modules/audit-log/index.js';
import { AuditModule } from './modules/audit/index.js';
import { BroadcastsModule } from './modules/broadcasts/index.js';
import { CartModule } from './modules/cart/index.js';
import { CertificatesModule } from './modules/certificates/index.js';
import { CatalogModule } from './modules/catalog/index.js';
import { CouponsModule } from './modules/coupons/index.js';
import { CoachingModule } from './modules/coaching/index.js';
import { CommunityEventsModule } from './modules/community-events/index.js';
import { CommunityModule } from './modules/community/index.js';
import { CourseFilesModule } from './modules/course-files/index.js';
import { CoursesModule } from './modules/courses/index.js';
import { DashboardModule } from './modules/dashboard/index.js';
import { FamiliesModule } from './modules/families/index.js';
import { EnrollmentsModule } from './modules/enrollments/index.js';
import { GiftsModule } from './modules/gifts/index.js';
import { GroupsModule } from './modules/groups/index.js';
import { GrowthModule } from './modules/growth/index.js';
import { FirstRunModule } from './modules/first-run/index.js';
import { FinderModule } from './modules/finder/index.js';
import { InsightsModule } from './modules/insights/index.js';
import { LearningModule } from './modules/learning/index.js';
import { MediaModule } from './modules/media/index.js';
import { MessagesModule } from './modules/messages/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { NotesModule } from './modules/notes/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { SubscriptionsModule } from './modules/subscriptions/index.js';
import { ReviewsModule } from './modules/reviews/index.js';
import { PrivacyModule } from './modules/privacy/index.js';
import { BusinessModule } from './modules/business/index.js';
import { LegalModule } from './modules/legal/index.js';
import { SiteModule } from './modules/site/index.js';
import { StorefrontModule } from './modules/storefront/index.js';
import { WidgetsModule } from './modules/widgets/index.js';
import { StudioModule } from './modules/studio/index.js';
import { StudentNotesModule } from './modules/student-notes/index.js';
import { StudentsModule } from './modules/students/index.js';
import { ViewsModule } from './modules/views/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
import { partModules } from './parts.js';
import type { Config } from './platform/config/config.js';
import { BackupsModule } from './platform/backups/backups.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { ServerModule } from './platform/server/server.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';
import { TimeZonesModule } from './platform/time-zones/time-zones.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { SecurityModule } from './platform/security/security.module.js';
import { StorageModule } from './platform/storage/index.js';
import { TelemetryModule } from './platform/telemetry/telemetry.module.js';

const MODULES = [
  AuditModule,
  AccountsModule,
  MediaModule,
  LegalModule,
  SiteModule,
  BusinessModule,
  CatalogModule,
  CourseFilesModule,
  CoursesModule,
  WidgetsModule,
  EnrollmentsModule,
  GiftsModule,
  CouponsModule,
  CartModule,
  PaymentsModule,
  SubscriptionsModule,
  CoachingModule,
  ReviewsModule,
  ViewsModule,
  StorefrontModule,
  LearningModule,
  CertificatesModule,
  NotesModule,
  MessagesModule,
  AnswersModule,
  NotificationsModule,
  PrivacyModule,
  GroupsModule,
  CommunityModule,
  CommunityEventsModule,
  StudentNotesModule,
  BroadcastsModule,
  StudentsModule,
  StudioModule,
  AuditLogModule,
  FirstRunModule,
  FinderModule,
  InsightsModule,
  DashboardModule,
  FamiliesModule,
  GrowthModule,
  WebhooksModule,
];

/** The whole application: the platform, then the modules by their doors. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string, clock?: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config, clock),
        TelemetryModule,
        MetricsModule,
        DatabaseModule.at(databaseUrl),
        ...partModules(config),
        StorageModule,
        BackupsModule,
        JobsModule,
        SecurityModule,
        ServerModule,
        IdempotencyModule,
        RealtimeModule,
        TimeZonesModule,
        ...MODULES,
      ],
    };
  }
}
