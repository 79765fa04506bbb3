import { z } from 'zod';

const picture = z.uuid().nullable().describe('A picture of the media library; null: none');

/** Pictures and video of the place, as files of the media library. */
export const pictures = z.strictObject({
  portrait: picture.describe('The coach; null: a drawing takes the place'),
  hero: z.strictObject({
    picture: picture.describe(
      'At the beginning of the home page, or the poster of its film; null: our own film',
    ),
    film: z.uuid().nullable().describe('A film of the media library; null: the picture stands alone'),
  }),
  icon: picture.describe('In the tabs of browsers; null: the first letter of the name'),
  card: picture.describe('Shown with a link to the place; null: drawn from its name'),
});
