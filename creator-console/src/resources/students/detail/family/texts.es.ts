import type { texts as en } from './texts.en';

export const texts: typeof en = {
  title: 'Familia',
  guardians: 'Quienes la tutelan',
  noGuardian: 'Nadie la tutela aquí todavía. Una madre la añade desde su propia cuenta.',
  wards: 'Hijas',
  agreed: 'Consentido',
  nothingAgreed: 'Nada: no puede entrar.',
  records: 'Qué se consintió, y cuándo',
  noRecords: 'Nada todavía.',
  given: (purpose) => `Consentido: ${purpose}`,
  withdrawn: (purpose) => `Terminado: ${purpose}`,
  gone: 'una cuenta que ya no existe',
  purposes: {
    account: 'La cuenta',
    community: 'Comunidad',
    messages: 'Mensajes',
    frames: 'Páginas de otras empresas',
    'unseen-posts': 'Publicar al momento',
  },
  methods: {
    'card-order': 'con un pedido pagado con tarjeta',
    'coach-call': 'en una llamada contigo',
    'own-age': 'con edad suficiente en su país',
    guardian: 'por quien la tutela',
    'guardian-left': 'se fue la última persona que la tutelaba',
    'of-age': 'mayor de edad',
  },

  noteCall: 'Anotar una llamada',
  noteTitle: (name) => `Una llamada sobre ${name}`,
  noteText:
    'Cuenta como un pedido pagado con tarjeta: la cuenta se abre para lo acordado. Después no se puede cambiar. Quien la tutela recibe un correo y lee cada palabra.',
  guardian: 'Con quién hablaste',
  on: 'Cuándo',
  whatAgreed: 'Qué consintió',
  note: 'Qué se dijo',
  noteHelp: 'Quién era, cómo la conoces y qué consintió.',
  noteSubmit: 'Anotarla',
  noted: 'La llamada está anotada',
};
