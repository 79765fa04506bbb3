import { aDoc, aDocx, aPdf, aZip, demoFile, mediaSample } from '../../../../test/builders/files.js';
import { demoMedia } from '../../../demo/content/index.js';
import type { ByteSource } from './upload-refusal.js';
import { typeCalled } from './file-types.js';
import { inspect } from './inspect.js';

const source = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
});
const look = (bytes: Buffer) => inspect(source(bytes), { kinds: ['image'], forMembers: false });
const refusal = (bytes: Buffer) =>
  look(bytes).then(
    ({ type }) => type,
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const video = demoMedia.find(({ kind }) => kind === 'video')!;
const sound = demoMedia.find(({ kind }) => kind === 'audio')!;

it.each(demoMedia.map((file) => [file.path, file] as const))(
  'the type of %s is recognized',
  async (path, file) => {
    const facts = await look(demoFile(path));
    expect(facts.type).toBe(typeCalled(file.mimeType)?.name);
    if (file.kind !== 'video' && file.kind !== 'audio') return;
    expect(Math.abs(facts.durationSeconds! - file.durationSeconds!)).toBeLessThanOrEqual(1);
    if (file.kind === 'video') expect([facts.width, facts.height]).toEqual([file.width, file.height]);
  },
);

it.each([
  ['docx', aDocx()],
  ['doc', aDoc()],
  ['pdf', aPdf()],
  ['vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nListen.')],
])('a complete %s is recognized by its bytes', async (type, bytes) => {
  expect(await refusal(bytes)).toBe(type);
});

test.each([
  ['phone.mov', 'mov', 2],
  ['screen.mkv', 'mkv', 2],
  ['camera.avi', 'avi', 2],
  ['voice.wav', 'wav', 1],
  ['voice.flac', 'flac', 2],
  ['voice.ogg', 'ogg', 2],
  ['voice.opus', 'ogg', 2],
  ['voice.aac', 'aac', 2],
  ['picture.bmp', 'bmp', null],
  ['picture.tif', 'tiff', null],
  ['picture.avif', 'avif', null],
])('%s is recognized as %s, with its length', async (name, type, durationSeconds) => {
  expect(await look(mediaSample(name))).toMatchObject({ type, durationSeconds });
});

test.each(['camera.avi', 'voice.wav', 'voice.ogg', 'voice.aac'])(
  '%s with a web page appended is refused',
  async (name) => {
    const hidden = Buffer.concat([mediaSample(name), Buffer.from('<script>alert(1)</script>')]);
    expect(await refusal(hidden)).toBe('upload_broken');
  },
);

test('the codecs of a phone’s video are known, and that its table of contents comes last', async () => {
  expect(await look(mediaSample('phone.mov'))).toMatchObject({
    width: 96,
    height: 54,
    videoCodec: 'hvc1',
    audioCodec: 'mp4a',
    startsFast: false,
    canPlayEverywhere: false,
  });
});

const part = (name: string, text = 'x') => ({ name, bytes: Buffer.from(text) });
const ofOffice = (name: string) => aZip([part('[Content_Types].xml'), part(name)]);

test.each([
  ['pptx', ofOffice('ppt/presentation.xml')],
  ['xlsx', ofOffice('xl/workbook.xml')],
  ['epub', aZip([{ ...part('mimetype', 'application/epub+zip'), isStored: true }, part('a.xhtml')])],
  ['zip', aZip([part('worksheet.pdf'), part('notes/page.html')])],
  ['txt', Buffer.from('Name;Größe\nWald;12\n', 'latin1')],
  ['txt', Buffer.from('Breathe in, breathe out.')],
])('a %s is recognized by its bytes', async (type, bytes) => {
  expect(await refusal(bytes)).toBe(type);
});

test('a photo in HEIC is refused with advice', async () => {
  const photo = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await expect(look(photo)).rejects.toThrow(/Save the photo as JPEG/);
});

/** A QuickTime video, named as an iPhone names it. */
const quickTime = (): Buffer => {
  const bytes = Buffer.from(demoFile(video.path));
  bytes.write('qt  ', 8, 'latin1');
  return bytes;
};

test('a video of QuickTime is recognized, with its size and length', async () => {
  const { type, width, height } = await look(quickTime());
  expect({ type, width, height }).toEqual({ type: 'mov', width: video.width, height: video.height });
});

