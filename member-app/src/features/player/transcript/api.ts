import { useQuery } from '@tanstack/react-query';
import { parseCaptions } from './captions';

/** The captions of a video. Their signed address changes, their text does not. */
export const useCaptions = (videoId: string, url: string) =>
  useQuery({
    queryKey: ['captions', videoId],
    queryFn: async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`captions: ${response.status}`);
      return parseCaptions(await response.text());
    },
  });
