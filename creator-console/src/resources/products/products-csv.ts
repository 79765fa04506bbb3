import { csvExporter } from '../../shared/export/csv-exporter';
import type { Product } from './product/product';
import { formTexts, texts } from './product/texts';

export const exportProducts = csvExporter<Product>('products', {
  [formTexts.title]: ({ title }) => title,
  [texts.type]: ({ type }) => texts.types[type],
  [texts.status]: ({ status }) => texts.statuses[status],
  [formTexts.category]: ({ category }) => category,
  [formTexts.price]: ({ price }) => price ?? '0.00',
  [formTexts.tags]: ({ tags }) => tags.join(', '),
  [texts.columns.students]: ({ studentsCount }) => studentsCount,
  [texts.columns.rating]: ({ rating }) => rating,
  [texts.columns.reviews]: ({ reviewCount }) => reviewCount,
  [texts.columns.created]: ({ createdAt }) => createdAt,
});
