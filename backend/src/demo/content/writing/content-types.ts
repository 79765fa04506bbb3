import type { DemoAssignment, DemoHandedIn } from './assignment-types.js';
import type {
  COURSE_CATEGORIES,
  DIGITAL_FILE_CATEGORIES,
  OfferInterval,
  OfferTranslations,
  ProductQuestion,
  Topic,
} from '../../../modules/catalog/index.js';

/**
 * The shape of the demo content (product rule 1.1): plain values, independent of the database. Times are relative
 * ("days ago"), so the demo always looks recent.
 */

export type CourseCategory = (typeof COURSE_CATEGORIES)[number];
export type DigitalFileCategory = (typeof DIGITAL_FILE_CATEGORIES)[number];

export type MediaKind = 'image' | 'video' | 'audio' | 'file' | 'captions';

export interface DemoMedia {
  key: string;
  id: string;
  /** Path below `backend/src/demo/media/`. */
  path: string;
  fileName: string;
  kind: MediaKind;
  mimeType: string;
  durationSeconds?: number;
  width?: number;
  height?: number;
  /** Videos only: media key of the poster image. */
  poster?: string;
}

export interface DemoPerson {
  key: string;
  id: string;
  email: string;
  name: string;
  role: 'creator' | 'member';
  phone: string;
  /** Date in ISO 8601. */
  birthday: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  joinedDaysAgo: number;
  /** Days since the member was last active; not read for the coach. */
  seenDaysAgo?: number;
  /** Bio on the profile. */
  bio?: string;
  /** True if the member has not given a birthday yet, so the next sign-in asks for it. */
  isUnasked?: true;
}

export interface DemoReview {
  /** Key of a person who owns the product: see `ownership.ts`. */
  memberKey: string;
  rating: 3 | 4 | 5;
  text: string;
  /** The coach's public answer. */
  answer?: string;
  /** True if the author agreed to be quoted on the site. */
  canBeQuoted?: true;
  daysAgo: number;
}

/** A way to buy a product for some days, or in regular payments. */
export interface DemoOffer {
  key: string;
  name: string;
  translations: OfferTranslations;
  priceCents: number;
  accessDays?: number;
  interval?: OfferInterval;
  instalments?: number;
  trialDays?: number;
}

interface ProductBase {
  key: string;
  /** Id of the course and of its product. */
  id: string;
  title: string;
  /** One sentence, for cards and search results. */
  summary: string;
  /** Paragraphs, separated by an empty line. */
  description: string;
  /** `null` means free, claimed without a card, or sold only by subscription. */
  priceCents: number | null;
  isSubscriptionOnly?: true;
  /** Other ways to buy it. */
  offers?: DemoOffer[];
  duration: string;
  tags: Topic[];
  /** Media key of the picture. */
  thumbnail: string;
  thumbnailAlt: string;
  whatsInside: string[];
  questions?: ProductQuestion[];
  /** Media keys of pictures of pages inside. */
  previews?: string[];
  createdDaysAgo: number;
  reviews: DemoReview[];
}

export interface DemoCourseProduct extends ProductBase {
  type: 'course';
  category: CourseCategory;
  course: DemoCourse;
}

export interface DemoDigitalFileProduct extends ProductBase {
  type: 'digital_file';
  category: DigitalFileCategory;
  /** Media keys, the main file first. */
  files: string[];
}

export interface DemoCoachingProduct extends ProductBase {
  type: 'coaching';
  category: CourseCategory;
  minutes: number;
}

export interface DemoBundleProduct extends ProductBase {
  type: 'bundle';
  category: CourseCategory;
  /** Keys of the products, in order. */
  parts: string[];
}

export type DemoProduct =
  | DemoCourseProduct
  | DemoDigitalFileProduct
  | DemoCoachingProduct
  | DemoBundleProduct;

export interface DemoCourse {
  sections: DemoSection[];
}

export interface DemoSection {
  key: string;
  id: string;
  title: string;
  subtitle: string;
  modules: DemoModule[];
}

