// Makes a course from a folder and publishes it: `# module`, `## lesson`, paragraphs, lists, and videos as `![title](file.mp4)`.
// Environment: SANCTUM_URL, such as https://example.org, and SANCTUM_TOKEN with `products:read` and `products:write`.
// Run: node course-from-markdown.mjs FOLDER "Title of the course" 49.00; after a failure, run it again. FOLDER has a cover.webp.

import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const { SANCTUM_URL, SANCTUM_TOKEN } = process.env;
const [, , folder, title, price] = process.argv;
/** Size of a video's part in bytes; a storage takes no smaller ones than 5 MiB, but for the last. */
const PART = 8 * 2 ** 20;

/** Calls the API. A busy server says in `Retry-After` when to try again. */
async function call(method, path, body) {
  const headers = { authorization: `Bearer ${SANCTUM_TOKEN}`, 'content-type': 'application/json' };
  const request = { method, headers, body: JSON.stringify(body) };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${SANCTUM_URL}/api${path}`, request);
    if (response.ok) return response.json();
    const isBusy = response.status === 429 || response.status === 503;
    if (!isBusy || attempt === 5)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    await pause(1000 * Number(response.headers.get('retry-after') ?? 5));
  }
}

/** Finds a record. A filter also finds parts of a text, so `isSame` compares the whole. */
async function find(path, filter, isSame) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]' });
  return (await call('GET', `${path}?${query}`)).find(isSame);
}

/** Returns the same id for the same text in every run, so adding it again changes nothing. */
const idFor = (...place) => {
  const hash = createHash('sha256').update(JSON.stringify(place)).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
};

async function send(url, bytes, headers = {}) {
  const response = await fetch(url, { method: 'PUT', headers, body: bytes });
  if (!response.ok) throw new Error(`The storage refused a file: ${await response.text()}`);
  return response.headers.get('etag');
}

async function findOrCreateCourse() {
  const filter = { title, type: 'course', status: ['draft', 'published'] };
  const found = await find('/creator/products', filter, (one) => one.title === title);
  if (found) return found;
  const { uploadURL, requiredHeaders, storageUrl } = await call('POST', '/objects/upload', {});
  await send(uploadURL, await readFile(path.join(folder, 'cover.webp')), requiredHeaders);
  const about = { description: `${title}, step by step.`, category: 'For Moms', thumbnailUrl: storageUrl };
  return call('POST', '/courses', { title, price, ...about });
}

/** Returns the id of a video in the media library, uploaded in parts and only once. */
async function videoNamed(fileName) {
  const { size } = await stat(path.join(folder, fileName));
  const isSame = (one) => one.fileName === fileName && one.fileSize === size;
  const kept = await find('/creator/media', { fileName, fileType: 'video' }, isSame);
  if (kept) return kept.id;
  const { uploadId, key } = await call('POST', '/s3/multipart', { filename: fileName, type: 'video/mp4' });
  const address = (step) => `/s3/multipart/${uploadId}/${step}?key=${encodeURIComponent(key)}`;
  const parts = [];
  const file = await open(path.join(folder, fileName));
  for (let start = 0; start < size; start += PART) {
    const bytes = Buffer.alloc(Math.min(PART, size - start));
    await file.read(bytes, 0, bytes.length, start);
    const { url } = await call('GET', address(parts.length + 1));
    parts.push({ PartNumber: parts.length + 1, ETag: await send(url, bytes) });
  }
  await file.close();
  const { location } = await call('POST', address('complete'), { parts });
  const about = { fileName, fileType: 'video', mimeType: 'video/mp4', fileSize: size, storageUrl: location };
  return (await call('POST', '/creator/media', about)).id;
}

function asHtml(block) {
  const text = block.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const inline = text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
  return /^[-*] /.test(block)
    ? `<ul>${inline.replace(/^[-*] (.+)$/gm, '<li>$1</li>')}</ul>`
    : `<p>${inline}</p>`;
}

async function widgetOf(block) {
  const [, videoTitle, fileName] = /^!\[(.+)\]\((.+\.mp4)\)$/.exec(block) ?? [];
  if (!fileName) return { type: 'text', settings: { content: asHtml(block) } };
  return { type: 'video', settings: { title: videoTitle, mediaAssetId: await videoNamed(fileName) } };
}

const course = await findOrCreateCourse();
const add = async (level, parentId, name, ...place) => {
  const id = idFor(course.id, level, ...place);
  await call('POST', `/creator/courses/${course.id}/outline/${level}`, { id, parentId, title: name });
  return id;
};
const sectionId = await add('sections', course.id, title);
for (const name of (await readdir(folder)).filter((one) => one.endsWith('.md')).sort()) {
  let [moduleId, pageId, orderIndex] = [];
  const blocks = (await readFile(path.join(folder, name), 'utf8')).trim().split(/\n{2,}/);
  for (const [index, block] of blocks.entries()) {
    const place = [name, index, block];
    const [, marks, heading] = /^(#{1,2}) (.+)$/.exec(block) ?? [];
    if (marks === '#') moduleId = await add('modules', sectionId, heading, ...place);
    else if (marks === '##') {
      pageId = await add('pages', await add('lessons', moduleId, heading, ...place), heading, ...place);
      orderIndex = 0;
    } else {
      const widget = { id: idFor(course.id, ...place), orderIndex, ...(await widgetOf(block)) };
      await call('POST', `/creator/pages/${pageId}/widgets`, widget);
      orderIndex += 1;
    }
  }
}
if (course.status === 'draft') await call('POST', `/creator/products/${course.id}/publish`);
console.log(`Published: ${SANCTUM_URL}/products/${course.id}`);
