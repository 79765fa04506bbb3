import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { Products } from './products.queries.js';

@Module({ imports: [MediaModule], providers: [Products], exports: [Products] })
export class CatalogModule {}
