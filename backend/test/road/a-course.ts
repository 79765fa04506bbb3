import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../src/platform/config/project-root.js';
import type { LessonForLearnerResponse } from '../../src/modules/learning/classroom/classroom.dto.js';
import type { Visitor } from './visitor.js';

interface Made {
  id: string;
}

export interface Course extends Made {
  lessonId: string;
}

const media = (file: string) => readFileSync(path.join(projectRoot, 'backend/src/demo/media', file));
const VIDEO = media('video/bloom-gate.mp4');
const PICTURE = media('thumbnail/first-seeds.webp');

/** Uploads a picture to the media library as the coach; returns its id. */
export async function uploadsAPicture(coach: Visitor): Promise<string> {
  const storageUrl = await coach.upload(PICTURE, { purpose: 'media', mimeType: 'image/webp' });
  const file = { fileName: 'portrait.webp', fileType: 'image', mimeType: 'image/webp' };
  return (await coach.post<Made>('/api/creator/media', { ...file, fileSize: PICTURE.length, storageUrl })).id;
}

/** Creates and publishes a course of one lesson with a video as the coach. */
export async function makesACourse(
  coach: Visitor,
  about: { title: string; price: string | null },
): Promise<Course> {
  const { id } = await coach.post<Made>('/api/courses', {
    ...about,
    description: 'One lesson.',
    category: 'For Moms',
    thumbnailUrl: await coach.upload(PICTURE, { purpose: 'thumbnail', mimeType: 'image/webp' }),
  });
  const video = await coach.post<Made>('/api/creator/media', {
    fileName: 'gate.mp4',
    fileType: 'video',
    mimeType: 'video/mp4',
    fileSize: VIDEO.length,
    storageUrl: await coach.upload(VIDEO, { purpose: 'media', mimeType: 'video/mp4' }),
  });
  const add = async (level: string, parentId: string) => {
    const entry = { id: randomUUID(), parentId, title: 'The gate' };
    return (await coach.post<Made>(`/api/creator/courses/${id}/outline/${level}`, entry)).id;
  };
  const lessonId = await add('lessons', await add('modules', await add('sections', id)));
  const page = await coach.post<Made>(`/api/creator/lessons/${lessonId}/pages`, { order: 0, title: 'Video' });
  await coach.post(`/api/creator/pages/${page.id}/widgets`, {
    type: 'video',
    settings: { mediaAssetId: video.id, title: 'The gate' },
    orderIndex: 0,
  });
  await coach.post(`/api/creator/products/${id}/publish`);
  return { id, lessonId };
}

/** Opens the lesson, and requests bytes of its video as a player does. */
export async function playsTheLesson(member: Visitor, { lessonId }: Course): Promise<void> {
  const { pages } = await member.get<LessonForLearnerResponse>(`/api/learning/lessons/${lessonId}`);
  const [video] = pages[0]!.widgets;
  const { url } = video!.settings as { url: string };
  for (const from of [0, VIDEO.length - 1000]) {
    const bytes = await member.bytes(url, from, from + 999);
    expect(bytes.equals(VIDEO.subarray(from, from + 1000))).toBe(true);
  }
}
