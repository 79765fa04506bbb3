import type { COURSE_CATEGORIES, DIGITAL_FILE_CATEGORIES, Topic } from '../../../modules/catalog/index.js';

/**
 * The shape of the demo content (product rule 1.1): plain values that know nothing of the database.
 * Times are relative ("days ago"), because the demo must look alive whenever it is planted.
 */

export type CourseCategory = (typeof COURSE_CATEGORIES)[number];
export type DigitalFileCategory = (typeof DIGITAL_FILE_CATEGORIES)[number];

export type MediaKind = 'image' | 'video' | 'audio' | 'file' | 'captions';

export interface DemoMedia {
  key: string;
  id: string;
  /** Below `backend/src/demo/media/`. */
  path: string;
  fileName: string;
  kind: MediaKind;
  mimeType: string;
  durationSeconds?: number;
  width?: number;
  height?: number;
  /** Of a film: the key of the picture that stands for it before it plays. */
  poster?: string;
}

export interface DemoPerson {
  key: string;
  id: string;
  email: string;
  name: string;
  role: 'creator' | 'member';
  phone: string;
  /** ISO date. */
  birthday: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  joinedDaysAgo: number;
  /** When the member was last here; the coach is never asked. */
  seenDaysAgo?: number;
  /** The bio on the profile. */
  bio?: string;
  /** Has not said yet when she was born: asked at the next sign-in. */
  isUnasked?: true;
}

export interface DemoReview {
  /** Of a person who owns the product: see `ownership.ts`. */
  memberKey: string;
  rating: 3 | 4 | 5;
  text: string;
  /** The coach's public answer. */
  answer?: string;
  daysAgo: number;
}

interface ProductBase {
  key: string;
  /** A course and its product are one id. */
  id: string;
  title: string;
  /** One sentence, for cards and search results. */
  summary: string;
  /** Paragraphs, parted by an empty line. */
  description: string;
  /** `null` is free: claimed without a card. */
  priceCents: number | null;
  duration: string;
  tags: Topic[];
  /** Media key. */
  thumbnail: string;
  thumbnailAlt: string;
  whatsInside: string[];
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
  /** Keys of products, in their order. */
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
  /** Open to visitors before they buy. */
  freePreview: boolean;
  pages: DemoPage[];
}

export interface DemoPage {
  id: string;
  title: string;
  widgets: DemoWidget[];
}

export type DemoWidget = DemoWidgetContent & { id: string };

/** Media are named by their keys in the manifest. */
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
  | { type: 'calendly' | 'typeform'; settings: { url: string; title: string } };

