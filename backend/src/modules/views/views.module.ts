import { Module } from '@nestjs/common';
import { ProductViewsService } from './product-views.service.js';
import { ViewsController } from './views.controller.js';

@Module({
  controllers: [ViewsController],
  providers: [ProductViewsService],
})
export class ViewsModule {}
