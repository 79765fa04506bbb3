import type { Scene, Subject } from './scene.js';

const aStudent = ({ owner }: Scene) => ({ params: { id: owner.id } });
const read: Subject = { call: aStudent };
const edited: Subject = { call: (scene) => ({ ...aStudent(scene), body: { city: 'Hood River' } }) };

/** The coach's page of one student. */
export const students: Record<string, Subject> = {
  'StudentDetailController.read': read,
  'StudentDetailController.edit': edited,
  'StudentDetailController.put': edited,
  'StudentDetailController.purchases': read,
  'StudentDetailController.payments': read,
  'StudentDetailController.bookings': read,
  'StudentDetailController.messages': read,
};
