import { newId } from '../../../src/kernel/ids.js';
import {
  anAnswerableLesson,
  anAssignmentLesson,
  aQuizLesson,
  handIn,
  PASSING,
  share,
  write,
} from '../../builders/answers.js';
import { anUpload } from '../../builders/uploads.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

const herAnswerable = ({ t, owner }: Scene) => anAnswerableLesson(t, { she: owner });

async function herScaleValue(scene: Scene): Promise<Call> {
  const { scale } = await herAnswerable(scene);
  const params = { widgetId: scale, id: newId() };
  await scene.owner.browser
    .put(`/api/me/widgets/${scale}/scale-values/${params.id}`)
    .send({ value: 4 })
    .expect(200);
  return { params };
}

async function herStopwatchSession(scene: Scene): Promise<Call> {
  const { stopwatch } = await herAnswerable(scene);
  const params = { widgetId: stopwatch, id: newId() };
  await scene.owner.browser
    .put(`/api/me/widgets/${stopwatch}/stopwatch-sessions/${params.id}`)
    .send({ startedAt: scene.t.clock.now().toISOString(), seconds: 4 })
    .expect(200);
  return { params };
}

async function herSharedJournal(scene: Scene): Promise<{ widgetId: string; id: string }> {
  const lesson = await herAnswerable(scene);
  return { widgetId: lesson.journal, id: await share(scene.t, lesson, 'I listened.') };
}

const A_DRAWING = { purpose: 'assignment', fileName: 'drawing.png' };

const herAssignment = ({ t, owner }: Scene) => anAssignmentLesson(t, { she: owner });

async function herSubmission(scene: Scene): Promise<{ widgetId: string; id: string }> {
  const lesson = await herAssignment(scene);
  return { widgetId: lesson.assignment, id: await handIn(scene.t, lesson, 'We counted swifts.') };
}

/** Members' answers in lessons, and the coach's view of them. */
export const answers: Record<string, Subject> = {
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

  'QuizzesController.result': {
    of: 'owner',
    call: async ({ t, owner }) => ({ params: { widgetId: (await aQuizLesson(t, { she: owner })).quiz } }),
  },
  'QuizzesController.submit': {
    of: 'owner',
    call: async ({ t, owner }) => ({
      params: { widgetId: (await aQuizLesson(t, { she: owner })).quiz, id: newId() },
      body: { answers: PASSING },
    }),
  },

  'AssignmentsController.read': {
    of: 'owner',
    call: async (scene) => ({ params: { widgetId: (await herAssignment(scene)).assignment } }),
  },
  'AssignmentsController.addFile': {
    of: 'owner',
    call: async (scene) => ({
      params: { widgetId: (await herAssignment(scene)).assignment },
      body: { storageUrl: await anUpload(scene.owner.browser, A_DRAWING) },
    }),
  },
  'AssignmentsController.removeFile': {
    of: 'owner',
    call: async (scene) => {
      const { assignment: widgetId } = await herAssignment(scene);
      const storageUrl = await anUpload(scene.owner.browser, A_DRAWING);
      const { body } = await scene.owner.browser
        .post(`/api/me/widgets/${widgetId}/assignment/files`)
        .send({ storageUrl })
        .expect(201);
      const { files } = body as { files: [{ id: string }] };
      return { params: { widgetId, id: files[0].id } };
    },
  },
  'AssignmentsController.handIn': {
    of: 'owner',
    call: async (scene) => {
      const { she, assignment: widgetId } = await herAssignment(scene);
      await write({ she, journal: widgetId }, 'We counted swifts.').expect(200);
      return { params: { widgetId } };
    },
  },
  'AssignmentsController.takeBack': {
    of: 'owner',
    call: async (scene) => ({ params: { widgetId: (await herSubmission(scene)).widgetId } }),
  },
  'SubmissionsController.list': plain,
  'SubmissionsController.read': {
    call: async (scene) => ({ params: { id: (await herSubmission(scene)).id } }),
  },
  'SubmissionsController.answer': {
    call: async (scene) => ({
      params: { id: (await herSubmission(scene)).id },
      body: { decision: 'done', feedback: 'Well done.' },
    }),
  },

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
};
