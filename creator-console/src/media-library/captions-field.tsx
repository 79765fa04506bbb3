import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../shared/toast/use-toast';
import { mediaKeys } from './keys';
import { editMedia, type MediaDetail } from './media.api';
import { MediaChooser } from './media-chooser';
import { texts } from './texts';

const CAPTIONS = ['captions'] as const;

/** Default captions of a video, used wherever a lesson names none of its own. */
export function CaptionsField({ film: { id, captionsAssetId } }: { film: MediaDetail }) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (captionsAssetId: string | null) => editMedia(id, { captionsAssetId }),
    onSuccess: (film) => {
      client.setQueryData(mediaKeys.one(id), film);
      toast({ title: texts.captionsSaved });
      return client.invalidateQueries({ queryKey: mediaKeys.all });
    },
    onError: () => toast({ title: texts.error, text: texts.notSaved, failed: true }),
  });
  return (
    <MediaChooser
      kinds={CAPTIONS}
      label={texts.captions}
      help={texts.captionsHelp}
      value={captionsAssetId}
      onChange={(asset) => mutate(asset?.id ?? null)}
    />
  );
}
