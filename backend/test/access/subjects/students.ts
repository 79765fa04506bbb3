import { aDaughter } from '../../builders/families.js';
import { newId } from '../../../src/kernel/ids.js';
import { aProduct } from '../../builders/catalog.js';
import { aCircle } from '../../builders/community.js';
import { aCourse } from '../../builders/courses.js';
import { enroll } from '../../builders/enrollments.js';
import { aCreator } from '../../builders/people.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

const aStudent = ({ owner }: Scene) => ({ params: { id: owner.id } });
const read: Subject = { call: aStudent };
const edited: Subject = { call: (scene) => ({ ...aStudent(scene), body: { city: 'Hood River' } }) };

/** Creates something as a coach, for any caller, and returns its id. */
async function made({ t }: Scene, path: string, body: object): Promise<string> {
  const { browser } = await aCreator(t);
  const answer = await browser.post(path).send(body).expect(201);
  return (answer.body as { id: string }).id;
}

const aNote = async (scene: Scene): Promise<Call> => {
  const note = { studentId: scene.owner.id, note: 'Prefers evenings.' };
  return { params: { noteId: await made(scene, '/api/student-notes', note) } };
};
/** A product for the student. */
const forMany = async ({ t, owner }: Scene) => ({
  studentIds: [owner.id],
  productId: (await aProduct(t)).id,
});
const forManyCall: Subject = { call: async (scene) => ({ body: await forMany(scene) }) };
const aBulkGrant: Subject = {
  call: async (scene) => ({
    params: { id: await made(scene, '/api/creator/bulk-grants', await forMany(scene)) },
  }),
};

const aGroup = async (scene: Scene): Promise<Call> => ({
  params: { id: await made(scene, '/api/creator/groups', { kind: 'pod', name: newId() }) },
});

/** Creates a student in a circle, or one removed from a circle of a product. */
const inACircle = async ({ t, owner }: Scene): Promise<Call> => ({
  params: { id: owner.id, groupId: await aCircle(t, [owner]) },
});
const takenOut = async ({ t, owner }: Scene): Promise<Call> => {
  const { browser } = await aCreator(t);
  const groupId = await aCircle(t, []);
  const { id } = await aProduct(t);
  await browser
    .put(`/api/creator/products/${id}/groups`)
    .send({ groupIds: [groupId] })
    .expect(200);
  await enroll(t, owner.id, [id]);
  await t.runJobs();
  await browser.delete(`/api/students/${owner.id}/groups/${groupId}`).expect(204);
  return { params: { id: owner.id, groupId } };
};

const withReason: Subject = { call: (scene) => ({ ...aStudent(scene), body: { reason: 'Asked for it' } }) };

const aTag = async ({ t, owner }: Scene): Promise<Call> => {
  const { browser } = await aCreator(t);
  const tagging = { name: newId(), studentIds: [owner.id] };
  const { body } = await browser.post('/api/creator/student-tags/add').send(tagging).expect(200);
  return { params: { id: (body as { tag: { id: string } }).tag.id } };
};

const ofAProduct: Subject = { call: async ({ t }) => ({ params: { id: (await aProduct(t)).id } }) };

/** A student's course, with a module that is locked or was opened early. */
const inACourse = (level?: 'course', isOpened = false): Subject => ({
  call: async ({ t, owner }) => {
    const lock = { kind: 'date', date: '2099-01-01T00:00:00Z' } as const;
    const course = await aCourse(t, { sections: [[{ lessons: [{}], lock }]] });
    await enroll(t, owner.id, [course.id]);
    const params = { id: owner.id, courseId: course.id, moduleId: course.modules[0]! };
    const opening = `/api/students/${owner.id}/courses/${course.id}/modules/${params.moduleId}/open`;
    const { browser } = await aCreator(t);
    if (isOpened) await browser.post(opening).send({ reason: 'Asked for it' }).expect(200);
    return { params, body: { reason: 'Asked for it', ...(level && { level, id: course.id }) } };
  },
});