export type DemoLock = { kind: 'afterPrevious' } | { kind: 'daysAfterEnrollment'; days: number };

/** Spanish texts of a course. A widget is named by its lesson, page and position, counted from 1. */
export interface SpanishCourse {
  parts: Record<string, { title: string; subtitle?: string; description?: string }>;
  widgets: Record<string, object>;
}

export interface DemoModule {
  key: string;
  id: string;
  title: string;
  subtitle: string;
  lock?: DemoLock;
  lessons: DemoLesson[];
}

export interface DemoLesson {
  key: string;
  id: string;
  title: string;
  subtitle: string;
  /** True if visitors can open it before they buy. */
  isFreePreview: boolean;
  pages: DemoPage[];
}

export interface DemoPage {
  id: string;
  title: string;
  widgets: DemoWidget[];
}

export type DemoWidget = DemoWidgetContent & { id: string };

/** Content of a widget. Media are named by their keys in the manifest. */
export type DemoWidgetContent =
  | { type: 'text'; settings: { content: string } }
  | { type: 'image'; settings: { media: string; alt: string; caption: string } }
  | { type: 'video'; settings: { media: string; title: string; captions: string; transcript: string } }
  | { type: 'audio'; settings: { media: string; title: string } }
  | { type: 'file'; settings: { media: string; fileName: string } }
  | { type: 'button'; settings: { label: string; url: string } }
  | { type: 'question'; settings: MultipleChoiceSettings | JournalSettings }
  | { type: 'opinionScale'; settings: OpinionScaleSettings }
  | { type: 'stopwatch'; settings: { initialSeconds: number } }
  | { type: 'quiz'; settings: QuizSettings }
  | { type: 'assignment'; settings: DemoAssignment }
  | { type: 'calendly' | 'typeform'; settings: { url: string; title: string } };

export interface MultipleChoiceSettings {
  kind: 'multiple_choice';
  question: string;
  options: { id: string; text: string }[];
  correctOptionId: string;
  feedback: { correct: string; incorrect: string };
}

export interface QuizSettings {
  title: string;
  questions: {
    id: string;
    text: string;
    options: { id: string; text: string }[];
    correctOptionIds: string[];
    feedback: { correct: string; incorrect: string };
  }[];
  passPercent: number;
  attempts: number | null;
  isRequired: boolean;
}

export interface JournalSettings {
  kind: 'journal';
  question: string;
}

export interface OpinionScaleSettings {
  question: string;
  min: number;
  max: number;
  minLabel: string;
  maxLabel: string;
}

/** A product that a member owns, and the progress in it. */
export interface DemoOwnership {
  memberKey: string;
  productKey: string;
  /** Days since the member got the product; never before the member joined. */
  daysAgo: number;
  /** Number of completed lessons, in the course's order. */
  completedLessonCount: number;
  /** Position in the first lesson that is not completed: its nth video, at this second. */
  resume?: { videoIndex: number; seconds: number };
  /** Dispute: the buyer asks the bank for the money back, and the coach has some days to answer. */
  dispute?: { daysAgo: number; reason: string };
  /** Refund: in full from the console, which ends access, or in part at the payment provider, as goodwill. */
  refund?: { daysAgo: number } & ({ reason: string } | { cents: number });
  /** Code of the coupon used. */
  couponCode?: string;
  /** Key of the offer that was bought; missing: the product's own price. */
  offerKey?: string;
}

/** A product that a member bought for someone else. */
export interface DemoGift {
  memberKey: string;
  productKey: string;
  daysAgo: number;
  /** Null: the gift goes straight to a daughter, without an email. */
  recipient: { name: string; email: string | null };
  message: string | null;
  /** Recipient and time of redemption; missing: not redeemed yet. */
  redeemedBy?: { memberKey: string; daysAgo: number };
}

/** A member and a lesson. */
export interface DemoPlace {
  memberKey: string;
  productKey: string;
  lessonKey: string;
}

