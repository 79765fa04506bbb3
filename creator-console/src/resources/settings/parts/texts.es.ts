import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Ajustes',
  nav: 'Secciones de ajustes',
  groups: { account: 'Tu cuenta', business: 'Tu negocio' },
  sections: {
    profile: 'Perfil',
    email: 'Correo',
    password: 'Contraseña',
    'two-step': 'Verificación en dos pasos',
    devices: 'Dispositivos',
    notifications: 'Notificaciones',
    'api-tokens': 'Tokens de API',
    webhooks: 'Webhooks',
    business: 'Datos del negocio',
    tax: 'Impuesto',
    'sale-mails': 'Correos de ventas',
    growth: 'Crecimiento',
  },
  save: 'Guardar cambios',
  saved: 'Guardado',
  deviceZone: (zone) => `Usar la zona de este dispositivo: ${zone}`,
};
