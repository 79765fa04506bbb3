import { STARTING_CONTENT } from '../modules/site/index.js';
import type { ContractExamples } from '../platform/contract/examples.js';
import { firstVideoOf, lessonOf } from './content/lesson-of.js';
import { demoId, type DemoWidget } from './content/index.js';
import { mediaId } from './planting/media-by-key.js';
import { DEMO_PASSWORD } from './planting/plant-people.js';

const ELIN = demoId('person/elin');
const PRIYA = demoId('person/priya');
const BETH = demoId('person/beth');
const JUNI = demoId('person/juni');
const COURSE = demoId('product/rooted-mother');
const ONE_ON_ONE = demoId('product/one-on-one');
const WORKBOOK = demoId('product/conversation-workbook');
const PAIRS_COURSE = demoId('product/first-seeds');
const HOUR = demoId('offering/hour');
const WORKSHOP = demoId('offering/workshop');
const CIRCLE = demoId('group/maple-circle');
const POD = demoId('group/kitchen-table');
const DRAFT = demoId('broadcast/spring');
const SLOW = demoId('product/slow-mornings');
const IN_BLOOM = demoId('product/in-bloom');
const SOLD = demoId(`order/${demoId('person/colleen')}/conversation-workbook`);

/** Id of something new: a program makes one of its own for each request. */
const NEW = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

const lessonCalled = (lessonKey: string) =>
  lessonOf({ memberKey: 'elin', productKey: 'rooted-mother', lessonKey }).lesson;
const hallway = lessonCalled('hallway');
const [hallwayPage] = hallway.pages;

function widgetOf(lessonKey: string, isWanted: (widget: DemoWidget) => boolean): string {
  const found = lessonCalled(lessonKey)
    .pages.flatMap(({ widgets }) => widgets)
    .find(isWanted);
  if (!found) throw new Error(`${lessonKey} lacks a widget for an example`);
  return found.id;
}
const scale = widgetOf('hallway', ({ type }) => type === 'opinionScale');
const stopwatch = widgetOf('three-breath-pause', ({ type }) => type === 'stopwatch');
const journal = widgetOf(
  'place-for-you',
  (widget) => widget.type === 'question' && widget.settings.kind === 'journal',
);
const choice = widgetOf(
  'shoulders',
  (widget) => widget.type === 'question' && widget.settings.kind === 'multiple_choice',
);
const text = widgetOf('hallway', ({ type }) => type === 'text');
const part = (kind: string, key: string) => demoId(`${kind}/rooted-mother/${key}`);
const EVERYONE = { kind: 'everyone', productId: null, groupId: null, tagId: null, level: null, days: null };
const WELCOME = {
  name: 'Welcome',
  purpose: 'marketing',
  trigger: 'registered',
  productId: null,
  goalProductId: null,
  quietDays: null,
  steps: [
    {
      id: null,
      delayDays: 0,
      subject: 'Welcome',
      text: 'Dear {{firstName}},\n\nit is good that you are here.',
    },
  ],
};
const MAIL_TEXTS = {
  subject: 'Welcome',
  heading: 'It is good that you are here',
  body: 'Begin wherever you like.',
  button: 'Have a look around',
  footnote: '',
};
const PRODUCT = {
  title: 'The Rooted Mother',
  summary: 'Ten lessons in staying steady.',
  description: 'Ten quiet lessons for mothers.',
  whatsInside: ['Ten lessons in five modules'],
  category: 'For Moms',
  duration: 'Self-Paced',
  tags: ['For Mothers'],
  price: '97.00',
};
const SITE = {
  ...STARTING_CONTENT,
  coach: {
    name: 'Ada Stone',
    firstName: 'Ada',
    email: 'hello@example.org',
    credentials: ['Professional Certified Coach (PCC)'],
  },
};

/** The `storageUrl` of an upload: each file has its own. */
const UPLOADED = '/objects/uploads/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
const NEW_PRODUCT = {
  title: 'The Rooted Mother',
  description: 'Ten quiet lessons for mothers.',
  price: '97.00',
  thumbnailUrl: UPLOADED,
};

/** A free hour of the coach in the demo of 1 March 2027. */
const FREE_HOUR = '2027-03-08T17:00:00Z';
const BEFORE_A_BOOKING = { note: 'The mornings before school', timeZone: 'America/New_York' };
const ANSWERS = [{ questionId: demoId('question/hour/who'), answer: 'I come alone' }];

