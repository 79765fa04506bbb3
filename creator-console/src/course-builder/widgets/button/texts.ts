import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Button',
    missing: 'button text',
    wrongUrl:
      'Enter a link that starts with https://, such as https://example.org, or a page of your site, such as /library.',
    label: 'Button text',
    url: 'An https link, or a page of your site such as /library',
    look: 'Style',
    looks: { default: 'Filled', outline: 'Outlined', link: 'Link' },
  },
  es: {
    name: 'Botón',
    missing: 'texto del botón',
    wrongUrl:
      'Escribe un enlace que empiece con https://, como https://example.org, o una página de tu sitio, como /library.',
    label: 'Texto del botón',
    url: 'Un enlace https o una página de tu sitio, como /library',
    look: 'Estilo',
    looks: { default: 'Relleno', outline: 'Con borde', link: 'Enlace' },
  },
});
