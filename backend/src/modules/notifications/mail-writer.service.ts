import { Inject, Injectable } from '@nestjs/common';
import type { SecondFactorChange } from '../../events/index.js';
import { DomainError } from '../../kernel/errors.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { AccountsQueries, EmailChangeService, OneTimeTokenService } from '../accounts/index.js';
import { BusinessService } from '../business/index.js';
import { CertificatesService } from '../certificates/index.js';
import { PublishedSiteService } from '../site/index.js';
import {
  type ClosedDispute,
  disputeClosed,
  disputeOpened,
  type HeldPayment,
  type OpenedDispute,
  paymentHeld,
  refundFailed,
  type RefundTrouble,
  refundUnallocated,
} from './coach-letters.js';
import { GiftLinksService, GiftRecipientsQueries } from '../gifts/index.js';
import { CallMailsService } from './call-mails.service.js';
import { coachingRedeemed, gift } from './gift-letters.js';
import { courseCompleted, journalAnswered, moduleOpened } from './learning-letters.js';
import {
  changeEmail,
  deletionScheduled,
  emailChangeWarning,
  coachLetter,
  exportReady,
  invitation,
  type Receipt,
  receipt,
  refunded,
  type RefundedOrder,
  resetPassword,
  secondFactorChanged,
  stolenSession,
  verifyEmail,
  welcome,
} from './letters.js';
import type { MailKind } from './mail-kinds.js';
import type { Written } from './written.js';
import {
  coachingBought,
  type DailySale,
  type Sale,
  type SaleLinks,
  saleMade,
  salesOfTheDay,
} from './sale-letters.js';

/** Where a member finds the data export and the deletion of the account. */
const SETTINGS = '/my-sanctum/settings';

/** Where the coach chooses mails about sales. */
const COACH_SETTINGS = '/creator/settings/sale-mails';

/** A mail's row, with the details its listener stored. */
export interface QueuedMail {
  kind: MailKind;
  thing: string;
  accountId: string;
  details: Record<string, unknown>;
}

interface Recipient {
  name: string;
  email: string;
  emailVerified: boolean;
}

type Writer = (mail: QueuedMail, recipient: Recipient) => Promise<Written | undefined>;