test.each([
  ['avc1', true],
  ['hvc1', false],
  ['hev1', false],
  ['apcn', false],
])('a video in %s plays everywhere: %s', async (codec, plays) => {
  const bytes = Buffer.from(demoFile(video.path));
  const at = bytes.indexOf('avc1', bytes.indexOf('stsd'));
  bytes.write(codec, at, 'latin1');
  expect((await look(bytes)).canPlayEverywhere).toBe(plays);
});

const SCRIPTS = ['#!/bin/sh\nrm -rf /', '<?xml version="1.0"?><svg/>', '<?php echo 1;', ' <html>'];
test.each(SCRIPTS)('the text %j is refused', async (text) => {
  expect(await refusal(Buffer.from(text))).toBe('upload_type');
});

const bomb = { name: 'word/media/a.xml', bytes: Buffer.alloc(20_000_000) };

it.each<[string, string, Buffer]>([
  ['nothing', 'upload_type', Buffer.alloc(0)],
  ['a svg', 'upload_type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a web page', 'upload_type', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program', 'upload_type', Buffer.from('MZ\u0090\u0000')],
  ['a page in front of a PDF', 'upload_type', Buffer.concat([Buffer.from('<html>'), aPdf()])],
  ['a PDF that is a page', 'upload_broken', aPdf({ head: '<script>alert(1)</script>' })],
  ['a PDF cut short', 'upload_broken', aPdf().subarray(0, 30)],
  ['a PDF with an archive behind it', 'upload_broken', Buffer.concat([aPdf(), Buffer.alloc(2000), aDocx()])],
  ['a zip archive', 'upload_broken', aDocx([], { without: 'word/document.xml' })],
  ['a zip bomb', 'upload_broken', aDocx([bomb])],
  ['a zip bomb that says so', 'upload_broken', aDocx([{ name: 'word/a.xml', unfolded: 0xfffffff0 }])],
  ['a document with a way out', 'upload_broken', aDocx([{ name: '../../x' }])],
  ['a document with a program', 'upload_broken', aDocx([{ name: 'word/vbaProject.bin' }])],
  ['an archive with a program', 'upload_broken', aZip([{ name: 'setup.EXE' }])],
  ['an archive with a way out', 'upload_broken', aZip([{ name: 'a/../../x' }])],
  ['an archive that is a bomb', 'upload_broken', aZip([{ ...bomb, name: 'a.txt' }])],
  [
    'a spreadsheet with macros',
    'upload_broken',
    aZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }, { name: 'xl/vbaProject.bin' }]),
  ],
  [
    'a text with control characters',
    'upload_broken',
    Buffer.concat([Buffer.alloc(5000, 'a'), Buffer.from([0])]),
  ],
  ['a document with something behind it', 'upload_broken', Buffer.concat([aDocx(), Buffer.from('<html>')])],
  ['a document cut short', 'upload_broken', aDocx().subarray(0, 120)],
  ['an old spreadsheet', 'upload_broken', aDoc('Workbook')],
  ['a video cut short', 'upload_broken', demoFile(video.path).subarray(0, 5000)],
  [
    'a video with a page behind it',
    'upload_broken',
    Buffer.concat([demoFile(video.path), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['a video of QuickTime cut short', 'upload_broken', quickTime().subarray(0, 5000)],
  ['the beginning of a video', 'upload_broken', demoFile(video.path).subarray(0, 40)],
  [
    'tags without sound',
    'upload_broken',
    Buffer.concat([Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000'), Buffer.alloc(5000)]),
  ],
  [
    'a page that begins like sound',
    'upload_broken',
    Buffer.concat([Buffer.from('fffb', 'hex'), Buffer.from('<script>'.repeat(900))]),
  ],
  [
    'captions of no language',
    'upload_broken',
    Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n\xff', 'latin1'),
  ],
  ['captions without any', 'upload_broken', Buffer.from('WEBVTT\n\n<script>alert(1)</script>')],
])('%s is refused: %s', async (_, code, bytes) => {
  expect(await refusal(bytes)).toBe(code);
});

it.each([video.path, sound.path])(
  'a damaged %s is refused and never crashes the inspection',
  async (path) => {
    const whole = demoFile(path);
    for (let n = 0; n < 300; n++) {
      const bytes = Buffer.from(whole);
      for (let k = 0; k < 8; k++)
        bytes[(n * 7919 + k * 104_729) % Math.min(bytes.length, 20_000)] = (n * 31 + k) & 0xff;
      expect(await refusal(bytes)).toMatch(/^(mp4|m4a|mp3|webm|upload_broken|upload_type)$/);
    }
  },
);
