import type { SiteContent } from './site-content.js';

/** A file of the media library that the site shows. */
export interface SiteFile {
  id: string;
  kind: 'image' | 'video';
  /** Field that names the file, such as `pictures.portrait`. */
  field: string;
  /** Location of the file, in words for the coach. */
  place: string;
}

export function filesOf({ pictures: { portrait, hero, icon, card } }: SiteContent): SiteFile[] {
  const files = [
    { id: portrait, kind: 'image', field: 'pictures.portrait', place: 'Portrait of the coach' },
    { id: hero.picture, kind: 'image', field: 'pictures.hero.picture', place: 'Home page' },
    { id: hero.video, kind: 'video', field: 'pictures.hero.video', place: 'Home page' },
    { id: icon, kind: 'image', field: 'pictures.icon', place: 'Icon of the site' },
    { id: card, kind: 'image', field: 'pictures.card', place: 'Picture of shared links' },
  ] as const;
  return files.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]));
}
