import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Confirma que eres tú',
  text: 'Ha pasado un tiempo desde que iniciaste sesión. Escribe tu contraseña para continuar.',
  password: 'Contraseña',
  code: 'Código o código de recuperación',
  submit: 'Continuar',
  cancel: 'Ahora no',
  problem: 'No funcionó. Inténtalo de nuevo.',
};
