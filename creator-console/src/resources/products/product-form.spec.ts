import { patchOf, type ProductForm } from './product-form';

/** The parts of a form that these tests check. */
const form = {
  title: 'Journal',
  summary: '',
  description: 'Pages.',
  category: 'Guides',
  tags: ['Confidence'],
  price: '27.00',
  duration: '',
  whatsInside: ' 30 pages \n\n A song',
  questions: [{ title: 'Printed?', text: 'You print it.' }],
  thumbnail: null,
  previews: [{ url: '/api/media/public/oak' }],
  thumbnailAlt: '',
  files: [{ id: 'f1', fileName: 'a.pdf', fileSize: 1 }],
} satisfies Partial<ProductForm>;

describe('a saved product', () => {
  test('sends its texts, a line per included item, and its files by id', () => {
    expect(patchOf(form)).toMatchObject({
      title: 'Journal',
      price: '27.00',
      whatsInside: ['30 pages', 'A song'],
      questions: [{ title: 'Printed?', text: 'You print it.', translations: {} }],
      previewUrls: ['/api/media/public/oak'],
      files: [{ id: 'f1' }],
    });
  });

  test('sends a new file by its upload, and a picture only if it is new', () => {
    const upload = { storageUrl: 'https://example.org/uploads/2', fileName: 'b.pdf', fileSize: 2 };
    const patch = patchOf({ ...form, tags: [], files: [upload, ...form.files] });
    expect(patch.files).toEqual([{ fileUrl: upload.storageUrl }, { id: 'f1' }]);
    expect(patch).not.toHaveProperty('thumbnailUrl');
    expect(patchOf({ thumbnail: upload }).thumbnailUrl).toBe(upload.storageUrl);
  });

  test('sends an empty text for a cleared input', () => {
    expect(patchOf({ summary: null, duration: null, whatsInside: null })).toMatchObject({
      summary: '',
      duration: '',
      whatsInside: [],
      questions: [],
    });
  });
});
