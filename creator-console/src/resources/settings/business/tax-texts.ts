import { inLanguage } from '../../../shared/words/in-language';

/** The texts about the tax on what is sold. */
export const texts = inLanguage({
  en: {
    title: 'Tax',
    lead: 'On what is sold from now on. Orders that were made keep the tax they had.',
    kind: 'Prices and tax',
    kinds: {
      none: 'No tax',
      inclusive: 'My prices contain it',
      exclusive: 'It is added to my prices at the checkout',
    },
    word: 'What it is called',
    wordHelp: 'As buyers know it: VAT, GST or Sales tax.',
    rate: 'Rate in percent',
    rateHelp: 'One rate for everything you sell, with at most three decimals.',
  },
  es: {
    title: 'Impuesto',
    lead: 'Sobre lo que se venda desde ahora. Los pedidos ya hechos conservan el impuesto que tenían.',
    kind: 'Precios e impuesto',
    kinds: {
      none: 'Sin impuesto',
      inclusive: 'Mis precios lo contienen',
      exclusive: 'Se suma a mis precios al pagar',
    },
    word: 'Cómo se llama',
    wordHelp: 'Como lo conocen quienes compran: IVA, VAT o Sales tax.',
    rate: 'Tasa en porcentaje',
    rateHelp: 'Una tasa para todo lo que vendes, con tres decimales como máximo.',
  },
});