export interface MultipleChoiceSettings {
  kind: 'multiple_choice';
  question: string;
  options: { id: string; text: string }[];
  correctOptionId: string;
  feedback: { correct: string; incorrect: string };
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

/** A member owns a product, and has come so far in it. */
export interface DemoOwnership {
  memberKey: string;
  productKey: string;
  /** When the member got it; never before the member joined. */
  daysAgo: number;
  /** How many lessons are completed, in the course's order. */
  completedLessons: number;
  /** The position in the first lesson that is not completed: its nth video, at this second. */
  resume?: { videoIndex: number; seconds: number };
  /** The buyer asks the bank for the money back, and the coach has some days to answer. */
  dispute?: { daysAgo: number; reason: string };
  /** Money that went back: all of it from the console, and access with it, or a part at the payment provider, as a kindness. */
  refund?: { daysAgo: number } & ({ reason: string } | { cents: number });
  /** Bought with the coupon of this code. */
  couponCode?: string;
}

/** A product that a member bought for somebody else. */
export interface DemoGift {
  memberKey: string;
  productKey: string;
  daysAgo: number;
  /** Without an address it goes straight to a daughter. */
  recipient: { name: string; email: string | null };
  message: string | null;
  /** Who got it, and when; without: it waits. */
  redeemedBy?: { memberKey: string; daysAgo: number };
}

/** A member and a lesson. */
export interface DemoPlace {
  memberKey: string;
  productKey: string;
  lessonKey: string;
}

/** The lesson's first widget of the fitting kind is answered. */
type DemoAnswered = DemoPlace;

export type DemoScaleAnswer = DemoAnswered & { values: { daysAgo: number; value: number }[] };
export type DemoStopwatchAnswer = DemoAnswered & { sessions: { daysAgo: number; seconds: number }[] };
export type DemoChoiceAnswer = DemoAnswered & { daysAgo: number; optionId: string };
export type DemoJournalAnswer = DemoAnswered & {
  daysAgo: number;
  text: string;
  /** Shared with the coach; without it the journal is private. */
  shared?: { daysAgo: number; reply?: { daysAgo: number; text: string } };
};

/** Without a second it belongs to the lesson as a whole, with one to the lesson's first video. */
export type DemoNote = DemoPlace & { daysAgo: number; atSeconds?: number; text: string };

/** What a member answered to a widget of a lesson. */
export type DemoAnswer = DemoScaleAnswer | DemoStopwatchAnswer | DemoChoiceAnswer | DemoJournalAnswer;

/** A word that the coach has put on some members. */
/** A coupon of the coach: a percentage off everything. */
export interface DemoCoupon {
  code: string;
  percent: number;
  maxUses: number | null;
  daysAgo: number;
  /** Another day it ends on; null: it goes on. */
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
  /** The answer that solved the question. */
  isAccepted?: true;
  /** Who found it helpful. */
  helped?: readonly string[];
  replies?: readonly Omit<DemoComment, 'replies'>[];
}

export interface DemoPost {
  key: string;
  /** A post, unless it is a question. */
  kind?: 'question';
  memberKey: string;
  /** Without one it is for all members. */
  groupKey?: string;
  hoursAgo: number;
  tag?: string;
  /** The lesson a question was asked from within, at a second of its film. */
  askedFrom?: { productKey: string; lessonKey: string; atSeconds: number };
  /** `@{key}` mentions a person. */
  text: string;
  /** Keys of media, each with its alt text. */
  images?: readonly { key: string; alt: string }[];
  /** Keys of media: films and papers. */
  files?: readonly string[];
  isPinned?: true;
  /** Who reacted with which emoji. */
  reactions?: Readonly<Record<string, readonly string[]>>;
  comments?: readonly DemoComment[];
  /** Who has saved it. */
  savedBy?: readonly string[];
  /** Who thinks that it should not stand there, and why. */
  report?: { memberKey: string; note: string };
}

export interface DemoAnnouncement {
  key: string;
  priority: 'high' | 'normal';
  daysAgo: number;
  title: string;
  text: string;
  /** Who has had it on the screen, in this order, an hour after one another. */
  seenBy: readonly string[];
}

/** What the coach has told a member about something she wrote. */
export interface DemoWarning {
  memberKey: string;
  daysAgo: number;
  text: string;
}

export interface DemoEvent {
  key: string;
  title: string;
  description: string;
  /** The first time, by the coach's clock. */
  inDays: number;
  at: string;
  minutes: number;
  place: string | null;
  meetingLink: string | null;
  capacity: number | null;
  groupKey?: string;
  repeats?: { rhythm: 'weekly' | 'two-weeks' | 'monthly'; times: number };
  coming: readonly string[];
  waiting: readonly string[];
}

/** A letter of the coach to all who have agreed to news. A link that begins with a slash leads to a page of this place. */
export interface DemoBroadcast {
  key: string;
  subject: string;
  text: string;
  /** Null: it is a draft. */
  sentDaysAgo: number | null;
  /** Who followed which links of it. */
  followed: Readonly<Record<string, readonly string[]>>;
  /** Who has left such letters by the link in it. */
  leftBy: string | null;
}

/** Letters that follow one another after registering, and members who are in it or through. */
export interface DemoSequence {
  key: string;
  name: string;
  onSinceDaysAgo: number;
  steps: readonly { delayDays: number; subject: string; text: string }[];
  entries: readonly {
    memberKey: string;
    enteredDaysAgo: number;
    letters: number;
    endReason: 'completed' | 'blocked' | null;
  }[];
}
