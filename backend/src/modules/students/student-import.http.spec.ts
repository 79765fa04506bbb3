import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { deepTest } from '../../../test/deep-test.js';

const HEAD = 'Name,E-mail,Phone,Tags';

describe('the import of students', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    rosa = await aMember(t, { email: 'rosa@example.org' });
  });
  afterAll(() => t.close());

  const csvOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
  const preview = async (csv: string) =>
    (await coach.browser.post('/api/students/import/preview').send({ csv }).expect(200)).body as object;
  const doIt = (csv: string, invite = false) =>
    coach.browser.post('/api/students/import').send({ csv, isInvited: invite });
  const named = (q: string) =>
    t.database.query<{ email: string; phone: string | null }>(
      'select email, phone from members where email like $1',
      [`%${q}`],
    );

  test('previews problems by line and the result, without writing anything', async () => {
    const csv = csvOf(
      'Ida,ida@dry.example,+1 503,Spring',
      'Rose,Rosa@example.org,,',
      'Mia,nobody,,',
      'Ida,IDA@dry.example,,',
    );
    expect(await preview(`${csv}\r\nMaren,${coach.email},,`)).toEqual({
      rows: 5,
      added: 1,
      existing: 2,
      given: 0,
      bulkGrantId: null,
      courses: [],
      columns: [
        { heading: 'Name', column: 'name' },
        { heading: 'E-mail', column: 'email' },
        { heading: 'Phone', column: 'phone' },
        { heading: 'Tags', column: 'tags' },
      ],
      problems: [
        { line: 3, column: 'E-mail', problem: 'already_student' },
        { line: 4, column: 'E-mail', problem: 'bad_email' },
        { line: 5, column: 'E-mail', problem: 'twice_in_file' },
        { line: 6, column: 'E-mail', problem: 'already_student' },
      ],
      examples: [{ line: 2, name: 'Ida', email: 'ida@dry.example', tags: ['Spring'] }],
    });
    expect(await named('@dry.example')).toEqual([]);
    expect(await t.database.query('select 1 from student_tags')).toEqual([]);
  });

  test('creates new students with their tags, and is in the audit log with their number', async () => {
    const csv = csvOf(
      `Ida,ida@new.example,'+1 503,Spring; Autumn`,
      'Mia,mia@new.example,,spring',
      'Rose,rosa@example.org,1,',
    );
    const { body } = await doIt(csv).expect(200);
    expect(body).toMatchObject({ rows: 3, added: 2, problems: [{ line: 4, problem: 'already_student' }] });
    const { body: students } = await coach.browser
      .get('/api/students')
      .query({ sort: '["name","ASC"]', filter: '{"email":"@new.example"}' })
      .expect(200);
    expect(students).toMatchObject([
      { username: 'Ida', phone: '+1 503', status: 'lead', tags: [{ name: 'Autumn' }, { name: 'Spring' }] },
      { username: 'Mia', phone: null, tags: [{ name: 'Spring' }] },
    ]);
    const { body: same } = await coach.browser.get(`/api/students/${rosa.id}`).expect(200);
    expect(same).toMatchObject({ username: 'Rosa Lind', phone: null });
    const [entry] = await t.database.query(
      `select actor_id, subject_id, fields, count from audit_facts where action = 'student.imported'`,
    );
    expect(entry).toEqual({ actor_id: coach.id, subject_id: null, fields: [], count: 2 });
  });

  test('emails nobody unless the coach wants it', async () => {
    await doIt(csvOf('Ada,ada@quiet.example,,')).expect(200);
    await doIt(csvOf('Zoe,zoe@mailed.example,,'), true).expect(200);
    await t.runJobs();
    expect(await mailsTo(t, 'ada@quiet.example')).toEqual([]);
    expect(await mailsTo(t, 'zoe@mailed.example')).toHaveLength(1);
  });

  test('sent twice, in a row and at once, creates everyone once and emails once', async () => {
    const csv = csvOf('Ida,ida@twice.example,,Spring', 'Mia,mia@twice.example,,');
    const answers = await Promise.all([1, 2, 3].map(() => doIt(csv, true).expect(200)));
    const again = await doIt(csv, true).expect(200);
    const added = [...answers, again].map(({ body }) => (body as { added: number }).added);
    expect(added.toSorted()).toEqual([0, 0, 0, 2]);
    await t.runJobs();
    expect(await mailsTo(t, 'ida@twice.example')).toHaveLength(1);
    expect(await named('@twice.example')).toHaveLength(2);
  });

  describe('with the courses of another platform', () => {
    const kajabi = 'Name,Email,Products\n';
    const owned = async (q: string, productId: string) =>
      (
        await t.database.query<{ email: string }>(
          `select m.email from active_enrollments e join members m on m.id = e.account_id
           where e.product_id = $1 and m.email like $2 order by m.email`,
          [productId, `%${q}`],
        )
      ).map(({ email }) => email);
    const send = (body: object, path = '') =>
      coach.browser
        .post(`/api/students/import${path}`)
        .send({ ...(path === '' && { isInvited: false }), ...body });

    test('finds the courses and the products with their titles, and gives the chosen ones, also twice', async () => {
      const calm = await aProduct(t, { title: 'Calm Mornings' });
      const roots = await aProduct(t, { title: 'Roots' });
      const old = await aMember(t, { email: 'old@moved.example' });
      const csv = `${kajabi}Ida,ida@moved.example,"calm mornings, Roots & Wings"\nOld,old@moved.example,Calm Mornings\nMia,mia@moved.example,Retreat\n`;
      const courses = [
        { name: 'calm mornings', productId: calm.id },
        { name: 'Calm Mornings', productId: calm.id },
        { name: 'Roots & Wings', productId: roots.id },
      ];
      const { body: seen } = await send({ csv, courses }, '/preview').expect(200);
      expect(seen).toMatchObject({ added: 2, existing: 1, given: 3, bulkGrantId: null, problems: [] });
      expect((seen as { courses: object[] }).courses).toEqual(
        expect.arrayContaining([
          { name: 'calm mornings', studentCount: 1, productId: calm.id },
          { name: 'Roots & Wings', studentCount: 1, productId: null },
          { name: 'Retreat', studentCount: 1, productId: null },
        ]),
      );
      const { body } = await send({ csv, courses }).expect(200);
      expect(body).toMatchObject({ added: 2, existing: 1, given: 3, problems: [] });
      await t.runJobs();
      const { bulkGrantId } = body as { bulkGrantId: string };
      const { body: result } = await coach.browser.get(`/api/creator/bulk-grants/${bulkGrantId}`).expect(200);
      expect(result).toMatchObject({ total: 3, settled: 3, given: 3, isFinished: true, missed: [] });
      expect(await owned('@moved.example', calm.id)).toEqual(['ida@moved.example', 'old@moved.example']);
      expect(await owned('@moved.example', roots.id)).toEqual(['ida@moved.example']);
      for (const email of ['ida@moved.example', old.email]) expect(await mailsTo(t, email)).toEqual([]);
      const { body: again } = await send({ csv, courses }).expect(200);
      expect(again).toMatchObject({ added: 0, existing: 3, given: 0, bulkGrantId: null });
    });

    test('gives no draft, and then imports nobody', async () => {
      const draft = await aProduct(t, { status: 'draft' });
      const csv = `${kajabi}Ida,ida@draft.example,Calm\n`;
      await send({ csv, courses: [{ name: 'Calm', productId: draft.id }] }).expect(409);
      expect(await named('@draft.example')).toEqual([]);
    });
  });

  deepTest('takes 10,000 students at once, and of a longer file nothing', async () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => `Student ${n},student-${n}@many.example,,Many`);
    expect((await doIt(csvOf(...lines)).expect(200)).body).toMatchObject({
      rows: 10_000,
      added: 10_000,
      problems: [],
    });
    const more = csvOf(...lines.map((line) => line.replace('@many', '@more')), 'One,one@more.example,,');
    expect((await doIt(more).expect(200)).body).toMatchObject({
      added: 0,
      problems: [{ line: 10_002, column: null, problem: 'too_many_rows' }],
    });
    expect(await named('@more.example')).toEqual([]);
  });

  test('refuses a file over four mebibytes, and is only for the coach', async () => {
    await doIt('x'.repeat(4 * 1_048_576 + 1)).expect(400);
    await rosa.browser.post('/api/students/import').send({ csv: HEAD, isInvited: false }).expect(403);
  });
});
