import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aDocx, aPdf, demoFile } from '../../../../test/builders/files.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { aPicture, aTicket, sendTo } from '../../../../test/builders/uploads.js';
import { Storage } from '../../../platform/storage/index.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from rate_limits'));

const stored = async () => {
  const storage = t.app.get(Storage);
  return [...(await storage.keys('uploads/')), ...(await storage.keys('media/'))];
};

const KINDS = { image: /^image\//, video: /^video\//, audio: /^audio\//, captions: /^text\/vtt/, file: /^/ };
const kindOf = (type: string) => Object.entries(KINDS).find(([, mark]) => mark.test(type))?.[0];

interface Said {
  mimeType: string;
  fileName?: string;
  fileType?: string;
  fileSize?: number;
  saidType?: string;
}

/** Gets a ticket, sends the bytes and claims them for the media library. */
async function add(bytes: Buffer, { mimeType, saidType, fileName = 'file', ...said }: Said) {
  const ticket = await aTicket(coach.browser, { purpose: 'media', mimeType, fileSize: bytes.length });
  expect((await sendTo(ticket, bytes)).status).toBe(200);
  return coach.browser.post('/api/creator/media').send({
    fileName,
    mimeType: saidType ?? mimeType,
    fileType: kindOf(mimeType),
    fileSize: bytes.length,
    ...said,
    storageUrl: ticket.storageUrl,
  });
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** 30,000 × 30,000 pixels in a few hundred bytes: the header promises what the data does not contain. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const png = 'image/png';
const gif = 'image/gif';
const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const page = Buffer.from('<!doctype html><script>alert(1)</script>');

const SUBRIP = Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nHello from SRT\n');
const COMMAS = Buffer.from('WEBVTT\n\n00:00,000 --> 00:02,000\nComma\n');

test.each<[string, () => Buffer | Promise<Buffer>, Said, { mimeType: string; fileName: string }]>([
  [
    'a png called photo.jpg',
    () => aPicture(),
    { mimeType: 'image/jpeg', fileName: 'photo.jpg' },
    // pictures are re-encoded
    { mimeType: 'image/webp', fileName: 'photo.webp' },
  ],
  [
    'a png said to be a webp',
    () => aPicture(),
    { mimeType: png, saidType: 'image/webp', fileName: 'photo.webp' },
    { mimeType: 'image/webp', fileName: 'photo.webp' },
  ],
  [
    'an mp4 called video.mov',
    () => demoFile('video/bloom-gate.mp4'),
    { mimeType: 'video/quicktime', fileName: 'video.mov' },
    { mimeType: 'video/mp4', fileName: 'video.mp4' },
  ],
  [
    'captions of SubRip',
    () => SUBRIP,
    { mimeType: 'application/x-subrip', fileType: 'captions', fileName: 'a.srt' },
    { mimeType: 'text/vtt', fileName: 'a.vtt' },
  ],
  [
    'captions with commas',
    () => COMMAS,
    { mimeType: 'text/vtt', fileName: 'comma.vtt' },
    { mimeType: 'text/vtt', fileName: 'comma.vtt' },
  ],
])('%s is stored under its real type', async (_, bytes, said, kept) => {
  const { body } = await add(await bytes(), said).then((answer) => {
    expect(answer.status).toBe(201);
    return answer;
  });
  expect(body).toMatchObject(kept);
  if (kept.mimeType !== 'text/vtt') return;
  const row = await t.database.one<{ key: string }>(
    'select object_key as key from media_assets where id = $1',
    [(body as { id: string }).id],
  );
  const { body: stream } = await t.app.get(Storage).read(row!.key);
  const chunks: Buffer[] = [];
  for await (const part of stream) chunks.push(Buffer.from(part as Uint8Array));
  expect(Buffer.concat(chunks).toString()).toMatch(/^WEBVTT\n\n[^,]+ --> [^,]+\n/);
});

test('a refusal lists the accepted files', async () => {
  const { body } = await add(svg, { mimeType: png });
  expect(body.message).toMatch(/^You can’t upload this type of file here. Use PNG, JPG, .*MP4.*VTT, SRT\.$/);
});

test.each<[string, string, () => Buffer | Promise<Buffer>, Said]>([
  ['a svg with a script as png', 'upload_type', () => svg, { mimeType: png }],
  ['a web page as png', 'upload_type', () => page, { mimeType: png }],
  ['a web page as pdf', 'upload_type', () => page, { mimeType: pdf }],
  ['a web page as captions', 'upload_type', () => page, { mimeType: 'text/vtt' }],
  ['a png as pdf', 'upload_mismatch', () => aPicture(), { mimeType: pdf }],
  [
    'a png said to be a svg',
    'upload_mismatch',
    () => aPicture(),
    { mimeType: png, saidType: 'image/svg+xml' },
  ],
  ['a png said to be a video', 'upload_mismatch', () => aPicture(), { mimeType: png, fileType: 'video' }],
  ['a png said to be smaller', 'upload_mismatch', () => aPicture(), { mimeType: png, fileSize: 10 }],
  ['a png said to be larger', 'upload_mismatch', () => aPicture(), { mimeType: png, fileSize: 10_000_000 }],
  [
    'a gif that is a script',
    'upload_broken',
    () => Buffer.from('GIF89a/*\x00*/=1;alert(1)//'),
    { mimeType: gif },
  ],
  [
    'a pdf that is a page',
    'upload_broken',
    () => aPdf({ head: '<html><script>1</script>' }),
    { mimeType: pdf },
  ],
  ['a page in front of a pdf', 'upload_type', () => Buffer.concat([page, aPdf()]), { mimeType: pdf }],
  [
    'a video with a page behind it',
    'upload_broken',
    () => Buffer.concat([demoFile('video/bloom-gate.mp4'), page]),
    { mimeType: 'video/mp4' },
  ],
  [
    'a zip bomb',
    'upload_broken',
    () => aDocx([{ name: 'word/a', bytes: Buffer.alloc(30_000_000) }]),
    { mimeType: docx },
  ],
  ['an archive', 'upload_broken', () => aDocx([], { without: 'word/document.xml' }), { mimeType: docx }],
  ['an archive with a way out', 'upload_broken', () => aDocx([{ name: '../../x' }]), { mimeType: docx }],
  ['a picture of 900 million points', 'upload_broken', hugePng, { mimeType: png }],
  [
    'half a picture',
    'upload_broken',
    async () => (await aPicture(2000, 2000)).subarray(0, 2000),
    { mimeType: png },
  ],
])('%s is refused, and nothing of it stays: %s', async (_, code, make, said) => {
  const before = await stored();
  const answer = await add(await make(), said);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 422, code });
  expect(await stored()).toEqual(before);
});

