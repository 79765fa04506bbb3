import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: '¿Eres tú de verdad?',
  text: 'Iniciaste sesión hace un rato. Escribe tu contraseña una vez más.',
  password: 'Contraseña',
  code: 'Código o código de recuperación',
  submit: 'Continuar',
  cancel: 'Ahora no',
  problem: 'No funcionó. Inténtalo de nuevo.',
};
