import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Video link',
    help: 'Paste the link to a video on YouTube, Vimeo or Loom. It loads when a member presses play. Minors see it once a guardian allows content from other companies.',
    wrong: 'Enter a link to one video on YouTube, Vimeo or Loom.',
  },
  es: {
    name: 'Video por enlace',
    help: 'Pega el enlace de un video de YouTube, Vimeo o Loom. Se carga cuando alguien lo reproduce. Las menores lo ven cuando su tutor permite el contenido de otras empresas.',
    wrong: 'Escribe el enlace de un video de YouTube, Vimeo o Loom.',
  },
});
