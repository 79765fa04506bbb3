import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    title: 'Sessions included',
    lead: 'Students who buy this can book these sessions themselves. Changes apply to new orders only.',
    none: 'None (you schedule sessions yourself)',
    offering: 'Offering',
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
    save: 'Guardar sesiones',
    saved: 'Sesiones guardadas',
    noOfferings: 'Ninguno de tus servicios usa sesiones todavía.',
    toCoaching: 'Crear un servicio',
    failed: 'No se pudieron cargar las sesiones.',
    loading: 'Cargando sesiones',
  },
});