export type DemoScaleAnswer = DemoPlace & { values: { daysAgo: number; value: number }[] };
export type DemoStopwatchAnswer = DemoPlace & { sessions: { daysAgo: number; seconds: number }[] };
export type DemoChoiceAnswer = DemoPlace & { daysAgo: number; optionId: string };
/** Letters of the options chosen for each question, by attempt. */
export type DemoQuizAnswer = DemoPlace & { attempts: { daysAgo: number; chosen: string[] }[] };
export type DemoAssignmentAnswer = DemoPlace & DemoHandedIn;
export type DemoJournalAnswer = DemoPlace & {
  daysAgo: number;
  text: string;
  /** Sharing with the coach; without it the journal is private. */
  shared?: { daysAgo: number; reply?: { daysAgo: number; text: string } };
};

/** A note with `atSeconds` belongs to the lesson's first video, without it to the whole lesson. */
export type DemoNote = DemoPlace & { daysAgo: number; atSeconds?: number; text: string };

/** A member's answer to the lesson's first widget of the right kind. */
export type DemoAnswer =
  | DemoScaleAnswer
  | DemoStopwatchAnswer
  | DemoChoiceAnswer
  | DemoQuizAnswer
  | DemoAssignmentAnswer
  | DemoJournalAnswer;

/** A coupon of the coach: a percentage off everything. */
export interface DemoCoupon {
  code: string;
  percent: number;
  /** Number of a subscription's first payments that it discounts; null: it is for the cart alone. */
  firstPayments: number | null;
  maxUses: number | null;
  daysAgo: number;
  /** Days since the coupon ended; null: still active. */
  endedDaysAgo: number | null;
}

export interface DemoTag {
  name: string;
  memberKeys: readonly string[];
}

export interface DemoComment {
  memberKey: string;
  hoursAgo: number;
  text: string;
  /** True if the answer solved the question. */
  isAccepted?: true;
  /** Keys of the members who found the comment helpful. */
  helped?: readonly string[];
  replies?: readonly Omit<DemoComment, 'replies'>[];
}

export interface DemoPost {
  key: string;
  /** Set for a question; otherwise it is a post. */
  kind?: 'question';
  memberKey: string;
  /** Missing: the post is for all members. */
  groupKey?: string;
  hoursAgo: number;
  tag?: string;
  /** The lesson that a question was asked from, at a second of its video. */
  askedFrom?: { productKey: string; lessonKey: string; atSeconds: number };
  /** `@{key}` mentions a person. */
  text: string;
  /** Keys of media, each with its alt text. */
  images?: readonly { key: string; alt: string }[];
  /** Media keys of videos and documents. */
  files?: readonly string[];
  isPinned?: true;
  /** Keys of the people who reacted, by emoji. */
  reactions?: Readonly<Record<string, readonly string[]>>;
  comments?: readonly DemoComment[];
  /** Keys of the people who saved the post. */
  savedBy?: readonly string[];
  /** Report of the post: the reporter and the reason. */
  report?: { memberKey: string; note: string };
}

export interface DemoAnnouncement {
  key: string;
  priority: 'high' | 'normal';
  daysAgo: number;
  title: string;
  text: string;
  spanish?: { title: string; text: string };
  /** Keys of the people who have seen the announcement, in this order, one hour apart. */
  seenBy: readonly string[];
}

/** A warning from the coach to a member about something the member wrote. */
export interface DemoWarning {
  memberKey: string;
  daysAgo: number;
  text: string;
}

export interface DemoEvent {
  key: string;
  title: string;
  description: string;
  /** Days until the first occurrence, in the coach's time zone. */
  inDays: number;
  at: string;
  minutes: number;
  place: string | null;
  meetingUrl: string | null;
  capacity: number | null;
  groupKey?: string;
  repeats?: { rhythm: 'weekly' | 'two_weeks' | 'monthly'; times: number };
  coming: readonly string[];
  waiting: readonly string[];
}