/** Writes each mail. Tokens of links are made here, just before it is sent. */
@Injectable()
export class MailWriterService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly accounts: AccountsQueries,
    private readonly tokens: OneTimeTokenService,
    private readonly emailChanges: EmailChangeService,
    private readonly certificates: CertificatesService,
    private readonly site: PublishedSiteService,
    private readonly business: BusinessService,
    private readonly gifts: GiftLinksService,
    private readonly recipients: GiftRecipientsQueries,
    private readonly calls: CallMailsService,
  ) {}

  /** Undefined when the recipient is gone, or the reason for the mail is. */
  async write(mail: QueuedMail): Promise<Written | undefined> {
    const recipient = await this.accounts.contact(mail.accountId);
    return recipient && this.writers[mail.kind](mail, recipient);
  }

  private readonly writers: Record<MailKind, Writer> = {
    welcome: (mail, to) => this.confirm(mail, to, welcome),
    'verify-email': (mail, to) => this.confirm(mail, to, verifyEmail),
    'reset-password': async ({ accountId }, { email, name }) => {
      const url = await this.link('/reset-password', accountId, 'reset-password');
      return { to: email, letter: resetPassword(name, url) };
    },
    invitation: async ({ accountId }, { email, name }) => {
      const [coach, place] = [await this.accounts.coach(), await this.place()];
      const url = await this.link('/reset-password', accountId, 'invitation');
      return { to: email, letter: invitation(name, coach?.name ?? place, url, place) };
    },
    'coach-letter': async ({ details }, { email }) => {
      const coach = await this.accounts.coach();
      const [subject, text] = [String(details['subject']), String(details['text'])];
      return coach && { to: email, letter: coachLetter(subject, text, coach.name), replyTo: coach.email };
    },
    'stolen-session': async (_, { email, name }) => ({
      to: email,
      letter: stolenSession(name, this.url('/forgot-password')),
    }),
    'deletion-scheduled': async ({ details }, { email, name }) => ({
      to: email,
      letter: deletionScheduled(name, String(details['erasesAt']), this.url(SETTINGS)),
    }),
    'export-ready': async ({ details }, { email, name }) => ({
      to: email,
      letter: exportReady(name, String(details['expiresAt']), this.url(SETTINGS)),
    }),
    receipt: async ({ thing, details }, { email, name }) => ({
      to: email,
      letter: receipt(
        name,
        await this.withRecipients(thing, details as unknown as Receipt),
        this.url(`/orders/${thing}`),
        await this.business.seller(),
      ),
    }),
    'change-email': async ({ thing }, { name }) => {
      const link = await this.emailChanges.issueLink(thing);
      return (
        link && { to: link.email, letter: changeEmail(name, this.url(`/verify-email?token=${link.token}`)) }
      );
    },
    'email-change-warning': async ({ thing }, { name }) => {
      const to = await this.emailChanges.addressToWarn(thing);
      return to === undefined
        ? undefined
        : { to, letter: emailChangeWarning(name, this.url('/forgot-password')) };
    },
    'second-factor-changed': async ({ details }, { email, name }) => ({
      to: email,
      letter: secondFactorChanged(
        name,
        details['change'] as SecondFactorChange,
        this.url('/forgot-password'),
      ),
    }),
    'course-completed': async ({ accountId, details }, { email, name }) => {
      const paper = await this.certificate(accountId, String(details['courseId']));
      return (
        paper && {
          to: email,
          letter: courseCompleted(name, paper.courseTitle, this.url(`/certificates/${paper.code}`)),
        }
      );
    },
    'journal-answered': async ({ details }, { email, name }) => ({
      to: email,
      letter: journalAnswered(name, this.lessonUrl(details)),
    }),
    'module-opened': async ({ details }, { email, name }) => ({
      to: email,
      letter: moduleOpened(
        name,
        String(details['moduleTitle']),
        String(details['courseTitle']),
        this.url(`/course/${String(details['courseId'])}`),
      ),
    }),
    'payment-held': async ({ thing, details }, { email, name }) => {
      const url = this.url(`/creator/payment-reviews/${thing}/show`);
      const buyer = await this.accounts.contact(String(details['buyerId']));
      return { to: email, letter: paymentHeld(name, details as unknown as HeldPayment, buyer, url) };
    },
    refund: async ({ details }, { email, name }) => {
      const url = this.url(`/orders/${String(details['orderId'])}`);
      return { to: email, letter: refunded(name, details as unknown as RefundedOrder, url) };
    },
    'refund-failed': async ({ details }, { email, name }) => ({
      to: email,
      letter: refundFailed(name, details as unknown as RefundTrouble, this.orderUrl(details)),
    }),
    'refund-unallocated': async ({ details }, { email, name }) => ({
      to: email,
      letter: refundUnallocated(name, details as unknown as RefundTrouble, this.orderUrl(details)),
    }),
    'dispute-opened': async ({ details }, { email, name }) => {
      const buyer = await this.accounts.contact(String(details['buyerId']));
      const dispute = details as unknown as OpenedDispute;
      return { to: email, letter: disputeOpened(name, dispute, buyer, this.orderUrl(details)) };
    },
    'dispute-closed': async ({ details }, { email, name }) => ({
      to: email,
      letter: disputeClosed(name, details as unknown as ClosedDispute, this.orderUrl(details)),
    }),
    'coaching-bought': async ({ thing, details }, { email, name }) => {
      const buyer = await this.accounts.contact(String(details['buyerId']));
      const sale = await this.withRecipients(thing, details as unknown as Sale);
      return (
        buyer && { to: email, letter: coachingBought(name, sale, buyer, this.saleLinks(thing, details)) }
      );
    },
    gift: async ({ details }, { name: sender }) => {
      const present = await this.gifts.letterOf(String(details['giftId']));
      return present && { to: present.recipientEmail, letter: gift(sender, present) };
    },
    'call-to-confirm': ({ details }) => this.calls.toConfirm(String(details['bookingId'])),
    'call-confirmed': ({ details }) => this.calls.confirmed(String(details['bookingId'])),
    'call-cancelled': ({ details }) => this.calls.cancelled(String(details['bookingId'])),
    'call-booked': ({ details }, coach) => this.calls.booked(String(details['bookingId']), coach),
    'call-withdrawn': ({ details }, coach) => this.calls.withdrawn(String(details['bookingId']), coach),
    'coaching-redeemed': async ({ details }, { email, name }) => {
      const person = await this.accounts.contact(String(details['accountId']));
      const { buyerId } = details;
      const giver = buyerId === null ? undefined : await this.accounts.contact(String(buyerId));
      const links = {
        order: this.orderUrl(details),
        student: this.url(`/creator/students/${String(details['accountId'])}/show`),
      };
      const coaching = details['coaching'] as string[];
      return person && { to: email, letter: coachingRedeemed(name, coaching, person, giver, links) };
    },
    sale: async ({ thing, details }, { email, name }) => {
      const buyer = await this.accounts.contact(String(details['buyerId']));
      const sale = await this.withRecipients(thing, details as unknown as Sale);
      return { to: email, letter: saleMade(name, sale, buyer, this.saleLinks(thing, details)) };
    },
    'sales-of-the-day': async ({ details }, { email, name }) => {
      const sales = details['sales'] as (Omit<DailySale, 'buyerName'> & { buyerId: string | null })[];
      const names = await this.accounts.names(sales.flatMap(({ buyerId }) => buyerId ?? []));
      const told = sales.map((sale) => ({ ...sale, buyerName: names.get(sale.buyerId ?? '') }));
      const urls = { orders: this.url('/creator/orders'), settings: this.url(COACH_SETTINGS) };
      return { to: email, letter: salesOfTheDay(name, told, urls) };
    },
  };

  private async confirm(
    { accountId }: QueuedMail,
    { email, name, emailVerified }: Recipient,
    say: typeof welcome,
  ) {
    if (emailVerified) return undefined;
    const url = await this.link('/verify-email', accountId, 'verify-email');
    return { to: email, letter: say(name, url, await this.place()) };
  }

  /** None when the member has taken a lesson back meanwhile, or no longer owns the course. */
  private async certificate(accountId: string, courseId: string) {
    try {
      return await this.certificates.issue(accountId, courseId);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  /** Names the people for whom gifts are. They are looked up now, so that no job keeps a name. */
  private async withRecipients<Order extends { lines: { productId?: string; isGift?: boolean }[] }>(
    orderId: string,
    order: Order,
  ): Promise<Order> {
    if (!order.lines.some(({ isGift }) => isGift)) return order;
    const names = await this.recipients.of(orderId);
    const lines = order.lines.map((line) => ({ ...line, giftFor: names.get(line.productId ?? '') }));
    return { ...order, lines };
  }

  /** The order in the console. */
  private orderUrl({ orderId }: Record<string, unknown>): string {
    return this.url(`/creator/orders/${String(orderId)}/show`);
  }

  private saleLinks(orderId: string, { buyerId }: Record<string, unknown>): SaleLinks {
    return {
      order: this.orderUrl({ orderId }),
      student: this.url(`/creator/students/${String(buyerId)}/show`),
      settings: this.url(COACH_SETTINGS),
    };
  }

  private lessonUrl({ courseId, lessonId }: Record<string, unknown>): string {
    return this.url(`/course/${String(courseId)}?lesson=${encodeURIComponent(String(lessonId))}`);
  }

  private async link(
    page: string,
    accountId: string,
    purpose: 'verify-email' | 'reset-password' | 'invitation',
  ) {
    const token = await this.database.transaction((tx) => this.tokens.issue(tx, accountId, purpose));
    return this.url(`${page}?token=${token}`);
  }

  /** How the place is called. */
  private async place(): Promise<string> {
    return (await this.site.site()).place.name;
  }

  private url(path: string): string {
    return `${this.config.publicUrl}${path}`;
  }
}
