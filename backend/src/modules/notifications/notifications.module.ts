import { Module } from '@nestjs/common';
import { MailPost } from './mail-post.service.js';
import { OnEmailVerificationRequested } from './on-email-verification-requested.js';
import { OnLoginSessionReuseDetected } from './on-login-session-reuse-detected.js';
import { OnMemberJoined } from './on-member-joined.js';
import { OnOrderPaid } from './on-order-paid.js';
import { OnPasswordResetRequested } from './on-password-reset-requested.js';
import { SendMail } from './send-mail.service.js';

@Module({
  providers: [
    MailPost,
    SendMail,
    OnEmailVerificationRequested,
    OnLoginSessionReuseDetected,
    OnMemberJoined,
    OnOrderPaid,
    OnPasswordResetRequested,
  ],
})
export class NotificationsModule {}
