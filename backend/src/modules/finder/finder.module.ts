import { Module } from '@nestjs/common';
import { FinderController } from './finder.controller.js';
import { FinderQueries } from './finder.queries.js';

@Module({ controllers: [FinderController], providers: [FinderQueries] })
export class FinderModule {}