test('data hidden behind a picture is removed by re-encoding', async () => {
  const both = Buffer.concat([
    await sharp(await aPicture())
      .gif()
      .toBuffer(),
    page,
    aDocx(),
  ]);
  const { body } = await add(both, { mimeType: gif, fileName: '../../../etc/a.html' });
  expect(body).toMatchObject({ fileName: 'a.html.webp', mimeType: 'image/webp' });
  const kept = Buffer.from(await (await fetch(body.url)).arrayBuffer());
  expect(kept.includes('script')).toBe(false);
  expect(kept.includes('document.xml')).toBe(false);
});

test.each(['../../x.png', '..\\..\\x.png', '/etc/x.png', 'C:\\x.png'])(
  'the name %j does no harm',
  async (fileName) => {
    const { body } = await add(await aPicture(), { mimeType: png, fileName });
    expect(body.fileName).toBe('x.webp');
    expect(new URL(body.storageUrl).pathname).toBe(`/_s3/sanctum/media/${body.id}`);
  },
);

describe('a ticket that was tampered with', () => {
  const bytes = Buffer.from('ten bytes!');
  const issue = () => aTicket(coach.browser, { purpose: 'media', mimeType: png, fileSize: bytes.length });
  const put = (url: string, init: RequestInit = {}) =>
    fetch(url, { method: 'PUT', headers: { 'content-type': png }, body: bytes, ...init });

  test('in any of its parameters opens nothing', async () => {
    const before = await stored();
    const { uploadURL } = await issue();
    for (const name of new URL(uploadURL).searchParams.keys()) {
      for (const change of ['change', 'drop', 'double'] as const) {
        const url = new URL(uploadURL);
        const value = url.searchParams.get(name)!;
        if (change === 'drop') url.searchParams.delete(name);
        else if (change === 'double') url.searchParams.append(name, value);
        else
          url.searchParams.set(
            name,
            value.replace(/.$/, (last) => (last === '1' ? '2' : '1')),
          );
        const { status } = await put(url.href);
        // The first of two equal parameters counts, so this is the same URL.
        if (change !== 'double' || status !== 200)
          expect([name, change, status]).toEqual([name, change, 403]);
      }
      expect((await put(`${uploadURL}&x-id=other`)).status).toBe(403);
    }
    expect((await stored()).filter((key) => !before.includes(key) && !uploadURL.includes(key))).toEqual([]);
  });

  test('to another path, method, type or length opens nothing', async () => {
    const before = await stored();
    const { uploadURL, storageUrl } = await issue();
    const refused = [
      put(uploadURL.replace('/uploads/', '/media/')),
      put(uploadURL.replace('/uploads/', '/uploads/../media/')),
      put(uploadURL.replace('/uploads/', '/uploads/%2e%2e/media/')),
      put(uploadURL.replace('?', 'x?')),
      put(uploadURL, { method: 'DELETE', body: null }),
      put(uploadURL, { method: 'GET', body: null }),
      put(uploadURL, { method: 'POST' }),
      put(uploadURL, { headers: { 'content-type': 'text/html' } }),
      put(uploadURL, { headers: {} }),
      put(uploadURL, { body: Buffer.from('eleven byte') }),
      put(uploadURL, { body: Buffer.from('nine byte') }),
      put(uploadURL, { headers: { 'content-type': png, 'x-amz-copy-source': '/sanctum/media/x' } }),
      put(storageUrl),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(await stored()).toEqual(before);
  });

  test('reused after its claim is refused, and the claimed file stays unchanged', async () => {
    const picture = await aPicture();
    const ticket = await aTicket(coach.browser, {
      purpose: 'media',
      mimeType: png,
      fileSize: picture.length,
    });
    await sendTo(ticket, picture);
    const about = { fileName: 'a.png', fileType: 'image', mimeType: png, fileSize: picture.length };
    const claim = { ...about, storageUrl: ticket.storageUrl };
    const { body } = await coach.browser.post('/api/creator/media').send(claim).expect(201);
    const kept = await (await fetch(body.url)).arrayBuffer();
    await t.runJobs();
    const second = await sendTo(ticket, Buffer.alloc(picture.length, '<script>'));
    expect(second.status).toBe(403);
    expect(await (await fetch(body.url)).arrayBuffer()).toEqual(kept);
    const again = await coach.browser.post('/api/creator/media').send(claim).expect(409);
    expect(again.body.code).toBe('upload_used');
  });
});
