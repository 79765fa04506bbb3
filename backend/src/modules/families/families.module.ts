import { Module } from '@nestjs/common';
import { WardLearningController } from './ward-learning.controller.js';
import { WardLearningQueries } from './ward-learning.queries.js';

@Module({
  controllers: [WardLearningController],
  providers: [WardLearningQueries],
})
export class FamiliesModule {}
