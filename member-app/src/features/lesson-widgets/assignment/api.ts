import type { Schemas } from '@sanctum/openapi';
import { MOST_ASSIGNMENT_FILES } from '@sanctum/openapi/choices';
import type { NewFile } from '@sanctum/web/conversation/use-files';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, body } from '../../../shared/api/client';
import { sendFile } from '../../../shared/files/send-file';

export type Assignment = Schemas['AssignmentResponse'];
export type AssignmentVersion = Schemas['AssignmentVersionResponse'];
export type AssignmentFile = Schemas['AssignmentFileResponse'];

const keyOf = (widgetId: string) => ['/api/me/widgets/assignment', widgetId] as const;
const path = (widgetId: string) => ({ params: { path: { widgetId } } });

/** Signed addresses of files work for a quarter of an hour. */
const RENEW_MS = 10 * 60_000;

/** Loads the member's work. Dropped on leaving the lesson, because another device may continue it. */
export const useAssignment = (widgetId: string) =>
  useQuery({
    queryKey: keyOf(widgetId),
    queryFn: () => body(api.GET('/api/me/widgets/{widgetId}/assignment', path(widgetId))),
    gcTime: 0,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: true,
  });

/** Hands in the draft once it is saved, or takes back what was handed in. A failure reloads the work. */
export function useHandIn(widgetId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (act: 'hand-in' | 'take-back') =>
      act === 'hand-in'
        ? body(api.POST('/api/me/widgets/{widgetId}/assignment/hand-in', path(widgetId)))
        : body(api.POST('/api/me/widgets/{widgetId}/assignment/take-back', path(widgetId))),
    onSuccess: (work) => queries.setQueryData(keyOf(widgetId), work),
    onError: () => queries.invalidateQueries({ queryKey: keyOf(widgetId) }),
  });
}

interface DraftFilesOptions {
  widgetId: string;
  files: readonly AssignmentFile[];
  onRefused: (error: unknown) => void;
}

/** Files of the draft: the server's, and those on their way to it, one after the other. */
export function useDraftFiles({ widgetId, files, onRefused }: DraftFilesOptions) {
  const queries = useQueryClient();
  const [sending, setSending] = useState<readonly NewFile[]>([]);
  const dropped = useRef(new Set<string>());
  const leave = (key: string) => setSending((all) => all.filter((one) => one.key !== key));
  const place = (work: Assignment) => queries.setQueryData(keyOf(widgetId), work);

  async function sendOne({ key }: NewFile, file: File) {
    try {
      const storageUrl = await sendFile('assignment')(file, (percent) =>
        setSending((all) => all.map((one) => (one.key === key ? { ...one, percent } : one))),
      );
      if (dropped.current.has(key)) return;
      place(
        await body(
          api.POST('/api/me/widgets/{widgetId}/assignment/files', {
            ...path(widgetId),
            body: { storageUrl },
          }),
        ),
      );
    } catch (error) {
      onRefused(error);
    }
    leave(key);
  }

  async function add(chosen: Iterable<File>) {
    const added = [...chosen].slice(0, MOST_ASSIGNMENT_FILES - files.length - sending.length).map((file) => ({
      file,
      line: { key: crypto.randomUUID(), name: file.name, storageUrl: null, percent: 0 },
    }));
    setSending((all) => [...all, ...added.map(({ line }) => line)]);
    for (const { line, file } of added) if (!dropped.current.has(line.key)) await sendOne(line, file);
  }

  const removal = useMutation({
    mutationFn: (id: string) =>
      body(
        api.DELETE('/api/me/widgets/{widgetId}/assignment/files/{id}', {
          params: { path: { widgetId, id } },
        }),
      ),
    onError: onRefused,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(widgetId) }),
  });

  return {
    sending,
    add,
    /** Removes a file; one that is on its way does not arrive. */
    remove: (key: string) => {
      if (!sending.some((one) => one.key === key)) return removal.mutate(key);
      dropped.current.add(key);
      leave(key);
    },
    isSending: sending.length > 0,
    hasRoom: files.length + sending.length < MOST_ASSIGNMENT_FILES,
  };
}
