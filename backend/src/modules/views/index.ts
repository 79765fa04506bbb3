/**
 * Views: a browser tells that a product's page was opened. The rows belong to catalog, the figures to insights;
 * here is the counting. A GET of the page writes nothing, so robots and prefetching browsers count nothing.
 */
export { ViewsModule } from './views.module.js';
