import { aCourse, type BuiltCourse } from '../../builders/courses.js';
import { enroll } from '../../builders/enrollments.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

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

async function herFinishedCourse(scene: Scene): Promise<BuiltCourse> {
  const course = await aCourse(scene.t, { sections: [[{ lessons: [{}] }]] });
  await enroll(scene.t, scene.owner.id, [course.id]);
  await scene.owner.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).expect(200);
  return course;
}

async function herCertificate(scene: Scene): Promise<Call> {
  const { id } = await herFinishedCourse(scene);
  const { body } = await scene.owner.browser
    .post(`/api/learning/courses/${id}/issue-certificate`)
    .expect(200);
  return { params: { code: (body as { code: string }).code } };
}

async function herNote(scene: Scene): Promise<string> {
  const { id } = await herLesson(scene);
  const { body } = await scene.owner.browser
    .post(`/api/me/lessons/${id}/notes`)
    .send({ text: 'Ask first.' })
    .expect(201);
  return (body as { id: string }).id;
}

/** Taking a course. */
export const learning: Record<string, Subject> = {
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
  'DashboardController.calendar': {
    call: () => ({ query: { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' } }),
  },

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
};
