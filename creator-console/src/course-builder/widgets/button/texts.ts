import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    name: 'Button',
    missing: 'the text of the button',
    wrongUrl:
      'The address has to begin with https://, as in https://example.org, or be a page of your own such as /library.',
    label: 'Text of the button',
    url: 'An https address, or a page of your own such as /library',
    look: 'Look',
    looks: { default: 'Filled', outline: 'Outlined', link: 'Link' },
  },
  es: {
    name: 'Botón',
    missing: 'el texto del botón',
    wrongUrl:
      'La dirección debe empezar con https://, como https://example.org, o ser una página tuya como /library.',
    label: 'Texto del botón',
    url: 'Una dirección https, o una página tuya como /library',
    look: 'Aspecto',
    looks: { default: 'Relleno', outline: 'Con borde', link: 'Enlace' },
  },
});
