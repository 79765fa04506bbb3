import { inLanguage } from '../shared/words/in-language';

export const texts = inLanguage({
  en: {
    notTheCoach: 'This door is the coach’s. Your own place is the member app.',
    codeRequired: 'Please enter the code of your authenticator app.',
    signInFailed: 'We could not sign you in. Please try again.',
    pleaseSignIn: 'Please sign in',
  },
  es: {
    notTheCoach: 'Esta puerta es de la coach. Tu lugar es la aplicación de miembros.',
    codeRequired: 'Escribe el código de tu aplicación de autenticación.',
    signInFailed: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.',
    pleaseSignIn: 'Inicia sesión',
  },
});
