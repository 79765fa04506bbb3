import { Module } from '@nestjs/common';
import { OutsideModule } from '../../platform/outside/outside.module.js';
import { SecurityModule } from '../../platform/security/security.module.js';
import { AuditModule } from '../audit/index.js';
import { HeldWebhooksService } from './held-webhooks.service.js';
import { OnCoaching } from './on-coaching.js';
import { OnCommunity } from './on-community.js';
import { OnLearning } from './on-learning.js';
import { OnMembers } from './on-members.js';
import { OnPayments } from './on-payments.js';
import { PersonalDataService } from './personal-data.service.js';
import { SendWebhookJob } from './send-webhook.job.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhookDeliveriesQueries } from './webhook-deliveries.queries.js';
import { WebhookFactsQueries } from './webhook-facts.queries.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksQueries } from './webhooks.queries.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [AuditModule, OutsideModule, SecurityModule],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [
    HeldWebhooksService,
    OnCoaching,
    OnCommunity,
    OnLearning,
    OnMembers,
    OnPayments,
    PersonalDataService,
    SendWebhookJob,
    WebhookDeliveriesQueries,
    WebhookFactsQueries,
    WebhookOutboxService,
    WebhookSecretsService,
    WebhooksQueries,
    WebhooksService,
  ],
  exports: [HeldWebhooksService],
})
export class WebhooksModule {}
