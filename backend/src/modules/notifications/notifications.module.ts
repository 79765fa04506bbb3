import { Module } from '@nestjs/common';
import { MailPost } from './mail-post.service.js';
import { OnAccountDeletionScheduled } from './on-account-deletion-scheduled.js';
import { OnDataExportReady } from './on-data-export-ready.js';
import { OnEmailVerificationRequested } from './on-email-verification-requested.js';
import { OnLoginSessionReuseDetected } from './on-login-session-reuse-detected.js';
import { EraseMails } from './on-member-erased.js';
import { OnMemberJoined } from './on-member-joined.js';
import { OnOrderPaid } from './on-order-paid.js';
import { OnPasswordResetRequested } from './on-password-reset-requested.js';
import { MailPersonalData } from './personal-data.queries.js';
import { SendMail } from './send-mail.service.js';

@Module({
  providers: [
    MailPost,
    SendMail,
    MailPersonalData,
    EraseMails,
    OnAccountDeletionScheduled,
    OnDataExportReady,
    OnEmailVerificationRequested,
    OnLoginSessionReuseDetected,
    OnMemberJoined,
    OnOrderPaid,
    OnPasswordResetRequested,
  ],
})
export class NotificationsModule {}
