import { z } from 'zod';

const picture = z.uuid().nullable().describe('A picture of the media library; null: none');

/** Pictures and video of the place, as files of the media library. */
export const pictures = z.strictObject({
  portrait: picture.describe('Photo of the coach; null: an illustration'),
  hero: z.strictObject({
    picture: picture.describe('Top of the home page, or the poster of its video; null: the default video'),
    film: z.uuid().nullable().describe('Video from the media library; null: only the picture'),
  }),
  icon: picture.describe('Browser tab icon; null: the first letter of the name'),
  card: picture.describe('Preview image for links to the site; null: made from its name'),
});
