import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    title: 'Tax',
    lead: 'Applies to new orders. Past orders keep the tax they had.',
    kind: 'Prices and tax',
    kinds: {
      none: 'No tax',
      inclusive: 'Included in my prices',
      exclusive: 'Added to my prices at checkout',
    },
    word: 'Name of the tax',
    wordHelp: 'The name buyers know, such as VAT, GST or Sales tax.',
    rate: 'Rate in percent',
    rateHelp: 'One rate for everything you sell, with up to three decimals.',
  },
  es: {
    title: 'Impuesto',
    lead: 'Se aplica a los pedidos nuevos. Los anteriores conservan su impuesto.',
    kind: 'Precios e impuesto',
    kinds: {
      none: 'Sin impuesto',
      inclusive: 'Incluido en mis precios',
      exclusive: 'Se suma a mis precios al pagar',
    },
    word: 'Nombre del impuesto',
    wordHelp: 'El nombre que conocen tus clientes, como IVA, VAT o Sales tax.',
    rate: 'Tasa en porcentaje',
    rateHelp: 'Una tasa para todo lo que vendes, con hasta tres decimales.',
  },
});
