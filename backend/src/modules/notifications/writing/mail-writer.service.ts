import { Inject, Injectable } from '@nestjs/common';
import type { SecondFactorChange } from '../../../events/index.js';
import { DomainError } from '../../../kernel/errors.js';
import { DEFAULT_LANGUAGE } from '../../../kernel/languages.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import {
  AccountsQueries,
  type Contact,
  EmailChangeService,
  firstNameAndInitial,
  StandingQueries,
} from '../../accounts/index.js';
import { BusinessService } from '../../business/index.js';
import { CertificatesService } from '../../certificates/index.js';
import { GiftLinksService } from '../../gifts/index.js';
import { AccountMailsService } from './account-mails.service.js';
import { AnnouncementMailsService } from './announcement-mails.service.js';
import { CallMailsService } from './call-mails.service.js';
import { ConductMailsService } from './conduct-mails.service.js';
import { PeopleOfSaleService } from './people-of-sale.service.js';
import { EventMailsService } from './event-mails.service.js';
import { FamilyMailsService } from './family-mails.service.js';
import { MoneyMailsService } from './money-mails.service.js';
import { NotificationsQueries } from '../bell/notifications.queries.js';
import { contributionPath } from '../contribution-path.js';
import { conversationPath } from '../conversation-path.js';
import { SETTINGS } from '../settings-paths.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import {
  changeEmail,
  deletionScheduled,
  emailChangeWarning,
  exportReady,
  secondFactorChanged,
  stolenSession,
} from '../templates/account.js';
import { coachLetter } from '../templates/coaching.js';
import { gift } from '../templates/gifts.js';
import {
  communityNews,
  courseCompleted,
  journalAnswered,
  mentioned,
  messageWaiting,
  moduleOpened,
} from '../templates/learning.js';
import { type LetterDetails, marketingLetter, serviceLetter } from '../templates/letters.js';
import { MailWords } from '../templates/mail-words.js';
import { type Receipt, receipt, refund, type RefundedOrder } from '../templates/purchases.js';
import {
  coachingBought,
  coachingRedeemed,
  type DailySale,
  type Sale,
  type SaleLinks,
  saleMade,
  salesOfTheDay,
} from '../templates/sales.js';
import { type MailReader, to, type Written } from './written.js';

/** Where the coach chooses mails about sales. */
const COACH_SETTINGS = '/creator/settings/sale-mails';

/** A mail's row, with the details its listener stored. */
export interface QueuedMail {
  kind: MailKind;
  thing: string;
  accountId: string;
  details: Record<string, unknown>;
}

type Reader = Omit<Contact, 'language'> & MailReader;

type Writer = (mail: QueuedMail, reader: Reader) => Promise<Written | undefined>;

