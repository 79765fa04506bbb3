import { newId } from '../../src/kernel/ids.js';
import { OneTimeTokens } from '../../src/modules/accounts/index.js';
import { UnsubscribeTokens } from '../../src/modules/notifications/index.js';
import { codeAt, stepAt } from '../../src/modules/accounts/totp.js';
import { BUILT_IN_TEMPLATES } from '../../src/modules/widgets/built-in-templates.js';
import { StripeAccount } from '../../src/platform/stripe/stripe-account.js';
import { Stripe } from '../../src/platform/stripe/stripe-client.js';
import type { TestApp } from '../app.js';
import { anAnswerableLesson, share, write } from '../builders/answers.js';
import { aProduct } from '../builders/catalog.js';
import { aCourse, type BuiltCourse, type BuiltLesson } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { anAsset } from '../builders/media.js';
import { addToCart, startCheckout } from '../builders/orders.js';
import { aCreator, PASSWORD, type Person } from '../builders/people.js';
import { aMultipartUpload, anUpload, aPicture, sendPart } from '../builders/uploads.js';

/** The four who may call. `owner` and `other` are both members; a thing of somebody's own is the owner's. */
export const CALLERS = ['visitor', 'owner', 'other', 'creator'] as const;
export type CallerName = (typeof CALLERS)[number];

/** Who calls, and about whose things. */
export interface Scene {
  t: TestApp;
  calledBy: CallerName;
  /** The member whose own things are called for. */
  owner: Person;
  /** The caller's. */
  browser: Person['browser'];
}

/** What has to be said so that an allowed caller gets what she asks for. */
export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

export interface Subject {
  /** Whose thing it is: of all callers that the policy lets in, only these find it; the others get a 404. */
  of?: 'owner' | 'owner and creator';
  /** Made anew for every caller, so that no call depends on another. */
  call(scene: Scene): Call | Promise<Call>;
  /** Where visitors are let in and still need to prove something. */
  visitor?: 401;
}

const NEW_PASSWORD = 'rain on the old roof';
const plain: Subject = { call: () => ({}) };

/** A product that nobody owns. */
const anyProduct = (product: Parameters<typeof aProduct>[1] = {}, body?: object): Subject => ({
  call: async ({ t }) => ({ params: { id: (await aProduct(t, product)).id }, ...(body && { body }) }),
});

async function herCourse({ t, owner }: Scene): Promise<BuiltCourse> {
  const course = await aCourse(t, { sections: [[{ lessons: [{ videos: 1 }] }]] });
  await enroll(t, owner.id, [course.id]);
  return course;
}

const herLesson = async (scene: Scene) => (await herCourse(scene)).lessons[0]!;

async function herVideo(scene: Scene): Promise<Call> {
  return { params: { videoId: (await herLesson(scene)).videos[0]! } };
}

async function herLessonWithoutVideos({ t, owner }: Scene): Promise<Call> {
  const course = await aCourse(t, { sections: [[{ lessons: [{}] }]] });
  await enroll(t, owner.id, [course.id]);
  return { params: { lessonId: course.lessons[0]!.id } };
}

async function herProduct({ t, owner }: Scene): Promise<Call> {
  const { id } = await aProduct(t);
  await enroll(t, owner.id, [id]);
  return { params: { id } };
}

