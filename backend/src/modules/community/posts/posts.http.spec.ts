import { startTestApp, type TestApp } from '../../../../test/app.js';
import {
  acceptGuidelines,
  aComment,
  aHost,
  aNeighbour,
  aPost,
  type Written,
} from '../../../../test/builders/community.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { aPdf, demoFile } from '../../../../test/builders/files.js';
import { anUpload } from '../../../../test/builders/uploads.js';
import { newId } from '../../../kernel/ids.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from community_posts');
  await t.database.query('delete from rate_limits');
});

const PLACE = '+52.5200+013.4050/';
/** GPS location in a video, as phones write it. */
const aPlace = Buffer.concat([Buffer.from([0, 0, 0, PLACE.length + 8]), Buffer.from(`udta${PLACE}`)]);

interface Post extends Written {
  text: string;
  author: { id: string | null; name: string; avatarUrl: string | null; isMe: boolean };
}

const feed = async ({ browser }: Person, path = '/api/community/feed', query: object = {}) =>
  (await browser.get(path).query(query).expect(200)).body as {
    pinned: Post[];
    items: Post[];
    next: string | null;
  };
const textsIn = async (person: Person, path?: string) =>
  (await feed(person, path)).items.map(({ text }) => text);

describe('a post', () => {
  test('is seen by every member, newest first, with everything attached to it', async () => {
    const rosa = await aNeighbour(t, { name: 'Rosa Lind' });
    const mia = await aNeighbour(t);
    await aPost(rosa, { text: 'First' });
    t.clock.advance(1000);
    const { id } = await aPost(rosa, { text: 'Second', tag: 'rituals' });
    await aComment(mia, id);
    const { items, next } = await feed(mia);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      {
        id,
        text: 'Second',
        tag: 'rituals',
        kind: 'post',
        comments: 1,
        isSaved: false,
        editedAt: null,
        state: 'published',
        images: [],
        totalReactions: 0,
        group: null,
        author: { id: rosa.id, name: 'Rosa Lind', isMe: false, isCoach: false },
      },
      { text: 'First' },
    ]);
    expect((await feed(rosa)).items[0]!.author.isMe).toBe(true);
  });

  test('requires accepting the guidelines first', async () => {
    const she = await aMember(t);
    const post = { text: 'Hello', tag: null, groupId: null, images: [] };
    const { body } = await she.browser.post('/api/community/posts').send(post).expect(409);
    expect(body.code).toBe('guidelines_first');
    await acceptGuidelines(she);
    await acceptGuidelines(she);
    await she.browser.post('/api/community/posts').send(post).expect(201);
  });

  test('by the coach does not, because the guidelines are the coach’s own', async () => {
    const coach = await aCreator(t);
    const { body } = await coach.browser.get('/api/me/community').expect(200);
    expect(body.hasAcceptedGuidelines).toBe(true);
    const post = await aPost(coach);
    await aComment(coach, post.id);
  });

  test('shows its readers up to four pictures with their alt texts', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const picture = async (alt: string) => ({
      alt,
      storageUrl: await anUpload(rosa.browser, { purpose: 'post' }),
    });
    const { id } = await aPost(rosa, { images: [await picture('Two cups'), await picture('')] });
    const { body } = await mia.browser.get(`/api/community/posts/${id}`).expect(200);
    expect(body.images).toMatchObject([{ alt: 'Two cups', width: 640, height: 480 }, { alt: '' }]);
    expect((await fetch(body.images[0].url)).headers.get('content-type')).toBe('image/webp');
    await rosa.browser.delete(`/api/community/posts/${id}`).expect(204);
    expect(await t.database.query('select from media_assets where created_by = $1', [rosa.id])).toEqual([]);
  });

  test('cannot show another person’s upload, an upload for another purpose, or a fifth one', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const post = (images: object[]) =>
      rosa.browser.post('/api/community/posts').send({ text: 'x', tag: null, groupId: null, images });
    for (const storageUrl of [await anUpload(mia.browser, { purpose: 'post' }), await anUpload(rosa.browser)])
      expect((await post([{ storageUrl, alt: '' }]).expect(422)).body.code).toBe('upload_unknown');
    const storageUrl = await anUpload(rosa.browser, { purpose: 'post' });
    await post(Array.from({ length: 5 }, () => ({ storageUrl, alt: '' }))).expect(400);
    expect(
      (
        await post([
          { storageUrl, alt: '' },
          { storageUrl, alt: '' },
        ]).expect(409)
      ).body.code,
    ).toBe('upload_used');
    expect(await textsIn(rosa)).toEqual([]);
  });

  test.each([
    ['MP4', 'garden.mp4', 'video/mp4', 'isom'],
    ['QuickTime', 'garden.mov', 'video/quicktime', 'qt  '],
  ])(
    'shows videos of %s and files: the video without its location, the file as a download',
    async (_, fileName, mimeType, brand) => {
      const rosa = await aNeighbour(t);
      const mia = await aNeighbour(t);
      const video = Buffer.concat([demoFile('video/rooted-breathing.mp4'), aPlace]);
      video.write(brand, 8, 'latin1');
      const files = [
        await anUpload(rosa.browser, {
          purpose: 'post_file',
          bytes: video,
          mimeType,
          fileName,
        }),
        await anUpload(rosa.browser, {
          purpose: 'post_file',
          bytes: aPdf(),
          mimeType: 'application/pdf',
          fileName: 'soup.pdf',
        }),
      ];
      const { id } = await aPost(rosa, { files });
      const { body } = await mia.browser.get(`/api/community/posts/${id}`).expect(200);
      expect(body.files).toMatchObject([
        { fileName, isVideo: true, fileSize: video.length, width: 960, height: 540 },
        { fileName: 'soup.pdf', isVideo: false },
      ]);
      const [played, paper] = await Promise.all([fetch(body.files[0].url), fetch(body.files[1].url)]);
      expect(played.headers.get('content-type')).toBe(mimeType);
      expect(Buffer.from(await played.arrayBuffer()).includes(PLACE)).toBe(false);
      expect(paper.headers.get('content-disposition')).toMatch(/^attachment/);
      const gallery = await mia.browser.get(`/api/community/people/${rosa.id}/pictures`).expect(200);
      expect(gallery.body.items).toMatchObject([{ postId: id, isVideo: true }]);
      const coach = await aHost(t);
      const looked = await coach.browser.get(`/api/creator/contributions/${id}`).expect(200);
      expect(looked.body.attached).toBe(2);
      await rosa.browser.delete(`/api/community/posts/${id}`).expect(204);
      expect(await t.database.query('select from media_assets where created_by = $1', [rosa.id])).toEqual([]);
    },
  );

  test('accepts no other kinds of files, and no fifth', async () => {
    const rosa = await aNeighbour(t);
    const post = (files: unknown) =>
      rosa.browser
        .post('/api/community/posts')
        .send({ text: 'x', tag: null, groupId: null, images: [], files });
    await rosa.browser
      .post('/api/objects/upload')
      .send({ purpose: 'post_file', mimeType: 'image/png', fileSize: 100 })
      .expect(422);
    const picture = await anUpload(rosa.browser, { purpose: 'post' });
    expect((await post([picture]).expect(422)).body.code).toBe('upload_unknown');
    await post(Array.from({ length: 5 }, () => picture)).expect(400);
    await post([5]).expect(400);
    expect(await textsIn(rosa)).toEqual([]);
  });

  test('is edited by its author, and earlier versions can be read', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const { id } = await aPost(rosa, { text: 'We walkd.' });
    t.clock.advance(60_000);
    const path = `/api/community/posts/${id}`;
    const edit = { text: 'We walked.', tag: 'together' };
    await mia.browser.patch(path).send(edit).expect(404);
    const { body } = await rosa.browser.patch(path).send(edit).expect(200);
    expect(body).toMatchObject({ ...edit, editedAt: t.clock.now().toISOString() });
    await rosa.browser.patch(path).send(edit).expect(200);
    const versions = (await mia.browser.get(`${path}/versions`).expect(200)).body.items;
    expect(versions.map(({ text }: Post) => text)).toEqual(['We walkd.']);
  });

  test('is deleted by its author, with everything under it', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const { id } = await aPost(rosa);
    await aComment(mia, id);
    await mia.browser.delete(`/api/community/posts/${id}`).expect(404);
    await rosa.browser.delete(`/api/community/posts/${id}`).expect(204);
    await rosa.browser.get(`/api/community/posts/${id}`).expect(404);
    await rosa.browser.delete(`/api/community/posts/${id}`).expect(404);
  });

  test('can be saved, found among the saved ones, and removed', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const { id } = await aPost(rosa);
    const save = (isSaved: boolean, of = id) =>
      mia.browser.post(`/api/community/posts/${of}/${isSaved ? 'save' : 'unsave'}`);
    await Promise.all([save(true).expect(204), save(true).expect(204)]);
    expect((await feed(mia, '/api/me/community/saved-posts')).items).toMatchObject([{ id, isSaved: true }]);
    await save(false).expect(204);
    expect((await feed(mia, '/api/me/community/saved-posts')).items).toEqual([]);
    await save(true, newId()).expect(404);
  });

  test.each([
    [{ text: '' }, 'text'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ tag: 'politics' }, 'tag'],
    [{ groupId: 'x' }, 'groupId'],
    [{ images: null }, 'images'],
    [{ state: 'published' }, 'state'],
    [{ kind: 'announcement' }, 'kind'],
    [{ accountId: newId() }, 'accountId'],
  ])('%j is refused at its field', async (wrong, field) => {
    const she = await aNeighbour(t);
    const post = { text: 'Hello', tag: null, groupId: null, images: [], ...wrong };
    const { body } = await she.browser.post('/api/community/posts').send(post).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('keeps emoji, right-to-left and combined characters, but no direction controls', async () => {
    const she = await aNeighbour(t);
    const rest = `é ${'🌱'.repeat(100)}`;
    await aPost(she, { text: `👩‍👧 שלום \u202Eabc\u202C ${rest}` });
    expect(await textsIn(she)).toEqual([`👩‍👧 שלום abc ${rest}`]);
  });

  test('needs a signed-in reader', async () => {
    await t.browser().get('/api/community/feed').expect(401);
    await t.browser().get(`/api/community/posts/${newId()}`).expect(401);
  });
});
