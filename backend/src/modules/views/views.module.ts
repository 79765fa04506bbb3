import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductViewsService } from './product-views.service.js';
import { ViewsController } from './views.controller.js';
import { viewEntities } from './views.entities.js';

@Module({
  imports: [TypeOrmModule.forFeature(viewEntities)],
  controllers: [ViewsController],
  providers: [ProductViewsService],
})
export class ViewsModule {}
