/**
 * Views: daily counts of visits to product pages, for the coach's figures. Only a browser's message counts. A GET of
 * the page writes nothing, so robots and prefetching browsers do not count.
 */
export { ViewsModule } from './views.module.js';
