import { kindOf, mimeTypeOf } from './kind-of';

test.each([
  ['a.png', 'image/png', 'image'],
  ['a.mp4', 'video/mp4', 'video'],
  ['a.M4V', '', 'video'],
  ['a.MOV', '', 'video'],
  ['a.mp3', 'audio/mpeg', 'audio'],
  ['a.pdf', 'application/pdf', 'file'],
  ['a.docx', '', 'file'],
  ['a.VTT', 'text/vtt', 'captions'],
  ['a', '', 'file'],
] as const)('%s of type "%s" is stored as %s', (name, type, kind) => {
  expect(kindOf({ name, type })).toBe(kind);
});

test.each([
  ['a.docx', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.vtt', '', 'text/vtt'],
  ['a.mov', '', 'video/quicktime'],
  ['a.png', 'image/jpeg', 'image/png'],
  ['a.csv', 'application/vnd.ms-excel', 'text/plain'],
  ['a.mkv', '', 'video/x-matroska'],
  ['a.odt', 'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
  ['a.xyz', '', 'application/octet-stream'],
  ['png', '', 'application/octet-stream'],
])('%s of type "%s" is sent as %s', (name, type, mimeType) => {
  expect(mimeTypeOf({ name, type })).toBe(mimeType);
});
