import { api } from '../../shared/api/client';
import { deviceId } from './device';
import type { Save } from './place';
import type { Occasion } from './progress-saver';
import { failureOf } from './save-failure';
import { isOvertaken, type UnsentPlaces } from './unsent-places';

/** Sends one save; a late one only if no other device has gone on since. */
export async function sendPlace(
  courseId: string,
  save: Save,
  occasion: Occasion,
): Promise<'sent' | 'overtaken'> {
  if (occasion === 'late' && (await isLate(courseId, save))) return 'overtaken';
  const { videoId, keptAt: _, ...place } = save;
  await api.PATCH('/api/course-progress/{courseId}', {
    params: { path: { courseId } },
    body: { ...place, ...(videoId !== null && { videoId }), deviceId: deviceId(localStorage) },
    keepalive: occasion === 'leaving',
  });
  return 'sent';
}

async function isLate(courseId: string, save: Save): Promise<boolean> {
  const { data, response } = await api.GET('/api/course-progress/{courseId}', {
    params: { path: { courseId } },
  });
  const here = Date.now();
  const server = Date.parse(response.headers.get('date') ?? '') || here;
  return isOvertaken(save, data?.updatedAt ?? null, { here, server });
}

/** Sends what earlier visits could not. What still cannot go out stays for the next time. */
export async function sendUnsent(unsent: UnsentPlaces): Promise<void> {
  await Promise.all(
    unsent.all().map(async ([courseId, save]) => {
      try {
        await sendPlace(courseId, save, 'late');
        unsent.settle(courseId, save);
      } catch (error) {
        if (failureOf(error) === 'final') unsent.settle(courseId, save);
      }
    }),
  );
}
