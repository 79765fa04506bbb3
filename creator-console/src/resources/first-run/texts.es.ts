import type { TextsLike } from '../../shared/words/in-language';
import type * as english from './texts.en';

export const texts: TextsLike<typeof english.texts> = {
  title: 'Primeros pasos',
  lead: 'Prepara tu negocio y pruébalo como lo haría una estudiante.',
  ready: 'Todo está listo y probado.',
  progress: (done, all) => `${done} de ${all} hechos`,
  notLoaded: 'No se pudieron cargar los primeros pasos.',
  loading: 'Cargando los primeros pasos',
  putAway: 'Ocultar',
  bringBack: 'Mostrar los primeros pasos',
  done: 'Hecho',
  todo: 'Por hacer',
  failed: 'Todavía no funciona',
  said: (detail) => `Respuesta: ${detail}`,
  tryAgain: 'Reintentar',
};

export const stepTexts: TextsLike<typeof english.stepTexts> = {
  profile: {
    title: 'Tu nombre y tu retrato',
    done: 'Tu página de inicio muestra tu nombre, tu retrato y tu presentación.',
    act: 'Abrir Sitio',
  },
  business: {
    title: 'Tu negocio',
    done: 'Los recibos muestran tu nombre y dirección. Revisa tu moneda y zona horaria: la moneda no puede cambiar después del primer pedido.',
    act: 'Abrir Datos del negocio',
  },
  legal: {
    title: 'Términos, privacidad y reembolsos',
    done: 'Todas las páginas legales tienen tu propio texto.',
    act: 'Abrir Legal',
  },
  product: {
    title: 'Tu primer producto',
    done: 'Está en la tienda.',
    act: 'Abrir Contenido',
  },
  hours: {
    title: 'Tu horario',
    done: 'Tus estudiantes pueden reservar una hora contigo.',
    act: 'Abrir Coaching',
  },
  payments: {
    title: 'Pagos',
    done: 'Stripe está conectado y puedes cobrar.',
    act: 'Revisar Stripe',
  },
  mail: {
    title: 'Correo',
    done: 'Te enviamos un correo de prueba. Revisa tu bandeja de entrada y tu carpeta de spam.',
    act: 'Enviar correo de prueba',
  },
  files: {
    title: 'Fotos, videos y archivos',
    done: 'El almacenamiento funciona: guardamos, abrimos y eliminamos un archivo de prueba.',
    act: 'Probar almacenamiento',
  },
  friend: {
    title: 'Pruébalo con alguien de confianza',
    done: 'Alguien más tiene una cuenta.',
    act: 'Invitar a alguien',
  },
  claim: {
    title: 'Obtener un producto gratis',
    done: 'Un miembro obtuvo un producto gratis.',
    act: 'Abrir la tienda',
  },
  booking: {
    title: 'Reservar una llamada',
    done: 'Alguien reservó una hora contigo.',
    act: 'Abrir el calendario',
  },
  purchase: {
    title: 'Hacer una compra de prueba',
    done: 'Se pagó un pedido.',
    act: 'Abrir la tienda',
  },
};

export const sandboxTexts: TextsLike<typeof english.sandboxTexts> = {
  done: 'El entorno de pruebas funciona. No se mueve dinero real hasta que el servidor tenga las claves de tu cuenta de Stripe.',
  act: 'Revisar el entorno de pruebas',
};

export const problemTexts: TextsLike<typeof english.problemTexts> = {
  no_name: 'Tu sitio todavía no muestra tu nombre. Agrégalo en la página Sitio y publica.',
  no_portrait: 'Tu nombre está listo. Ahora agrega un retrato en la página Sitio y publica.',
  not_shown:
    'Las visitantes todavía no te ven. En la página Sitio, escribe unas palabras en la sección sobre ti, actívala y publica.',
  no_address:
    'Los recibos necesitan el nombre y la dirección de tu negocio. Elige ahí también tu moneda y zona horaria: la moneda no puede cambiar después del primer pedido.',
  starting_texts:
    'Al menos una página legal todavía tiene el texto inicial. Pide a un abogado que revise el tuyo y publícalo.',
  no_product: 'Todavía no hay nada que comprar. Crea un curso, una descarga o un servicio, y publícalo.',
  no_hours: 'Todavía nadie puede reservar una hora. Agrega un horario a un servicio en la página Coaching.',
  no_claim: 'En una ventana privada, regístrate con otro correo y obtén un producto gratis.',
  no_booking: 'En una ventana privada, reserva una llamada contigo. Deberían llegarte los dos correos.',
  no_purchase: 'En una ventana privada, compra algo. Después puedes reembolsar el pedido.',
  no_friend: 'Pide a alguien de confianza que lo pruebe como lo haría una estudiante.',
  not_checked: 'Todavía sin revisar.',
  unreachable:
    'Tu servidor no puede conectarse con Stripe. Pide a quien lo administra que permita las conexiones salientes.',
  wrong_key:
    'Stripe no acepta la clave de tu servidor. Copia de nuevo la clave secreta desde tu panel de Stripe y guárdala en STRIPE_SECRET_KEY.',
  charges_off: 'Stripe todavía no permite cobros en esta cuenta. Tu panel de Stripe muestra qué falta.',
  no_webhook:
    'Puedes cobrar, pero Stripe todavía no puede avisarnos. En tu panel de Stripe, agrega un webhook a esta dirección:',
  mail_refused:
    'El servidor de correo rechazó nuestro correo para ti. Pide a quien administra tu servidor que revise SMTP_URL y MAIL_FROM.',
  files_refused:
    'No pudimos guardar un archivo de prueba. Pide a quien administra tu servidor que revise el nombre, la dirección y las claves del bucket: las variables que empiezan con S3.',
  files_not_public:
    'Tu servidor puede guardar archivos, pero los navegadores no pueden abrirlos. Pide a quien lo administra que ponga en S3_ENDPOINT una dirección que los navegadores también puedan abrir.',
};
