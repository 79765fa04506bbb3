import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aPdf } from '../../../../test/builders/files.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { aPicture } from '../../../../test/builders/uploads.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const put = (uploadURL: string, bytes: Uint8Array, contentType?: string, disposition?: string) =>
  fetch(uploadURL, {
    method: 'PUT',
    headers: {
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(disposition !== undefined && { 'content-disposition': disposition }),
    },
    body: Buffer.from(bytes),
  });

/**
 * Sends a file as the specification describes: an empty body, the raw file with its own type, the URL without its
 * query.
 */
async function sent(bytes: Uint8Array, contentType?: string, disposition?: string): Promise<string> {
  const { uploadURL } = (await coach.browser.post('/api/objects/upload').expect(200)).body;
  expect((await put(uploadURL, bytes, contentType, disposition)).status).toBe(200);
  return uploadURL.split('?')[0];
}

const words = { title: 'Small roots', description: 'For two.', price: '12.00' };
const aCourse = { ...words, category: 'For Moms', duration: '' };
const aFile = { ...words, category: 'Guides' };

describe('a ticket requested with an empty body', () => {
  test.each([undefined, 'image/png', 'application/octet-stream', 'text/plain; charset=utf-8', 'odd'])(
    'accepts a PUT with the Content-Type %s',
    async (contentType) => {
      const thumbnailUrl = await sent(await aPicture(), contentType);
      await coach.browser
        .post('/api/courses')
        .send({ ...aCourse, thumbnailUrl })
        .expect(201);
    },
  );

  test('serves as thumbnailUrl and fileUrl of a digital file', async () => {
    const thumbnailUrl = await sent(await aPicture(), 'image/png');
    const fileUrl = await sent(aPdf());
    const { body } = await coach.browser
      .post('/api/digital-files')
      .send({ ...aFile, thumbnailUrl, fileUrl })
      .expect(201);
    expect(body.files).toHaveLength(1);
  });

  test('serves as storageUrl of the media library', async () => {
    const picture = await aPicture();
    const about = { fileName: 'a.png', fileType: 'image', mimeType: 'image/png', fileSize: picture.length };
    const storageUrl = await sent(picture, 'image/png');
    const { body } = await coach.browser
      .post('/api/creator/media')
      .send({ ...about, storageUrl })
      .expect(201);
    expect(body.fileName).toBe('a.webp');
  });

  test('serves as storageUrl of an avatar', async () => {
    const storageUrl = await sent(await aPicture(), 'image/png');
    await coach.browser.put('/api/me/avatar').send({ storageUrl }).expect(200);
  });

  test('is refused on use if its type or size does not fit', async () => {
    const asPicture = (thumbnailUrl: string) =>
      coach.browser.post('/api/courses').send({ ...aCourse, thumbnailUrl });
    const noPicture = await asPicture(await sent(aPdf(), 'image/png')).expect(422);
    expect(noPicture.body.code).toBe('upload_type');
    const large = Buffer.concat([await aPicture(), Buffer.alloc(5_242_880)]);
    const tooLarge = await asPicture(await sent(large, 'image/png')).expect(413);
    expect(tooLarge.body.code).toBe('upload_too_large');
  });
});

describe('a download keeps its file name, also when sent by the bare call', () => {
  const disposition = `attachment; filename="M_re.pdf"; filename*=UTF-8''M%C3%A8re.pdf`;
  test.each([
    ['the call that uses it says', { fileName: 'Week one.pdf' }, disposition, 'Week one.pdf'],
    ['else the Content-Disposition of the PUT', {}, disposition, 'Mère.pdf'],
    ['else the title of the product', {}, undefined, 'Small roots.pdf'],
  ])('%s', async (_, named, said, name) => {
    const thumbnailUrl = await sent(await aPicture());
    const fileUrl = await sent(aPdf(), 'application/pdf', said);
    const { body } = await coach.browser
      .post('/api/digital-files')
      .send({ ...aFile, thumbnailUrl, fileUrl, ...named })
      .expect(201);
    expect(body.files).toMatchObject([{ fileName: name }]);
    const added = await sent(aPdf(), undefined, said);
    const edited = await coach.browser
      .patch(`/api/creator/products/${body.id}`)
      .send({ files: [{ id: body.files[0].id }, { fileUrl: added, fileName: 'Week two.pdf' }] })
      .expect(200);
    expect(edited.body.files).toMatchObject([{ fileName: name }, { fileName: 'Week two.pdf' }]);
  });
});

describe('one ticket is good for one PUT', () => {
  test('with an empty body: a second one is refused, and the first file stays', async () => {
    const { uploadURL } = (await coach.browser.post('/api/objects/upload').expect(200)).body;
    expect((await put(uploadURL, aPdf())).status).toBe(200);
    expect((await put(uploadURL, await aPicture())).status).toBe(403);
    const asPicture = { ...aCourse, thumbnailUrl: uploadURL.split('?')[0] };
    expect((await coach.browser.post('/api/courses').send(asPicture).expect(422)).body.code).toBe(
      'upload_type',
    );
  });

  test('of eight at once: one is stored', async () => {
    const { uploadURL } = (await coach.browser.post('/api/objects/upload').expect(200)).body;
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(uploadURL, aPdf())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(403)]);
  });
});
