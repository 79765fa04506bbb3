import type { CourseOutline, OutlineModule } from '../../learning';
import { unlocksOf } from './unlocks';

const aModule = (id: string, isLocked: boolean, unlockDate: string | null) =>
  ({ id, title: id, isLocked, unlockDate }) as OutlineModule;
const course = (id: string, ...modules: OutlineModule[]) =>
  ({ id, title: id, sections: [{ id: 's', title: '', subtitle: '', modules }] }) as unknown as CourseOutline;

describe('the modules that open soon', () => {
  it('stand in the order of their days, over all courses', () => {
    const later = course('a', aModule('late', true, '2027-03-08T00:00:00Z'));
    const sooner = course('b', aModule('soon', true, '2027-02-01T00:00:00Z'));
    expect(unlocksOf([later, sooner]).map(({ moduleId }) => moduleId)).toEqual(['soon', 'late']);
  });

  it('are those that are still locked and whose day is known', () => {
    const open = aModule('open', false, '2027-02-01T00:00:00Z');
    expect(unlocksOf([course('a', open, aModule('after the one before', true, null))])).toEqual([]);
  });
});
