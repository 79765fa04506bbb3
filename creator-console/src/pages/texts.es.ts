import type { TextsLike } from '../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Portal de la coach',
  subtitle: 'Qué bueno verte. Inicia sesión para cuidar tu jardín.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  code: 'Código',
  codeHint: 'De tu app de autenticación o de nuestro correo, o uno de tus códigos de recuperación',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  failed: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.',
  notYou: 'Esta puerta es de la coach. ¿Buscas tus cursos?',
  memberApp: 'Ir a la app de miembros',
};