/** The coach's page of one student, the coach's actions on students, and groups. */
export const students: Record<string, Subject> = {
  'StudentFamilyController.read': { call: aStudent },
  'StudentFamilyController.removeGuardian': {
    call: async ({ t, owner }) => ({ params: { id: (await aDaughter(t, owner)).id, guardianId: owner.id } }),
  },
  'StudentFamilyController.noteCall': {
    call: async ({ t, owner }) => ({
      params: { id: (await aDaughter(t, owner)).id },
      body: { guardianId: owner.id, on: '2027-02-28', note: 'She agrees.', purposes: ['account'] },
    }),
  },
  'StudentDetailController.read': read,
  'StudentDetailController.edit': edited,
  'StudentDetailController.put': edited,
  'StudentDetailController.purchases': read,
  'StudentDetailController.payments': read,
  'StudentDetailController.bookings': read,

  'StudentLearningController.list': read,
  'StudentLearningController.give': {
    call: async (scene) => ({
      ...aStudent(scene),
      body: { productId: (await aProduct(scene.t)).id, reason: 'Won it' },
    }),
  },
  'StudentLearningController.moveEnd': {
    call: async ({ t, owner }) => {
      const { id: productId } = await aProduct(t);
      const { browser } = await aCreator(t);
      await browser
        .post(`/api/students/${owner.id}/enrollments/grant`)
        .send({ productId, reason: 'Won it' })
        .expect(200);
      return { params: { id: owner.id, productId }, body: { accessUntil: null, reason: 'For good' } };
    },
  },
  'StudentLearningController.takeBack': {
    call: async ({ t, owner }) => {
      const { id: productId } = await aProduct(t);
      const { browser } = await aCreator(t);
      await browser
        .post(`/api/students/${owner.id}/enrollments/grant`)
        .send({ productId, reason: 'Won it' })
        .expect(200);
      return { params: { id: owner.id, productId }, body: { reason: 'By mistake' } };
    },
  },
  'StudentCoursesController.read': {
    call: async (scene) => ({ params: (await inACourse().call(scene)).params! }),
  },
  'StudentCoursesController.open': inACourse(),
  'StudentCoursesController.takeBack': inACourse(undefined, true),
  'StudentCoursesController.mark': inACourse('course'),
  'StudentCoursesController.reset': inACourse('course'),
  'StudentAnswersController.read': read,
  'ProductStudentsController.list': ofAProduct,
  'ProductResultsController.read': ofAProduct,
  'ProductQuizzesController.read': ofAProduct,
  'ProductResultsController.names': {
    call: async ({ t }) => ({ params: { id: (await aProduct(t)).id, widgetId: newId() } }),
  },
  'StudentTimelineController.page': read,
  'StudentAccessController.invite': {
    call: () => ({ body: { name: 'Ida Berg', email: `${newId()}@example.org` } }),
  },
  'StudentAccessController.block': withReason,
  'StudentAccessController.unblock': withReason,
  'StudentAccessController.signOut': withReason,
  'StudentModerationController.read': read,
  'StudentModerationController.warn': {
    call: (scene) => ({ ...aStudent(scene), body: { text: 'Please be kind.' } }),
  },
  'StudentModerationController.mute': {
    call: (scene) => ({ ...aStudent(scene), body: { duration: '1_day', reason: 'Unkind words' } }),
  },
  'StudentModerationController.unmute': { call: aStudent },
  'StudentsExportController.export': { call: () => ({ body: {} }) },
  'StudentImportController.preview': { call: () => ({ body: { csv: 'Name,Email' } }) },
  'StudentImportController.import': { call: () => ({ body: { csv: 'Name,Email', isInvited: false } }) },
  'BulkGrantsController.preview': forManyCall,
  'BulkGrantsController.give': forManyCall,
  'BulkGrantsController.one': aBulkGrant,
  'BulkGrantsController.undo': aBulkGrant,
  'StudentEmailsController.preview': { call: () => ({ body: { subject: 'Hello', text: 'How are you?' } }) },
  'StudentEmailsController.writeToMany': {
    call: ({ owner }) => ({ body: { subject: 'Hello', text: 'How are you?', studentIds: [owner.id] } }),
  },
  'StudentEmailsController.write': {
    call: (scene) => ({ ...aStudent(scene), body: { subject: 'Hello', text: 'How are you?' } }),
  },

  'StudentAccessController.inviteAgain': {
    call: async (scene) => ({
      params: {
        id: await made(scene, '/api/students/invite', {
          name: 'Ida Berg',
          email: `${newId()}@example.org`,
        }),
      },
    }),
  },

  'StudentTagsController.list': plain,
  'StudentTagsController.read': { call: aTag },
  'StudentTagsController.add': {
    call: ({ owner }) => ({ body: { name: newId(), studentIds: [owner.id] } }),
  },
  'StudentTagsController.remove': {
    call: async (scene) => ({ ...(await aTag(scene)), body: { studentIds: [scene.owner.id] } }),
  },
  'StudentTagsController.rename': {
    call: async (scene) => ({ ...(await aTag(scene)), body: { name: newId() } }),
  },
  'StudentTagsController.delete': { call: aTag },

  'StudentNotesController.list': read,
  'StudentNotesController.add': {
    call: ({ owner }) => ({ body: { studentId: owner.id, note: 'Prefers evenings.' } }),
  },
  'StudentNotesController.edit': {
    call: async (scene) => ({ ...(await aNote(scene)), body: { isPinned: true } }),
  },
  'StudentNotesController.remove': { call: aNote },

  'MyGroupsController.mine': plain,
  'GroupsController.circles': plain,
  'GroupsController.pods': plain,
  'GroupsController.add': { call: () => ({ body: { kind: 'pod', name: newId() } }) },
  'GroupsController.rename': {
    call: async (scene) => ({ ...(await aGroup(scene)), body: { name: newId() } }),
  },
  'GroupsController.remove': { call: aGroup },
  'GroupsController.addMembers': {
    call: async (scene) => ({ ...(await aGroup(scene)), body: { studentIds: [scene.owner.id] } }),
  },
  'GroupsController.removeMembers': {
    call: async (scene) => ({ ...(await aGroup(scene)), body: { studentIds: [scene.owner.id] } }),
  },
  'GroupsController.ofStudent': read,
  'GroupsController.assign': {
    call: (scene) => ({ ...aStudent(scene), body: { circleId: null, podId: null } }),
  },
  'GroupsController.takeOut': { call: inACircle },
  'GroupsController.bringBack': { call: takenOut },
};
