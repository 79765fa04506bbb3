import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buy } from '../../../bench/topology/buying.mjs';
import { projectRoot } from '../../../tools/lib/project.mjs';
import { expect } from '../lib/expect.mjs';

const MEDIA = join(projectRoot, 'backend/src/demo/media');
const VIDEO = readFileSync(join(MEDIA, 'video/bloom-gate.mp4'));
const PICTURE = readFileSync(join(MEDIA, 'thumbnail/first-seeds.webp'));
const MEMBER = { email: 'rosa@sanctum.internal', password: 'a walk among birches' };

/** The coach makes a course of one lesson with a video, and puts it in the shop. */
export async function makesACourse(coach) {
  const picture = await uploads(coach, PICTURE, { purpose: 'thumbnail', mimeType: 'image/webp' });
  const { id } = await coach.post('/api/courses', {
    title: 'First Seeds',
    description: 'One lesson.',
    price: '20.00',
    category: 'For Moms',
    thumbnailUrl: picture,
  });
  const video = await coach.post('/api/creator/media', {
    fileName: 'gate.mp4',
    fileType: 'video',
    mimeType: 'video/mp4',
    fileSize: VIDEO.length,
    storageUrl: await uploads(coach, VIDEO, { purpose: 'media', mimeType: 'video/mp4' }),
  });
  const add = async (level, parentId) => {
    const entry = { id: randomUUID(), parentId, title: 'First' };
    return (await coach.post(`/api/creator/courses/${id}/outline/${level}`, entry)).id;
  };
  const lessonId = await add('lessons', await add('modules', await add('sections', id)));
  const page = await coach.post(`/api/creator/lessons/${lessonId}/pages`, { order: 0, title: 'The gate' });
  await coach.post(`/api/creator/pages/${page.id}/widgets`, {
    type: 'video',
    settings: { mediaAssetId: video.id, title: 'The gate' },
    orderIndex: 0,
  });
  await coach.post(`/api/creator/products/${id}/publish`);
  return { id, lessonId };
}

/** A visitor joins, pays and owns the course once Stripe has reported the payment. */
export async function buysIt(installation, { id }) {
  const member = installation.visitor();
  await member.post('/api/auth/register', { ...MEMBER, name: 'Rosa Lind', birthDate: '1986-04-18' });
  await buy(installation.stripe, member, id, { until: 'open' });
  await untilMailed(installation, /receipt|order/i);
  return member;
}

/** The lesson's video arrives from the storage unchanged, and the position is saved. */
export async function playsIt(member, { id, lessonId }) {
  const { pages } = await member.get(`/api/learning/lessons/${lessonId}`);
  const { id: videoId, settings } = pages[0].widgets[0];
  const video = await member.send('GET', settings.url);
  expect(video.equals(VIDEO), `the video has ${video.length} bytes instead of ${VIDEO.length}`);
  const json = { moduleIndex: 0, lessonIndex: 0, videoTimestamp: 3, lessonId, videoId };
  const { status } = await member.ask('PATCH', `/api/course-progress/${id}`, { json });
  expect(status === 204, `saving progress is answered ${status}`);
  const left = await member.get(`/api/course-progress/${id}`);
  expect(left.videoTimestamp === 3, `the video was left at 3 s, and goes on at ${left.videoTimestamp} s`);
}

export async function comesBack(installation) {
  const member = installation.visitor();
  await member.post('/api/auth/login', MEMBER);
  return member;
}

/** Straight to the storage, as a browser sends it. */
async function uploads(coach, bytes, ticket) {
  const { uploadURL, storageUrl, requiredHeaders } = await coach.post('/api/objects/upload', {
    ...ticket,
    fileSize: bytes.length,
  });
  await coach.send('PUT', uploadURL, requiredHeaders, bytes);
  return storageUrl;
}

async function untilMailed(installation, subject) {
  for (;;) {
    const mails = await installation.mails();
    if (mails.some((mail) => mail.to === MEMBER.email && subject.test(mail.subject))) return;
    await pause(500);
  }
}
