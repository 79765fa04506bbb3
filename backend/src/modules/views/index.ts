/**
 * Views: how often the page of a product was opened, as a number per day; the coach's figures read it.
 * Only the browser's own message counts. A GET of the page writes nothing, so robots and prefetching browsers count nothing.
 */
export { ViewsModule } from './views.module.js';
