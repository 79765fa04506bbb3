import type { TextsLike } from '../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Portal de la coach',
  subtitle: 'Qué bueno verte. Inicia sesión.',
  email: 'Correo',
  password: 'Contraseña',
  code: 'Código',
  codeHint: 'De tu app de autenticación o de nuestro correo. También sirve un código de recuperación.',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  failed: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.',
  notYou: 'Este portal es para coaches. ¿Buscas tus cursos?',
  memberApp: 'Ir a la app de miembros',
};
