import { nameThePlace } from './place-words.js';

const DOCUMENT = `<head>
  <meta
    name="description"
    content="Of before"
  />
  <title>Sanctum · Creator Portal</title></head>`;

it('names the place in the title of a document, for search engines and for those who share its address', () => {
  const named = nameThePlace(DOCUMENT, { name: 'Willow House', description: 'A house' });
  expect(named).toContain('<title>Willow House · Creator Portal</title>');
  expect(named).toContain('<meta name="description" content="A house">');
  expect(named).toContain('<meta property="og:title" content="Willow House">');
  expect(named).not.toContain('Of before');
});

it('takes no markup from a name, and no pattern of replacement', () => {
  const named = nameThePlace(DOCUMENT, { name: '"><script>$&', description: '</title>' });
  expect(named).toContain('<title>&quot;&gt;&lt;script&gt;$&amp; ·');
  expect(named).not.toContain('<script>');
});