/** Writes each mail. Tokens of links are made here, just before it is sent. */
@Injectable()
export class MailWriterService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsQueries,
    private readonly standing: StandingQueries,
    private readonly account: AccountMailsService,
    private readonly emailChanges: EmailChangeService,
    private readonly certificates: CertificatesService,
    private readonly business: BusinessService,
    private readonly gifts: GiftLinksService,
    private readonly people: PeopleOfSaleService,
    private readonly calls: CallMailsService,
    private readonly events: EventMailsService,
    private readonly families: FamilyMailsService,
    private readonly conduct: ConductMailsService,
    private readonly money: MoneyMailsService,
    private readonly announcements: AnnouncementMailsService,
    private readonly notifications: NotificationsQueries,
  ) {}

  /** Undefined when the recipient is gone, or the reason for the mail is. */
  async write(mail: QueuedMail): Promise<Written | undefined> {
    const account = await this.accounts.contact(mail.accountId);
    if (!account) return undefined;
    const words = new MailWords(account.language ?? DEFAULT_LANGUAGE);
    // A stranger may have typed this address with any name: mails to it must not carry those words.
    const name = account.isNameTrusted ? account.name : account.email;
    return this.writers[mail.kind](mail, { ...account, name, words });
  }

  private readonly writers: Record<MailKind, Writer> = {
    welcome: ({ accountId }, reader) => this.account.welcome(reader, accountId),
    'verify-email': ({ accountId }, reader) => this.account.verifyEmail(reader, accountId),
    'reset-password': ({ accountId }, reader) => this.account.resetPassword(reader, accountId),
    'ward-password-link': ({ accountId }, reader) => this.account.wardPasswordLink(reader, accountId),
    'sign-in-code': ({ accountId }, reader) => this.account.signInCode(reader, accountId),
    invitation: ({ accountId }, reader) => this.account.invitation(reader, accountId),
    'coach-letter': async ({ details }, reader) => {
      const coach = await this.accounts.coach();
      const subject = String(details['subject']);
      const text = String(details['text']);
      const letter = coachLetter.write(reader.words, { name: reader.name, subject, text });
      return coach && { ...to(reader, letter), replyTo: coach.email };
    },
    'marketing-letter': ({ details }, reader) => this.letter(marketingLetter, details, reader),
    'service-letter': ({ details }, reader) => this.letter(serviceLetter, details, reader),
    'stolen-session': async (_, reader) =>
      to(reader, stolenSession.write(reader.words, this.newPassword(reader))),
    'deletion-scheduled': async ({ details }, reader) => {
      const facts = { ...this.settings(reader), erasesAt: String(details['erasesAt']) };
      return to(reader, deletionScheduled.write(reader.words, facts));
    },
    'export-ready': async ({ details }, reader) => {
      const facts = { ...this.settings(reader), expiresAt: String(details['expiresAt']) };
      return to(reader, exportReady.write(reader.words, facts));
    },
    receipt: async ({ thing, accountId, details }, reader) => {
      const order = await this.people.named(thing, accountId, details as unknown as Receipt);
      const seller = order.seller ?? (await this.business.seller());
      const { timeZone } = await this.business.read();
      const facts = { name: reader.name, url: this.url(`/orders/${thing}`), order, seller, timeZone };
      return to(reader, receipt.write(reader.words, facts));
    },
    'change-email': async ({ thing }, { words }) => {
      const link = await this.emailChanges.issueLink(thing);
      if (!link) return undefined;
      const url = this.url(`/verify-email?token=${link.token}`);
      const { email } = link;
      return to({ email, words }, changeEmail.write(words, { name: email, url }));
    },
    'email-change-warning': async ({ thing }, reader) => {
      const email = await this.emailChanges.addressToWarn(thing);
      if (email === undefined) return undefined;
      return to({ ...reader, email }, emailChangeWarning.write(reader.words, this.newPassword(reader)));
    },
    'second-factor-changed': async ({ details }, reader) => {
      const facts = { ...this.newPassword(reader), change: details['change'] as SecondFactorChange };
      return to(reader, secondFactorChanged.write(reader.words, facts));
    },
    'course-completed': async ({ accountId, details }, reader) => {
      const paper = await this.certificate(accountId, String(details['courseId']));
      if (!paper) return undefined;
      const url = this.url(`/certificates/${paper.code}`);
      const facts = { name: reader.name, course: paper.courseTitle, url };
      return to(reader, courseCompleted.write(reader.words, facts));
    },
    'journal-answered': async ({ details }, reader) =>
      to(reader, journalAnswered.write(reader.words, { name: reader.name, url: this.lessonUrl(details) })),
    'message-waiting': async ({ details: { senderId, conversationId, isForCoach } }, reader) => {
      const sender = await this.accounts.contact(String(senderId));
      const url = this.url(conversationPath(String(conversationId), isForCoach === true));
      return (
        sender &&
        to(reader, messageWaiting.write(reader.words, { name: reader.name, url, sender: sender.name }))
      );
    },
    mentioned: async ({ details: { postId, commentId, byId, readsWholeName } }, reader) => {
      const by = await this.accounts.contact(String(byId));
      if (!by || !(await this.standing.allows('be-read-in-community', String(byId)))) return undefined;
      const url = this.url(contributionPath(String(postId), commentId === null ? null : String(commentId)));
      const sender = readsWholeName ? by.name : firstNameAndInitial(by.name);
      return to(reader, mentioned.write(reader.words, { name: reader.name, url, sender }));
    },
    announced: ({ details }, reader) =>
      this.announcements.announced(reader, String(details['announcementId'])),
    'community-news': async ({ accountId, details }, reader) => {
      const told = await this.notifications.unreadAmong(accountId, details['ids'] as string[]);
      if (told.length === 0) return undefined;
      const news = told.map(({ kind, people, others, title, path }) => ({
        kind,
        people,
        others,
        title,
        url: this.url(path),
      }));
      const url = this.url('/my-sanctum/notifications');
      return to(reader, communityNews.write(reader.words, { name: reader.name, url, news }));
    },
    'module-opened': async ({ details }, reader) => {
      const module = String(details['moduleTitle']);
      const course = String(details['courseTitle']);
      const url = this.url(`/course/${String(details['courseId'])}`);
      return to(reader, moduleOpened.write(reader.words, { name: reader.name, module, course, url }));
    },
    'payment-held': ({ thing, details }, reader) => this.money.paymentHeld(reader, thing, details),
    refund: async ({ details }, reader) => {
      const url = this.url(`/orders/${String(details['orderId'])}`);
      const facts = { name: reader.name, url, order: details as unknown as RefundedOrder };
      return to(reader, refund.write(reader.words, facts));
    },
    'refund-failed': ({ details }, reader) => this.money.refundFailed(reader, details),
    'refund-unallocated': ({ details }, reader) => this.money.refundUnallocated(reader, details),
    'dispute-opened': ({ details }, reader) => this.money.disputeOpened(reader, details),
    'dispute-closed': ({ details }, reader) => this.money.disputeClosed(reader, details),
    'coaching-bought': async ({ thing, details }, reader) => {
      const buyer = await this.accounts.contact(String(details['buyerId']));
      if (!buyer) return undefined;
      const sale = await this.people.named(thing, String(details['buyerId']), details as unknown as Sale);
      const facts = { name: reader.name, sale, buyer, links: this.saleLinks(thing, details) };
      return to(reader, coachingBought.write(reader.words, facts));
    },
    gift: async ({ details }, { name: giver, words }) => {
      const present = await this.gifts.letterOf(String(details['giftId']));
      return present && to({ email: present.recipientEmail, words }, gift.write(words, { giver, present }));
    },
    'call-to-confirm': ({ details }, { words }) => this.calls.toConfirm(String(details['bookingId']), words),
    'call-confirmed': ({ details }, { words }) => this.calls.confirmed(String(details['bookingId']), words),
    'call-reminder': ({ details: { bookingId, startsAt } }, { words }) =>
      this.calls.reminder(String(bookingId), new Date(String(startsAt)), words),
    'time-lost': ({ thing }, { words }) => this.calls.lost(thing, words),
    'place-offered': (mail, reader) => this.calls.placeOffered(mail.accountId, mail.details, reader),
    'call-cancelled': ({ details }, { words }) => this.calls.cancelled(String(details['bookingId']), words),
    'call-changed': ({ details }, { words }) => {
      const { bookingId, wasAt } = details;
      return this.calls.changed(String(bookingId), wasAt === null ? null : new Date(String(wasAt)), words);
    },
    'call-moved': async ({ details }, reader) =>
      this.calls.moved(String(details['bookingId']), new Date(String(details['wasAt'])), reader),
    'call-booked': async ({ details }, reader) => this.calls.booked(String(details['bookingId']), reader),
    'call-withdrawn': async ({ details }, reader) =>
      this.calls.withdrawn(String(details['bookingId']), reader),
    'call-without-consent': async ({ details }, reader) =>
      this.calls.withoutConsent(String(details['bookingId']), reader),
    'event-joined': ({ accountId, details }, reader) =>
      this.events.joined({ ...reader, accountId }, String(details['eventId'])),
    'event-place-given': ({ accountId, details }, reader) =>
      this.events.placeGiven({ ...reader, accountId }, String(details['eventId'])),
    'event-reminder': ({ accountId, details: { eventId, startsAt } }, reader) =>
      this.events.reminder({ ...reader, accountId }, String(eventId), new Date(String(startsAt))),
    'event-changed': ({ accountId, details: { eventId, wasAt } }, reader) =>
      this.events.changed(
        { ...reader, accountId },
        String(eventId),
        wasAt === null ? null : new Date(String(wasAt)),
      ),
    'event-cancelled': ({ accountId, details }, reader) =>
      this.events.cancelled({ ...reader, accountId }, String(details['eventId'])),
    'coaching-redeemed': async ({ details }, reader) => {
      const person = await this.accounts.contact(String(details['accountId']));
      if (!person) return undefined;
      const { buyerId } = details;
      const giver = buyerId === null ? undefined : await this.accounts.contact(String(buyerId));
      const links = {
        order: this.orderUrl(details),
        student: this.url(`/creator/students/${String(details['accountId'])}/show`),
      };
      const facts = { name: reader.name, coaching: details['coaching'] as string[], person, giver, links };
      return to(reader, coachingRedeemed.write(reader.words, facts));
    },
    'guardian-wanted': ({ thing }) => this.families.guardianWanted(thing),
    'guardian-invited': ({ thing }, reader) => this.families.guardianInvited(reader, thing),
    'came-of-age': (_, reader) => this.families.cameOfAge(reader),
    'ward-came-of-age': ({ details }, reader) => this.families.wardCameOfAge(reader, details),
    'purchase-asked': ({ details }, reader) => this.families.purchaseAsked(reader, details),
    'coach-noted-call': ({ details }, reader) => this.families.coachNotedCall(reader, details),
    warned: ({ thing }, reader) => this.conduct.warned(reader, thing),
    muted: ({ accountId }, reader) => this.conduct.muted(reader, accountId),
    'ward-warned': ({ details }, reader) => this.conduct.wardWarned(reader, details),
    'ward-muted': ({ details }, reader) => this.conduct.wardMuted(reader, details),
    'guardian-accepted': ({ details }, reader) => this.families.guardianAccepted(reader, details),
    'guardian-joined': ({ details }, reader) => this.families.guardianJoined(reader, details),
    'guardian-removed': ({ details }, reader) => this.families.guardianRemoved(reader, details),
    'ward-closed': ({ details }, reader) => this.families.wardClosed(reader, details),
    'approval-asked': ({ details }, reader) => this.families.approvalAsked(reader, details),
    'ward-acted': ({ details }, reader) => this.families.wardActed(reader, details),
    'ward-opened': ({ details }, reader) => this.families.wardOpened(reader, details),
    'ward-password-set': (_, reader) => this.families.wardPasswordSet(reader),
    sale: async ({ thing, details }, reader) => {
      const buyer = await this.accounts.contact(String(details['buyerId']));
      const sale = await this.people.named(thing, String(details['buyerId']), details as unknown as Sale);
      const facts = { name: reader.name, sale, buyer, links: this.saleLinks(thing, details) };
      return to(reader, saleMade.write(reader.words, facts));
    },
    'sales-of-the-day': async ({ details }, reader) => {
      const sales = details['sales'] as (Omit<DailySale, 'buyerName'> & { buyerId: string | null })[];
      const names = await this.accounts.names(sales.flatMap(({ buyerId }) => buyerId ?? []));
      const facts = {
        name: reader.name,
        url: this.url('/creator/orders'),
        settings: this.url(COACH_SETTINGS),
        timeZone: (await this.business.read()).timeZone,
        sales: sales.map((sale) => ({ ...sale, buyerName: names.get(sale.buyerId ?? '') })),
      };
      return to(reader, salesOfTheDay.write(reader.words, facts));
    },
  };

  /** None when the member has taken a lesson back meanwhile, or no longer owns the course. */
  private async certificate(accountId: string, courseId: string) {
    try {
      return await this.certificates.issue(accountId, courseId);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
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

  /** A letter of the coach to many; answers go to the coach's own address. */
  private async letter(
    template: typeof marketingLetter,
    details: Record<string, unknown>,
    { name, ...reader }: Reader,
  ): Promise<Written | undefined> {
    const { subject, text, title, links } = details as unknown as LetterDetails;
    const coach = await this.accounts.coach();
    const message = template.write(reader.words, { name, subject, text, title, links });
    return coach && { ...to(reader, message), coachs: { subject, text }, replyTo: coach.email };
  }

  /** Where whoever did not do it chooses a new password. */
  private newPassword({ name }: Reader): { name: string; url: string } {
    return { name, url: this.url('/forgot-password') };
  }

  private settings({ name }: Reader): { name: string; url: string } {
    return { name, url: this.url(SETTINGS) };
  }

  private url(path: string): string {
    return `${this.config.publicUrl}${path}`;
  }
}
