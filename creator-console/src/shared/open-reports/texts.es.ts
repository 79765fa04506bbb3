import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  reports: 'Denuncias',
  reasons: {
    unkind: 'Poco amable',
    private: 'Cuenta algo privado',
    unsafe: 'Alguien puede estar en peligro',
    advertising: 'Publicidad',
    other: 'Otra cosa',
  },
  reportedBy: (name, day) => `${name}, ${day}`,
  someone: 'Alguien que ya no está',
};
