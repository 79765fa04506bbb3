import { kindOf } from './kind-of';

test.each([
  ['a.png', 'image/png', 'image'],
  ['a.mp4', 'video/mp4', 'video'],
  ['a.mp3', 'audio/mpeg', 'audio'],
  ['a.pdf', 'application/pdf', 'file'],
  ['a.docx', '', 'file'],
  ['a.VTT', 'text/vtt', 'captions'],
] as const)('%s of type "%s" is kept as %s', (name, type, kind) => {
  expect(kindOf({ name, type })).toBe(kind);
});
