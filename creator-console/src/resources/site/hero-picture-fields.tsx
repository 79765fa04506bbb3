import { Alert } from '@mui/material';
import type { Part } from './part';
import type { SiteContent } from './site.api';
import { texts } from './texts';
import { FileField } from './file-field';

const { heroPicture: words } = texts;

/** Opening of the home page: a picture, or a video with a placeholder picture. */
export function HeroPictureFields({ part }: { part: Part<SiteContent['pictures']['hero']> }) {
  const { picture, film } = part.value;
  return (
    <>
      <FileField part={part.at('picture')} kind="image" label={words.picture} help={words.pictureHelp} />
      <FileField part={part.at('film')} kind="video" label={words.film} help={words.filmHelp} />
      {film !== null && picture === null && <Alert severity="info">{words.needsPicture}</Alert>}
    </>
  );
}
