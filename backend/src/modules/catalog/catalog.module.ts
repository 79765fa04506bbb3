import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { Products } from './products.js';

@Module({ imports: [MediaModule], providers: [Products], exports: [Products] })
export class CatalogModule {}
