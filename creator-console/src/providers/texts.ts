import { inLanguage } from '../shared/words/in-language';

export const texts = inLanguage({
  en: {
    notTheCoach: 'This portal is for coaches. Your courses are in the member app.',
    codeRequired: 'Enter the code from your authenticator app.',
    signInFailed: 'We couldn’t sign you in. Please try again.',
    pleaseSignIn: 'Please sign in',
  },
  es: {
    notTheCoach: 'Este portal es para coaches. Tus cursos están en la app de miembros.',
    codeRequired: 'Escribe el código de tu app de autenticación.',
    signInFailed: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.',
    pleaseSignIn: 'Inicia sesión',
  },
});
