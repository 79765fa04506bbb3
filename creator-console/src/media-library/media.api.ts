import { body, itemsOf, type Schemas } from '@sanctum/openapi';
import { api, at, readIn } from '../providers/client';
import { hasCode, unlessGone } from '../providers/refusal';
import type { MediaAsset, MediaKind } from '../shared/uploads/kind-of';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToast } from '../shared/toast/use-toast';
import { texts } from './texts';

export type MediaUse = Schemas['MediaUseResponse'];
export type MediaDetail = Schemas['MediaAssetDetailResponse'];

interface Wanted {
  kinds?: readonly MediaKind[];
  q?: string;
}

/** Fills both columns of the builder, and is far below the server's hundred. */
const AT_ONCE = 30;

/** Lists files page by page, newest first. */
async function listMedia({ kinds, q }: Wanted, page: number): Promise<MediaAsset[]> {
  const filter = { ...(kinds && { fileType: kinds }), ...(q && { q }) };
  const query = {
    sort: JSON.stringify(['createdAt', 'DESC']),
    range: JSON.stringify([page * AT_ONCE, (page + 1) * AT_ONCE - 1]),
    filter: JSON.stringify(filter),
  };
  return body(api.GET('/api/creator/media', { params: { query } }));
}

export const countKinds = (q: string) =>
  itemsOf(api.GET('/api/creator/media/kinds', { params: { query: { ...(q && { q }) } } }));

export const readMedia = (id: string): Promise<MediaDetail> =>
  body(api.GET('/api/creator/media/{id}', at(id)));

const editMedia = (
  { id, version }: MediaDetail,
  changes: Schemas['EditMediaRequest'],
): Promise<MediaDetail> =>
  body(api.PATCH('/api/creator/media/{id}', { ...readIn({ id }, version), body: changes }));

/** Deletes a file; a missing one counts as deleted. Returns where it is used if it cannot be deleted. */
export async function deleteMedia(id: string): Promise<MediaUse[]> {
  try {
    await unlessGone(api.DELETE('/api/creator/media/{id}', at(id)));
    return [];
  } catch (error) {
    if (!hasCode(error, 'media_in_use')) throw error;
    return (error.problem.current as { usedIn: MediaUse[] }).usedIn;
  }
}

type Settings = Schemas['EditWidgetRequest']['settings'];

/** Fills the widget that waits for a file; one filled in the meantime stays as it is. */
export async function fillWidget(pageId: string, id: string, settings: Settings) {
  const params = { path: { pageId } };
  const widgets = await body(api.GET('/api/creator/pages/{pageId}/widgets', { params }));
  const waiting = widgets.find((widget) => widget.id === id);
  if (!waiting || Object.keys(waiting.settings).length > 0) return;
  await api.PATCH('/api/creator/widgets/{id}', { ...at(id), body: { settings } });
}

/** Starts with react-admin's resource name, so that its page and all others are refreshed together. */
const ALL = ['media'];

export const mediaKeys = {
  all: ALL,
  list: (wanted: Wanted) => [...ALL, 'library', wanted],
  kinds: (q: string) => [...ALL, 'kinds', q],
  one: (id: string) => [...ALL, 'one', id],
  watched: (id: string) => [...ALL, 'watched', id],
  conversion: [...ALL, 'conversion'],
};

/** Milliseconds between checks of a running conversion. */
export const WATCH_MS = 3_000;

export const isConverting = ({ conversion }: MediaAsset): boolean =>
  conversion === 'waiting' || conversion === 'running';

/**
 * Follows the conversion of one file, and reloads the library when it ends. The list itself isn't polled, because each
 * answer has new URLs, and every picture would load again.
 */
export function useWatched(asset: MediaAsset): MediaAsset {
  const client = useQueryClient();
  const isRunning = isConverting(asset);
  const { data = asset } = useQuery({
    queryKey: mediaKeys.watched(asset.id),
    queryFn: () => readMedia(asset.id),
    enabled: isRunning,
    refetchInterval: WATCH_MS,
  });
  const hasEnded = isRunning && !isConverting(data);
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: mediaKeys.all });
  }, [hasEnded, client]);
  return isRunning ? data : asset;
}

/** Loads whether the site can convert, and how long it takes. */
export const useConversion = (isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: mediaKeys.conversion,
    queryFn: () => body(api.GET('/api/creator/media/conversion')),
    staleTime: FRESH_MS,
  });

export function useKeepOriginals() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (wantsOriginals: boolean) =>
      body(api.PATCH('/api/creator/media/conversion', { body: { wantsOriginals } })),
    onSuccess: (state) => client.setQueryData(mediaKeys.conversion, state),
    onError: () => toast({ title: texts.error, text: texts.notSaved, failed: true }),
  });
}

/** Starts a failed conversion again, or converts a video that was uploaded before the site could. */
export function useConvertAgain(id: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => body(api.POST('/api/creator/media/{id}/convert', at(id))),
    onSuccess: () => client.invalidateQueries({ queryKey: mediaKeys.all }),
    onError: () => toast({ title: texts.error, text: texts.notSaved, failed: true }),
  });
}

/** The URLs in a list open their files for a quarter of an hour. */
export const FRESH_MS = 10 * 60 * 1000;

/** Edits a file, and refreshes every view of the library. */
export function useEditMedia(before: MediaDetail, onSaved: (asset: MediaDetail) => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (changes: Parameters<typeof editMedia>[1]) => editMedia(before, changes),
    onSuccess: (asset) => {
      client.setQueryData(mediaKeys.one(asset.id), asset);
      onSaved(asset);
      return client.invalidateQueries({ queryKey: mediaKeys.all });
    },
    onError: () => toast({ title: texts.error, text: texts.notSaved, failed: true }),
  });
}

/** The library with infinite scrolling, searched on the server. */
export function useLibrary(wanted: Wanted) {
  const query = useInfiniteQuery({
    queryKey: mediaKeys.list(wanted),
    queryFn: ({ pageParam }) => listMedia(wanted, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < AT_ONCE ? undefined : pages.length),
    staleTime: FRESH_MS,
  });
  return { ...query, assets: query.data?.pages.flat() };
}