async function herFinishedCourse(scene: Scene): Promise<BuiltCourse> {
  const course = await aCourse(scene.t, { sections: [[{ lessons: [{}] }]] });
  await enroll(scene.t, scene.owner.id, [course.id]);
  await scene.owner.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/completion`).expect(200);
  return course;
}

async function herCertificate(scene: Scene): Promise<Call> {
  const { id } = await herFinishedCourse(scene);
  const { body } = await scene.owner.browser.post(`/api/learning/courses/${id}/certificate`).expect(200);
  return { params: { code: (body as { code: string }).code } };
}

async function herNote(scene: Scene): Promise<string> {
  const { id } = await herLesson(scene);
  const { body } = await scene.owner.browser
    .post(`/api/lessons/${id}/notes`)
    .send({ text: 'Ask first.' })
    .expect(201);
  return (body as { id: string }).id;
}

/** What a lesson contained before the coach emptied its film. */
async function aLessonVersion(t: TestApp): Promise<Call> {
  const [{ id: lessonId, videos }] = (await aCourse(t)).lessons as [BuiltLesson];
  await (await aCreator(t)).browser
    .patch(`/api/creator/widgets/${videos[0]}`)
    .send({ settings: {} })
    .expect(200);
  const version = await t.database.one<{ id: string }>(
    'select id from lesson_versions where lesson_id = $1',
    [lessonId],
  );
  return { params: { lessonId, versionId: version!.id } };
}

const herAnswerable = ({ t, owner }: Scene) => anAnswerableLesson(t, { she: owner });

async function herScaleValue(scene: Scene): Promise<Call> {
  const { scale } = await herAnswerable(scene);
  const params = { widgetId: scale, id: newId() };
  await scene.owner.browser
    .put(`/api/widgets/${scale}/scale-values/${params.id}`)
    .send({ value: 4 })
    .expect(200);
  return { params };
}

async function herStopwatchSession(scene: Scene): Promise<Call> {
  const { stopwatch } = await herAnswerable(scene);
  const params = { widgetId: stopwatch, id: newId() };
  await scene.owner.browser
    .put(`/api/widgets/${stopwatch}/stopwatch-sessions/${params.id}`)
    .send({ startedAt: scene.t.clock.now().toISOString(), seconds: 4 })
    .expect(200);
  return { params };
}

async function herSharedJournal(scene: Scene): Promise<{ widgetId: string; id: string }> {
  const lesson = await herAnswerable(scene);
  return { widgetId: lesson.journal, id: await share(scene.t, lesson, 'I listened.') };
}

/** The coach's own upload in parts; nobody else gets as far as having one. */
async function herParts({ calledBy, browser }: Scene): Promise<Call> {
  const { uploadId, key } =
    calledBy === 'creator' ? await aMultipartUpload(browser) : { uploadId: 'x', key: 'media/x' };
  return { params: { uploadId }, query: { key } };
}

const askForNewEmail = (browser: Person['browser']) =>
  browser
    .post('/api/me/email')
    .send({ newEmail: `${newId()}@example.org`, password: PASSWORD })
    .expect(200);

/** The link is the right: whoever holds the mail may use it. */
const herUnsubscribing: Subject = {
  call: ({ t, owner }) => {
    const tokens = t.app.get(UnsubscribeTokens, { strict: false });
    return { params: { token: tokens.make({ accountId: owner.id, kind: 'module-opened' }) } };
  },
};

const mailedTo = ({ t, owner }: Scene, purpose: 'verify-email' | 'reset-password') =>
  t.database.transaction((tx) => t.app.get(OneTimeTokens, { strict: false }).issue(tx, owner.id, purpose));

function signedByStripe({ t }: Scene): Call {
  const body = { id: `evt_${newId()}`, object: 'event', type: 'customer.created', data: { object: {} } };
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: JSON.stringify(body),
    secret: t.app.get(StripeAccount).webhookSecret,
    timestamp: Math.floor(t.clock.now().getTime() / 1000),
  });
  return { body, headers: { 'stripe-signature': signature } };
}

/** One entry for every operation of the application. */
export const subjects: Record<string, Subject> = {
  'HealthController.live': plain,
  'HealthController.ready': plain,

  'AuthController.register': {
    call: () => ({ body: { name: 'Ida Berg', email: `${newId()}@example.org`, password: PASSWORD } }),
  },
  'AuthController.login': {
    call: ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }),
  },
  'AuthController.logout': plain,
  // The refresh cookie itself is what a caller proves here.
  'AuthController.refresh': { ...plain, visitor: 401 },
  'AuthController.session': plain,
  'AuthController.forgotPassword': { call: ({ owner }) => ({ body: { email: owner.email } }) },
  'AuthController.resetPassword': {
    call: async (scene) => ({
      body: { token: await mailedTo(scene, 'reset-password'), password: NEW_PASSWORD },
    }),
  },
  'AuthController.verifyEmail': {
    call: async (scene) => ({ body: { token: await mailedTo(scene, 'verify-email') } }),
  },
  'AuthController.resendVerification': plain,

  'MeController.read': plain,
  'MeController.update': { call: () => ({ body: { bio: 'I like birches.' } }) },
  'MeController.changePassword': {
    call: () => ({ body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  },
  'MeController.listSessions': plain,
  'MeController.endSession': {
    of: 'owner',
    call: async ({ owner }) => {
      const { body } = await owner.browser.get('/api/me/sessions').expect(200);
      return { params: { id: (body as { id: string }[])[0]!.id } };
    },
  },
  'DataExportController.read': plain,
  'DataExportController.request': plain,
  'DataExportController.download': {
    call: async ({ t, calledBy, browser }) => {
      if (calledBy === 'owner' || calledBy === 'other') {
        await browser.post('/api/me/data-export').send({}).expect(200);
        await t.runJobs();
      }
      return {};
    },
  },
  'AccountDeletionController.read': plain,
  'AccountDeletionController.schedule': { call: () => ({ body: { password: PASSWORD } }) },
  'AccountDeletionController.undo': {
    call: async ({ calledBy, browser }) => {
      if (calledBy === 'owner' || calledBy === 'other') {
        await browser.post('/api/me/deletion').send({ password: PASSWORD }).expect(200);
      }
      return {};
    },
  },
  'EmailChangeController.ask': {
    call: () => ({ body: { newEmail: `${newId()}@example.org`, password: PASSWORD } }),
  },
  'EmailChangeController.resend': {
    call: async ({ calledBy, browser }) => {
      if (calledBy !== 'visitor') await askForNewEmail(browser);
      return {};
    },
  },
  'EmailChangeController.callOff': plain,
  'NotificationPreferencesController.read': plain,
  'NotificationPreferencesController.set': {
    call: () => ({ body: { preferences: [{ kind: 'module-opened', email: false }] } }),
  },
  'UnsubscribeController.read': herUnsubscribing,
  'UnsubscribeController.unsubscribe': herUnsubscribing,
  'UnsubscribeController.resubscribe': herUnsubscribing,
  'SecondFactorController.read': plain,
  'SecondFactorController.start': plain,
  'SecondFactorController.confirm': {
    call: async ({ t, calledBy, browser }) => {
      if (calledBy !== 'creator') return { body: { code: '123456' } };
      const { body } = await browser.post('/api/me/totp').expect(200);
      return { body: { code: await codeAt((body as { secret: string }).secret, stepAt(t.clock.now())) } };
    },
  },
  'SecondFactorController.switchOff': plain,

  'UploadsController.issue': {
    call: () => ({ body: { purpose: 'avatar', mimeType: 'image/png', size: 1000 } }),
  },
  'MultipartController.start': { call: () => ({ body: { filename: 'a.mp4', type: 'video/mp4' } }) },
  'MultipartController.parts': { call: herParts },
  'MultipartController.signPart': {
    call: async (scene) => {
      const { params, query = {} } = await herParts(scene);
      return { params: { ...params, partNumber: '1' }, query };
    },
  },
  'MultipartController.complete': {
    call: async (scene) => {
      const begun = await herParts(scene);
      const { params, query } = begun;
      if (scene.calledBy !== 'creator') return { ...begun, body: { parts: [{ PartNumber: 1, ETag: 'x' }] } };
      const upload = { uploadId: params!['uploadId']!, key: query!['key']! };
      return { ...begun, body: { parts: [await sendPart(scene.browser, upload, 1, Buffer.from('a film'))] } };
    },
  },
  'MultipartController.abort': { call: herParts },
  'CreatorMediaController.list': plain,
  'CreatorMediaController.kinds': plain,
  'CreatorMediaController.edit': {
    call: async ({ t }) => ({ params: { id: (await anAsset(t)).id }, body: { fileName: 'renamed.pdf' } }),
  },
  'CreatorMediaController.read': { call: async ({ t }) => ({ params: { id: (await anAsset(t)).id } }) },
  'CreatorMediaController.add': {
    call: async ({ calledBy, browser }) => {
      const bytes = await aPicture();
      const about = { fileName: 'a.png', fileType: 'image', mimeType: 'image/png', fileSize: bytes.length };
      const storageUrl = calledBy === 'creator' ? await anUpload(browser, { bytes, purpose: 'media' }) : 'x';
      return { body: { ...about, storageUrl } };
    },
  },
  'CreatorMediaController.remove': {
    call: async ({ t }) => ({ params: { id: (await anAsset(t)).id } }),
  },
  'AvatarController.set': {
    call: async ({ calledBy, browser }) => ({
      body: { storageUrl: calledBy === 'visitor' ? 'x' : await anUpload(browser) },
    }),
  },
  'AvatarController.remove': plain,

  'PublicImagesController.read': {
    call: async ({ t }) => {
      const asset = await anAsset(t, { kind: 'image', mimeType: 'image/png', isPublic: true });
      return { params: { assetId: asset.id } };
    },
  },

  'StorefrontController.list': plain,
  'StorefrontController.topics': plain,
  'StorefrontController.read': { call: async ({ t }) => ({ params: { id: (await aProduct(t)).id } }) },
  'StorefrontController.listReviews': { call: async ({ t }) => ({ params: { id: (await aProduct(t)).id } }) },
  'ViewsController.count': { call: async ({ t }) => ({ params: { id: (await aProduct(t)).id } }) },
  'ProductCourseController.find': { call: async ({ t }) => ({ params: { id: (await aCourse(t)).id } }) },
  'OwnedProductController.claim': {
    call: async ({ t }) => ({ params: { id: (await aProduct(t, { priceCents: null })).id } }),
  },
  'OwnedProductController.list': {
    of: 'owner and creator',
    call: async ({ t, owner }) => {
      const product = await aProduct(t, { files: [(await anAsset(t)).id] });
      await enroll(t, owner.id, [product.id]);
      return { params: { id: product.id } };
    },
  },

  'CartController.list': plain,
  'CartController.count': plain,
  'CartController.add': {
    call: async ({ t }) => ({ body: { productId: (await aProduct(t)).id, quantity: 1 } }),
  },
  'CartController.remove': { call: async ({ t }) => ({ params: { productId: (await aProduct(t)).id } }) },
  'CheckoutController.config': plain,
  'CheckoutController.createPaymentIntent': {
    call: async ({ t, calledBy, browser }) => {
      if (calledBy !== 'creator') await addToCart(browser, (await aProduct(t)).id);
      return {};
    },
  },
  'OrdersController.list': plain,
  'OrdersController.one': {
    of: 'owner',
    call: async ({ t, owner }) => {
      await addToCart(owner.browser, (await aProduct(t)).id);
      return { params: { id: (await startCheckout(owner.browser)).orderId } };
    },
  },
  'StripeWebhookController.receive': { call: signedByStripe },

  'MyReviewController.read': { of: 'owner', call: herProduct },
  'MyReviewController.write': {
    of: 'owner',
    call: async (scene) => ({ ...(await herProduct(scene)), body: { rating: 5, text: 'Ours now.' } }),
  },
  'MyReviewController.remove': { of: 'owner', call: herProduct },

  'CourseBuilderController.structure': {
    call: async ({ t }) => ({ params: { courseId: (await aCourse(t)).id } }),
  },
  'CourseBuilderController.add': {
    call: async ({ t }) => {
      const { id, modules } = await aCourse(t);
      return { params: { courseId: id, level: 'lessons' }, body: { parentId: modules[0], title: 'New' } };
    },
  },
  'CourseBuilderController.move': {
    call: async ({ t }) => {
      const { lessons, modules } = await aCourse(t);
      return { params: { level: 'lessons', id: lessons[0]!.id }, body: { parentId: modules[1] } };
    },
  },
  'CourseBuilderController.remove': {
    call: async ({ t }) => ({ params: { level: 'lessons', id: (await aCourse(t)).lessons[0]!.id } }),
  },
  'CourseBuilderController.restore': {
    call: async ({ t }) => ({ params: { level: 'lessons', id: (await aCourse(t)).lessons[0]!.id } }),
  },
  'CourseBuilderController.editSection': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).sections[0]! }, body: { title: 'New' } }),
  },
  'CourseBuilderController.editModule': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).modules[0]! }, body: { title: 'New' } }),
  },
  'CourseBuilderController.editLesson': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).lessons[0]!.id }, body: { title: 'New' } }),
  },
  'CourseBuilderController.editPage': {
    call: async ({ t }) => ({
      params: { id: (await aCourse(t)).lessons[0]!.pageId },
      body: { title: 'New' },
    }),
  },

  'WidgetEditorController.listPages': {
    call: async ({ t }) => ({ params: { lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },
  'WidgetEditorController.addPage': {
    call: async ({ t }) => ({
      params: { lessonId: (await aCourse(t)).lessons[0]!.id },
      body: { order: 1, title: 'Page 2' },
    }),
  },
  'WidgetEditorController.listWidgets': {
    call: async ({ t }) => ({ params: { pageId: (await aCourse(t)).lessons[0]!.pageId } }),
  },
  'WidgetEditorController.addWidget': {
    call: async ({ t }) => ({
      params: { pageId: (await aCourse(t)).lessons[0]!.pageId },
      body: { type: 'text', settings: {}, orderIndex: 0 },
    }),
  },
  'WidgetEditorController.reorderWidgets': {
    call: async ({ t }) => {
      const { pageId, videos } = (await aCourse(t)).lessons[0]!;
      return { params: { pageId }, body: { widgetOrders: videos.map((id, order) => ({ id, order })) } };
    },
  },
  'WidgetEditorController.editWidget': {
    call: async ({ t }) => ({
      params: { id: (await aCourse(t)).lessons[0]!.videos[0]! },
      body: { settings: {} },
    }),
  },
  'WidgetEditorController.placeWidget': {
    call: async ({ t }) => {
      const { pageId, videos } = (await aCourse(t)).lessons[0]!;
      return { params: { id: videos[0]! }, body: { pageId, order: 1 } };
    },
  },
  'WidgetEditorController.removeWidget': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).lessons[0]!.videos[0]! } }),
  },
  'WidgetEditorController.restoreWidget': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).lessons[0]!.videos[0]! } }),
  },

  'LessonHistoryController.list': {
    call: async ({ t }) => ({ params: { lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },
  'LessonHistoryController.read': { call: ({ t }) => aLessonVersion(t) },
  'LessonHistoryController.restore': { call: ({ t }) => aLessonVersion(t) },

  'LessonCopiesController.duplicateLesson': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).lessons[0]!.id } }),
  },
  'LessonCopiesController.duplicateModule': {
    call: async ({ t }) => ({ params: { id: (await aCourse(t)).modules[0]! } }),
  },
  'LessonCopiesController.listTemplates': plain,
  'LessonCopiesController.saveTemplate': {
    call: async ({ t }) => ({ body: { name: newId(), lessonId: (await aCourse(t)).lessons[0]!.id } }),
  },
  'LessonCopiesController.removeTemplate': {
    call: async ({ t }) => {
      const body = { name: newId(), lessonId: (await aCourse(t)).lessons[0]!.id };
      const saved = await (await aCreator(t)).browser
        .post('/api/creator/lesson-templates')
        .send(body)
        .expect(201);
      return { params: { id: (saved.body as { id: string }).id } };
    },
  },
  'LessonCopiesController.lessonFromTemplate': {
    call: async ({ t }) => ({
      params: { id: (await aCourse(t)).modules[0]! },
      body: { templateId: BUILT_IN_TEMPLATES[0]!.id },
    }),
  },

  'NewProductsController.addCourse': {
    call: async ({ calledBy, browser }) => ({
      body: {
        ...{ title: 'New', description: 'New.', price: '97', category: 'For Moms' },
        thumbnailUrl: calledBy === 'creator' ? await anUpload(browser, { purpose: 'thumbnail' }) : 'x',
      },
    }),
  },
  'NewProductsController.addDigitalFile': {
    call: async ({ calledBy, browser }) => ({
      body: {
        ...{ title: 'New', description: 'New.', price: '27', category: 'Guides' },
        thumbnailUrl: calledBy === 'creator' ? await anUpload(browser, { purpose: 'thumbnail' }) : 'x',
        fileUrl: calledBy === 'creator' ? await anUpload(browser, { purpose: 'file' }) : 'x',
      },
    }),
  },
  'CreatorProductsController.list': plain,
  'CreatorProductsController.read': anyProduct(),
  'CreatorProductsController.edit': anyProduct({}, { title: 'New' }),
  'CreatorProductsController.publish': anyProduct(),
  'CreatorProductsController.unpublish': anyProduct(),
  'CreatorProductsController.archive': anyProduct(),
  'CreatorProductsController.restore': anyProduct({ status: 'archived' }),
  'CreatorProductsController.duplicate': anyProduct(),
  'CreatorProductsController.remove': anyProduct(),
  'CreatorProductsController.schedule': anyProduct({ status: 'draft' }, { publishAt: null }),

  'InsightsController.overview': plain,
  'InsightsController.revenue': plain,
  'InsightsController.product': anyProduct(),

  'CertificatesController.issue': {
    of: 'owner',
    call: async (scene) => ({ params: { courseId: (await herFinishedCourse(scene)).id } }),
  },
  'CertificatesController.mine': plain,
  'CertificatesController.verify': { call: herCertificate },
  'CertificatesController.print': { call: herCertificate },

  'ClassroomController.mine': plain,
  'ClassroomController.list': plain,
  'ClassroomController.course': {
    of: 'owner and creator',
    call: async (scene) => ({ params: { courseId: (await herCourse(scene)).id } }),
  },
  'ClassroomController.lesson': {
    of: 'owner and creator',
    call: async (scene) => ({ params: { lessonId: (await herLesson(scene)).id } }),
  },
  'CompletionController.finishVideo': { of: 'owner', call: herVideo },
  'CompletionController.undoVideo': { of: 'owner', call: herVideo },
  'CompletionController.finishLesson': { of: 'owner', call: herLessonWithoutVideos },
  'CompletionController.undoLesson': { of: 'owner', call: herLessonWithoutVideos },
  'CourseProgressController.readProgress': {
    of: 'owner',
    call: async (scene) => ({ params: { courseId: (await herCourse(scene)).id } }),
  },
  'CourseProgressController.saveProgress': {
    of: 'owner',
    call: async (scene) => ({
      params: { courseId: (await herCourse(scene)).id },
      body: { moduleIndex: 0, lessonIndex: 0, videoTimestamp: 75 },
    }),
  },
  'DashboardController.overview': plain,
  'DashboardController.activity': plain,

  'NotesController.list': {
    of: 'owner',
    call: async (scene) => ({ params: { lessonId: (await herLesson(scene)).id } }),
  },
  'NotesController.add': {
    of: 'owner',
    call: async (scene) => ({
      params: { lessonId: (await herLesson(scene)).id },
      body: { text: 'Ask before I answer.' },
    }),
  },
  'NotesController.edit': {
    of: 'owner',
    call: async (scene) => ({ params: { noteId: await herNote(scene) }, body: { text: 'Listen first.' } }),
  },
  'NotesController.remove': {
    of: 'owner',
    call: async (scene) => ({ params: { noteId: await herNote(scene) } }),
  },

  'NotebookController.find': plain,
  'NotebookController.export': plain,

  'AnswersController.ofLesson': {
    of: 'owner',
    call: async (scene) => ({ params: { lessonId: (await herAnswerable(scene)).lessonId } }),
  },
  'AnswersController.choose': {
    of: 'owner',
    call: async (scene) => ({
      params: { widgetId: (await herAnswerable(scene)).choice },
      body: { optionId: 'a' },
    }),
  },
  'AnswersController.putScaleValue': {
    of: 'owner',
    call: async (scene) => ({
      params: { widgetId: (await herAnswerable(scene)).scale, id: newId() },
      body: { value: 7 },
    }),
  },
  'AnswersController.removeScaleValue': { of: 'owner', call: herScaleValue },
  'AnswersController.putStopwatchSession': {
    of: 'owner',
    call: async (scene) => ({
      params: { widgetId: (await herAnswerable(scene)).stopwatch, id: newId() },
      body: { startedAt: scene.t.clock.now().toISOString(), seconds: 12 },
    }),
  },
  'AnswersController.removeStopwatchSession': { of: 'owner', call: herStopwatchSession },
  'JournalsController.save': {
    of: 'owner',
    call: async (scene) => ({
      params: { widgetId: (await herAnswerable(scene)).journal },
      body: { text: 'I listened.' },
    }),
  },
  'JournalsController.share': {
    of: 'owner',
    call: async (scene) => {
      const lesson = await herAnswerable(scene);
      await write(lesson, 'I listened.').expect(200);
      return { params: { widgetId: lesson.journal } };
    },
  },
  'JournalsController.unshare': {
    of: 'owner',
    call: async (scene) => ({ params: { widgetId: (await herSharedJournal(scene)).widgetId } }),
  },
  'SharedJournalsController.list': plain,
  'SharedJournalsController.read': {
    call: async (scene) => ({ params: { id: (await herSharedJournal(scene)).id } }),
  },
  'SharedJournalsController.reply': {
    call: async (scene) => ({
      params: { id: (await herSharedJournal(scene)).id },
      body: { reply: 'Thank you for telling me.' },
    }),
  },

  'StudentsController.list': plain,
  'StudentsController.read': { call: ({ owner }) => ({ params: { id: owner.id } }) },
};
