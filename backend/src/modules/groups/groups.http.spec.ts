import { startTestApp, type TestApp } from '../../../test/app.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';

describe('circles and pods', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.database.query('delete from groups');
    rosa = await aMember(t);
  });

  const add = (kind: string, name: string) => coach.browser.post('/api/creator/groups').send({ kind, name });
  const aGroup = async (kind: 'circle' | 'pod', name: string) =>
    (await add(kind, name).expect(201)).body.id as string;
  const assign = (circleId: string | null, podId: string | null) =>
    coach.browser.put(`/api/students/${rosa.id}/groups`).send({ circleId, podId });
  const list = async (kind: 'circles' | 'pods') => (await coach.browser.get(`/api/${kind}`).expect(200)).body;

  test('are listed by name, with how many students are in them', async () => {
    const spring = await aGroup('circle', 'Spring');
    await aGroup('circle', 'autumn');
    await aGroup('pod', 'Spring');
    await assign(spring, null).expect(200);
    expect(await list('circles')).toMatchObject([
      { name: 'autumn', members: 0 },
      { name: 'Spring', members: 1, id: spring },
    ]);
    expect(await list('pods')).toMatchObject([{ name: 'Spring', members: 0 }]);
  });

  test('are listed by name for their members only', async () => {
    const circle = await aGroup('circle', 'Spring');
    const pod = await aGroup('pod', 'Two by two');
    await assign(circle, pod).expect(200);
    const mine = async (person: Person) =>
      (await person.browser.get('/api/me/groups').expect(200)).body.items;
    expect(await mine(rosa)).toEqual([
      { id: circle, kind: 'circle', name: 'Spring' },
      { id: pod, kind: 'pod', name: 'Two by two' },
    ]);
    expect(await mine(await aMember(t))).toEqual([]);
  });

  test('take many students at once: nobody leaves another one, a minor needs consent, and undo removes those added', async () => {
    const [spring, autumn] = [await aGroup('circle', 'Spring'), await aGroup('circle', 'Autumn')];
    const [ida, mia] = [await aMember(t), await aMember(t)];
    const lena = await aDaughter(t, ida, { agreed: [] });
    await assign(autumn, null).expect(200);
    const studentIds = [rosa, ida, mia, lena, coach].map(({ id }) => id);
    const send = (act: string) =>
      coach.browser.post(`/api/creator/groups/${spring}/${act}-members`).send({ studentIds });
    const { body } = await send('add').expect(200);
    expect(body).toEqual({ studentIds: [ida.id, mia.id].toSorted(), elsewhere: 1, refused: 1 });
    expect((await send('add').expect(200)).body).toEqual({ studentIds: [], elsewhere: 1, refused: 1 });
    expect(await list('circles')).toMatchObject([
      { id: autumn, members: 1 },
      { id: spring, members: 2 },
    ]);
    await send('remove').expect(204);
    expect(await list('circles')).toMatchObject([{ members: 1 }, { members: 0 }]);
    await coach.browser.post(`/api/creator/groups/${newId()}/add-members`).send({ studentIds }).expect(404);
  });

  test('are renamed and deleted, which leaves their students in none', async () => {
    const spring = await aGroup('circle', 'Spring');
    await coach.browser.patch(`/api/creator/groups/${spring}`).send({ name: 'May' }).expect(200);
    await assign(spring, null).expect(200);
    await coach.browser.delete(`/api/creator/groups/${spring}`).expect(204);
    expect((await coach.browser.get(`/api/students/${rosa.id}/groups`).expect(200)).body).toEqual({
      circleId: null,
      podId: null,
      brought: [],
      takenOut: [],
    });
    await coach.browser.delete(`/api/creator/groups/${spring}`).expect(404);
  });

  test('need names that differ within their kind, even when two are created at once', async () => {
    const answers = await Promise.all([add('pod', 'Oak'), add('pod', 'Oak')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('name_taken');
    await add('pod', '  ').expect(400);
    await add('crowd', 'Oak').expect(400);
  });

  test('have a student in one circle and one pod, who can change to another one', async () => {
    const spring = await aGroup('circle', 'Spring');
    const autumn = await aGroup('circle', 'Autumn');
    const oak = await aGroup('pod', 'Oak');
    expect((await assign(spring, oak).expect(200)).body).toMatchObject({ circleId: spring, podId: oak });
    expect((await assign(autumn, null).expect(200)).body).toMatchObject({ circleId: autumn, podId: null });
    expect(await list('circles')).toMatchObject([{ members: 1 }, { members: 0 }]);
    const answers = await Promise.all([assign(spring, null), assign(autumn, oak)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('filter the list of students', async () => {
    const spring = await aGroup('circle', 'Spring');
    const oak = await aGroup('pod', 'Oak');
    await assign(spring, oak).expect(200);
    const found = async (filter: object) =>
      (
        await coach.browser
          .get('/api/students')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body;
    for (const filter of [{ circleId: spring }, { podId: oak }, { circleId: [newId(), spring], podId: oak }])
      expect(await found(filter)).toMatchObject([{ id: rosa.id }]);
    expect(await found({ circleId: newId() })).toEqual([]);
  });

  test('log each change once', async () => {
    const spring = await aGroup('circle', 'Spring');
    await assign(spring, null).expect(200);
    await assign(spring, null).expect(200);
    const entries = await t.database.query(
      `select action, fields from audit_facts where subject_id = $1 order by id`,
      [rosa.id],
    );
    expect(entries).toEqual([{ action: 'student.assigned', fields: ['circle'] }]);
  });

  test('are different kinds: a pod cannot be chosen as a circle, nor a deleted group', async () => {
    const oak = await aGroup('pod', 'Oak');
    for (const id of [oak, newId()]) {
      expect((await assign(id, null).expect(422)).body).toMatchObject({
        code: 'no_such_group',
        fields: { circleId: expect.any(String) },
      });
    }
    await assign('x', null).expect(400);
    await coach.browser
      .put(`/api/students/${newId()}/groups`)
      .send({ circleId: null, podId: oak })
      .expect(404);
  });

  test('are managed only by the coach', async () => {
    const oak = await aGroup('pod', 'Oak');
    for (const [browser, status] of [
      [t.browser(), 401],
      [rosa.browser, 403],
    ] as const) {
      await browser.get('/api/circles').expect(status);
      await browser.get('/api/pods').expect(status);
      await browser.post('/api/creator/groups').send({ kind: 'pod', name: 'x' }).expect(status);
      await browser.patch(`/api/creator/groups/${oak}`).send({ name: 'x' }).expect(status);
      await browser.delete(`/api/creator/groups/${oak}`).expect(status);
      await browser.get(`/api/students/${rosa.id}/groups`).expect(status);
      await browser
        .put(`/api/students/${rosa.id}/groups`)
        .send({ circleId: null, podId: null })
        .expect(status);
    }
  });
});
