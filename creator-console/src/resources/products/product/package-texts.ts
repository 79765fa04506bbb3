import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    title: 'Sessions included',
    lead: 'Students who buy this can book these sessions themselves. Changes apply to new orders only.',
    none: 'None (you schedule sessions yourself)',
    offering: 'Offering',
    monthly: 'Give them again each month of a subscription',
    monthlyHelp:
      'A yearly payment gives the sessions of twelve months. They can be used at least until the end of the paid period. Without this, only the first payment gives sessions.',
    save: 'Save sessions',
    saved: 'Sessions saved',
    noOfferings: 'None of your offerings use sessions yet.',
    toCoaching: 'Create an offering',
    failed: 'The sessions couldn’t be loaded.',
    loading: 'Loading sessions',
  },
  es: {
    title: 'Sesiones incluidas',
    lead: 'Quienes compren este producto pueden reservar estas sesiones por su cuenta. Los cambios solo se aplican a pedidos nuevos.',
    none: 'Ninguna (tú programas las sesiones)',
    offering: 'Servicio',
    monthly: 'Darlas de nuevo cada mes de una suscripción',
    monthlyHelp:
      'Un pago anual da las sesiones de doce meses. Se pueden usar al menos hasta el final del período pagado. Sin esta opción, solo el primer pago da sesiones.',
    save: 'Guardar sesiones',
    saved: 'Sesiones guardadas',
    noOfferings: 'Ninguno de tus servicios usa sesiones todavía.',
    toCoaching: 'Crear un servicio',
    failed: 'No se pudieron cargar las sesiones.',
    loading: 'Cargando sesiones',
  },
});
