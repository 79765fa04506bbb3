import { body, type Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, on, readIn } from '../providers/client';
import { useToast } from '../shared/toast/use-toast';
import { type MediaDetail, mediaKeys, readMedia } from './media.api';
import { texts } from './texts';

export type CaptionLanguage = Schemas['CaptionLanguage'];
export type Captions = Schemas['MediaCaptionCuesResponse'];
type Saved = Schemas['SaveMediaCaptionsRequest'];

const PATH = '/api/creator/media/{id}/captions/{language}';

/** A video and the version that was read. */
type Video = Pick<MediaDetail, 'id' | 'version'>;

async function save({ id, version }: Video, language: CaptionLanguage, request: Saved): Promise<MediaDetail> {
  await body(api.PUT(PATH, { ...readIn({ id, language }, version), body: request }));
  return readMedia(id);
}

async function remove({ id, version }: Video, language: CaptionLanguage): Promise<MediaDetail> {
  await api.DELETE(PATH, readIn({ id, language }, version));
  return readMedia(id);
}

/** Loads captions to edit them: always the newest, and never again while they are being edited. */
export const useCaptions = (id: string, language: CaptionLanguage, isWanted: boolean) =>
  useQuery({
    enabled: isWanted,
    queryKey: [...mediaKeys.one(id), 'captions', language],
    queryFn: (): Promise<Captions> => body(api.GET(PATH, on({ id, language }))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Takes the video as it was read again, and refreshes every view of the library. */
function useRefresh() {
  const client = useQueryClient();
  return (video: MediaDetail) => {
    client.setQueryData(mediaKeys.one(video.id), video);
    void client.invalidateQueries({ queryKey: mediaKeys.all });
  };
}

/** Saves captions; rejects with the refusal. */
export function useSaveCaptions(language: CaptionLanguage) {
  const refresh = useRefresh();
  return async (video: Video, cues: Saved['cues']) => refresh(await save(video, language, { cues }));
}

/** Gives a video the captions of a file, or takes them away, which a toast can undo. */
export function useCaptionsOf(video: MediaDetail) {
  const refresh = useRefresh();
  const toast = useToast();
  const onError = () => toast({ title: texts.error, text: texts.notSaved, failed: true });
  const give = useMutation({
    mutationFn: ({
      to = video,
      language,
      captionsAssetId,
    }: {
      to?: Video;
      language: CaptionLanguage;
      captionsAssetId: string;
    }) => save(to, language, { captionsAssetId }),
    onSuccess: refresh,
    onError,
  });
  const take = useMutation({
    mutationFn: ({ language }: { language: CaptionLanguage; captionsAssetId: string }) =>
      remove(video, language),
    onSuccess: (left, captions) => {
      refresh(left);
      toast({ title: texts.captions.removed, undo: () => give.mutate({ ...captions, to: left }) });
    },
    onError,
  });
  return { give, take };
}