/** Values of the demo content that the contract shows, so that operations can be tried on a new installation. */
export const contractExamples: ContractExamples = {
  places: {
    products: COURSE,
    courses: COURSE,
    'course-progress': COURSE,
    'second-seats': PAIRS_COURSE,
    sections: part('section', 'roots'),
    modules: part('module', 'beginning'),
    lessons: hallway.id,
    pages: hallwayPage!.id,
    widgets: text,
    results: choice,
    videos: firstVideoOf(hallway).id,
    students: ELIN,
    'students/sessions': demoId('sessions/elin'),
    wards: JUNI,
    guardians: ELIN,
    people: PRIYA,
    correspondents: PRIYA,
    'me/reviews': COURSE,
    'creator/media': mediaId('image/morning-bench'),
    public: mediaId('thumbnail/rooted-mother'),
    groups: CIRCLE,
    posts: demoId('community-post/hallway-chair'),
    contributions: demoId('community-post/hallway-chair'),
    announcements: demoId('announcement/dst'),
    warnings: demoId('warning/beth'),
    events: demoId('event/read-aloud/0'),
    conversations: demoId('conversation/elin'),
    'creator/messages': demoId('message/maple-circle/0'),
    'message-reports': demoId('message-report/tess-priya'),
    'saved-replies': demoId('saved-reply/moving-a-session'),
    broadcasts: DRAFT,
    sequences: demoId('sequence/welcome'),
    'mailing-deliveries': demoId('delivery/evenings/elin'),
    'mail-log': demoId('mailing-mail/evenings/elin'),
    offerings: HOUR,
    bookings: demoId('booking/elin/5'),
    dates: demoId('workshop/9'),
    coupons: demoId('coupon/SEEDLING'),
    orders: SOLD,
    'me/gifts': demoId('gift/elin/forest-journal'),
    'creator/gifts': demoId('gift/elin/forest-journal'),
    reviews: demoId('review/rooted-mother/priya'),
    notifications: demoId('notification/0'),
    'student-notes': demoId('student-note/elin/61'),
    'student-tags': demoId('tag/Spring circle'),
    'lesson-notes': demoId(`note/${ELIN}/${hallway.id}`),
    'shared-journals': demoId(`journal-share/${ELIN}/${journal}`),
    'purchase-requests': demoId('wish/juni/bells-and-breath'),
    certificates: '7KQ2-M0XV-93AT',
    'scale-values': NEW,
    'stopwatch-sessions': NEW,
  },
  ids: {
    productId: COURSE,
    courseId: COURSE,
    lessonId: hallway.id,
    studentId: ELIN,
    studentIds: ELIN,
    offeringId: HOUR,
    clientId: NEW,
    wardId: JUNI,
    companionId: JUNI,
    groupIds: CIRCLE,
    tagId: demoId('tag/Spring circle'),
    guardianId: ELIN,
  },
  bodies: {
    SaveLegalDraftRequest: {
      html: '<h2>Refunds</h2><p>Write within 30 days, and you get your money back.</p>',
    },
    EditSectionRequest: { title: 'Listening', subtitle: 'What is said between words' },
    ReportRequest: { reason: 'unkind', note: 'It names a child who is not here.' },
    ReportMessageRequest: { reason: 'unkind', note: 'It names a child who is not here.' },
    ModerationReasonRequest: { reason: 'It names a child who is not here.' },
    AnswerReviewRequest: { answer: 'Thank you. That is what the lesson is for.' },
    PutStopwatchSessionRequest: { startedAt: '2027-02-28T19:30:00Z', seconds: 185 },
    ReadAllRequest: { through: '2027-03-01T09:00:00Z' },
    AnnouncementRequest: {
      priority: 'normal',
      title: 'The spring circle begins',
      text: 'Four evenings, and the first is on Thursday.',
    },
    CancelEventRequest: { reason: 'I have lost my voice. We meet next week.', scope: 'this' },
    PointsByHandRequest: { reason: 'Brought the soup', points: 100 },
    NewCourseRequest: { ...NEW_PRODUCT, category: 'For Moms', duration: 'Self-Paced' },
    NewBundleRequest: { ...NEW_PRODUCT, category: 'For Moms' },
    NewDigitalFileRequest: {
      ...NEW_PRODUCT,
      category: 'Workbooks',
      fileUrl: UPLOADED,
      fileName: 'forest-journal.pdf',
    },
    SetAvatarRequest: { storageUrl: UPLOADED },
    AddMediaRequest: {
      fileName: 'garden.jpg',
      fileType: 'image',
      mimeType: 'image/jpeg',
      fileSize: 48_213,
      storageUrl: UPLOADED,
    },
    SaveSiteDraftRequest: { content: SITE },
    BookSessionRequest: { ...BEFORE_A_BOOKING, startsAt: FREE_HOUR, answers: ANSWERS },
    HoldTimeRequest: { ...BEFORE_A_BOOKING, startsAt: FREE_HOUR, answers: ANSWERS, productId: ONE_ON_ONE },
    MoveSessionRequest: { startsAt: FREE_HOUR },
    MoveDateRequest: { startsAt: '2027-03-11T17:00:00Z' },
    AddDateRequest: { startsAt: '2027-04-14T00:30:00Z', places: 15 },
    BookRequest: {
      startsAt: FREE_HOUR,
      name: 'Rosa Lind',
      email: 'rosa@example.org',
      note: null,
      timeZone: 'America/Los_Angeles',
    },
    LessonFromTemplateRequest: { templateId: NEW, title: 'The second evening', after: null },
    NotificationSettingsRequest: { quietFrom: '22:00', quietTo: '07:00', digest: 'daily' },
    PushDeviceRequest: {
      endpoint: 'https://push.example.org/send/0190',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    SeenAnnouncementsRequest: { ids: [demoId('announcement/dst')] },
    AddDaughterRequest: {
      name: 'Lena Hart',
      birthDate: '2016-04-18',
      signInName: 'lena-birch',
      password: 'a walk among birches',
      purposes: ['account', 'community'],
    },
    LoginRequest: { email: 'member@sanctum.test', password: DEMO_PASSWORD },
    ChangeEmailRequest: { newEmail: 'elin.hart@example.org', password: DEMO_PASSWORD },
    ChangePasswordRequest: { currentPassword: DEMO_PASSWORD, newPassword: 'a walk among birches' },
    AccountDeletionRequest: { password: DEMO_PASSWORD },
    UpdateMeRequest: {
      name: 'Rosa Lind',
      bio: 'Mother of Juni.',
      timeZone: 'America/New_York',
      language: 'en',
    },
    EditMediaRequest: { fileName: 'garden.webp' },
    PutMediaRequest: { fileName: 'garden.webp' },
    UploadRequest: { fileName: 'forest.jpg', mimeType: 'image/jpeg', fileSize: 48_213, purpose: 'avatar' },
    EditModuleRequest: {
      title: 'Listening',
      subtitle: 'What is said between words',
      lock: { kind: 'after_previous' },
    },
    EditLessonRequest: {
      title: 'Listening',
      subtitle: 'What is said between words',
      description: 'Twenty minutes, and a page for the evening.',
      isFreePreview: false,
      completionRule: 'all_videos',
    },
    AddLessonPageRequest: { title: 'Page 1', order: 0 },
    OutlinePlaceRequest: { parentId: COURSE, after: null },
    AddWidgetRequest: {
      type: 'text',
      settings: { content: '<p>Sit down before you call her.</p>' },
      orderIndex: 0,
    },
    EditWidgetRequest: { settings: { content: '<p>Sit down before you call her.</p>' } },
    PlaceWidgetRequest: { pageId: hallway.pages.at(-1)!.id, order: 0 },
    ReorderWidgetsRequest: {
      widgetOrders: hallwayPage!.widgets.map(({ id }, index) => ({ id, order: index })),
    },
    ChooseSeatRequest: { wardId: JUNI },
    PutCouponRequest: {
      kind: 'percent',
      percent: 20,
      amount: null,
      productIds: [COURSE],
      startsAt: null,
      endsAt: '2027-05-31T22:00:00Z',
      maxUses: 50,
      maxUsesPerPerson: 1,
      isActive: true,
    },
    NewCouponRequest: {
      code: 'SPRING',
      kind: 'percent',
      percent: 20,
      amount: null,
      productIds: [COURSE],
      startsAt: null,
      endsAt: '2027-05-31T22:00:00Z',
      maxUses: 50,
      maxUsesPerPerson: 1,
      isActive: true,
    },
    AddToCartRequest: { productId: WORKBOOK, quantity: 1 },
    ApplyCouponRequest: { code: 'SEEDLING' },
    PreviewRefundRequest: {},
    CreateOfferingRequest: {
      title: 'Free discovery call',
      description: 'A first conversation.',
      needsCredit: false,
      minutes: 30,
      isGroup: false,
      isForPairs: false,
    },
    PutOfferingRequest: {
      title: 'One hour by video',
      description: 'By video, for you alone or for you and your daughter.',
      needsCredit: true,
      minutes: 60,
      bufferBefore: 0,
      bufferAfter: 10,
      increment: 30,
      noticeMinutes: 1440,
      horizonDays: 60,
      cancelMinutes: 120,
      meetingUrl: 'https://meet.example.org/room',
      timeZone: 'America/Los_Angeles',
      weeklyHours: [{ day: 1, from: '09:00', to: '12:00' }],
      dateHours: [],
      timeOff: [{ from: '2027-07-01', to: '2027-07-14' }],
      questions: [],
    },
    BookOnBehalfRequest: {
      studentId: ELIN,
      offeringId: HOUR,
      startsAt: '2027-03-10T18:00:00Z',
      isAtAnyTime: true,
      usesCredit: false,
      note: null,
    },
    PutBookingRequest: {
      sharedNotes: 'We begin with the evening walk.',
      privateNote: 'Ask about the sister.',
      sessionUrl: null,
      recordingUrl: null,
    },
    MoveBookingRequest: { startsAt: '2027-03-10T18:00:00Z', isAtAnyTime: true },
    GivePlaceRequest: { studentId: ELIN, usesCredit: false, note: null, companion: 'Juni' },
    BookPlaceRequest: { ...BEFORE_A_BOOKING, companion: 'Juni' },
    ChooseCompanionRequest: { companion: 'Juni' },
    PutPackageRequest: { offeringId: HOUR, sessions: 5, validDays: 180 },
    SaveCourseProgressRequest: { moduleIndex: 0, lessonIndex: 0, videoTimestamp: 75, lessonId: hallway.id },
    AddLessonNoteRequest: { text: 'Ask before I answer.', videoId: firstVideoOf(hallway).id, atSeconds: 12 },
    EditLessonNoteRequest: {
      text: 'Ask before I answer, even when I am tired.',
      videoId: firstVideoOf(hallway).id,
      atSeconds: 12,
    },
    ProgressByHandRequest: { reason: 'Asked for it by phone', level: 'lesson', id: hallway.id },
    OpenConversationRequest: { accountId: PRIYA },
    MarkReadRequest: { through: 1 },
    SendMessageRequest: { clientId: NEW, text: 'May I move our session?' },
    MailTextsRequest: MAIL_TEXTS,
    StudentGroupsDto: { circleId: CIRCLE, podId: POD },
    NewPostRequest: {
      text: 'We read aloud again last night, and nobody looked at the clock.',
      tag: 'rituals',
      groupId: null,
      images: [],
    },
    NewCommentRequest: { text: 'We do that, too. It helps to sit down first.', parentId: null },
    NewQuestionRequest: { text: 'Which book do you read aloud?', tag: 'reading', lesson: null },
    NewEventRequest: {
      title: 'Reading aloud together',
      description: 'Twenty minutes of one book.',
      localStart: '2027-04-02T19:00',
      minutes: 90,
      timeZone: 'Europe/Lisbon',
      place: null,
      meetingUrl: 'https://meet.example.org/garden',
      capacity: 12,
      groupId: null,
      repeats: { rhythm: 'weekly', times: 4, until: null },
    },
    PutEventRequest: {
      title: 'Reading aloud together',
      description: 'Twenty minutes of one book.',
      localStart: '2027-04-02T19:00',
      minutes: 90,
      timeZone: 'Europe/Lisbon',
      place: null,
      meetingUrl: 'https://meet.example.org/garden',
      capacity: null,
      scope: 'this',
    },
    AddStudentNoteRequest: { studentId: ELIN, note: 'Prefers to talk in the evening.' },
    SegmentDto: EVERYONE,
    NewSequenceRequest: WELCOME,
    PutSequenceRequest: WELCOME,
    GiveProductRequest: { productId: WORKBOOK, reason: 'Won in the raffle' },
    ExportListRequest: {},
    EditProductRequest: PRODUCT,
    PutProductRequest: PRODUCT,
    ScheduleProductRequest: { publishAt: null },
    AskToBuyRequest: { productIds: [WORKBOOK] },
    SeenLevelRequest: { level: 1 },
    RefundOrderRequest: { amount: '27.00', reason: 'Bought by mistake.' },
  },
  operations: {
    saveCartGift: { parameters: { productId: WORKBOOK } },
    deleteCartGift: { parameters: { productId: WORKBOOK } },
    saveCartWard: { parameters: { productId: WORKBOOK } },
    removeFromCart: { parameters: { productId: WORKBOOK } },
    getMyOrder: { parameters: { id: demoId(`order/${ELIN}/rooted-mother`) } },
    claimProduct: { parameters: { id: PAIRS_COURSE } },
    getCreatorProductSessions: { parameters: { id: ONE_ON_ONE } },
    saveCreatorProductSessions: { parameters: { id: ONE_ON_ONE } },
    deleteCreatorProductSessions: { parameters: { id: ONE_ON_ONE } },
    createCreatorCoachingOfferingDate: { parameters: { id: WORKSHOP } },
    listCreatorCoachingOfferingDates: { parameters: { id: WORKSHOP } },
    saveMyWidgetChoice: { parameters: { widgetId: choice } },
    saveMyWidgetScaleValue: { parameters: { widgetId: scale } },
    deleteMyWidgetScaleValue: {
      parameters: { widgetId: scale, id: demoId(`scale-value/${ELIN}/${scale}/2`) },
    },
    saveMyWidgetStopwatchSession: { parameters: { widgetId: stopwatch } },
    deleteMyWidgetStopwatchSession: {
      parameters: { widgetId: stopwatch, id: demoId(`stopwatch-session/${ELIN}/${stopwatch}/12`) },
    },
    saveMyWidgetJournal: { parameters: { widgetId: journal } },
    shareMyWidgetJournal: { parameters: { widgetId: journal } },
    unshareMyWidgetJournal: { parameters: { widgetId: journal } },
    moveCreatorOutline: { parameters: { id: part('section', 'roots') } },
    deleteCreatorOutline: { parameters: { id: part('section', 'roots') } },
    restoreCreatorOutline: { parameters: { id: part('section', 'roots') } },
    openStudentCourseModule: {
      parameters: {
        id: demoId('person/ruth'),
        courseId: IN_BLOOM,
        moduleId: demoId('module/in-bloom/changing'),
      },
    },
    closeStudentCourseModule: {
      parameters: {
        id: demoId('person/dana'),
        courseId: IN_BLOOM,
        moduleId: demoId('module/in-bloom/friends'),
      },
    },
    markCommunityPostHelpful: { parameters: { id: demoId('community-post/question-phone') } },
    reportCommunityPost: { parameters: { id: demoId('community-post/beans') } },
    addCreatorProductGroupEarlierOwners: { parameters: { groupId: demoId('group/rooted-circle') } },
    muteConversation: { parameters: { id: demoId('conversation/maple-circle') } },
    unmuteConversation: { parameters: { id: demoId('conversation/maple-circle') } },
    unmarkCommunityPostHelpful: { parameters: { id: demoId('community-post/question-phone') } },
    reportMessage: { parameters: { id: demoId('message/maple-circle/0') } },
    joinMyCoachingDateWaitingList: { parameters: { id: demoId('workshop/37') } },
    leaveMyCoachingDateWaitingList: { parameters: { id: demoId('workshop/37') } },
    revokeStudentEnrollment: { parameters: { id: BETH, productId: demoId('product/family-rhythms') } },
    recordStudentFamilyCall: { parameters: { id: JUNI } },
    getStudentFamily: { parameters: { id: JUNI } },
    unpublishCreatorProduct: { parameters: { id: SLOW } },
    archiveCreatorProduct: { parameters: { id: SLOW } },
    restoreCreatorProduct: { parameters: { id: SLOW } },
    createCreatorCourseOutline: { body: { parentId: COURSE, title: 'Listening', after: null } },
  },
};
