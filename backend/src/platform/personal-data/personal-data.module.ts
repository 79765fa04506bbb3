import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PersonalDataSources } from './personal-data-sources.js';

@Module({ imports: [DiscoveryModule], providers: [PersonalDataSources], exports: [PersonalDataSources] })
export class PersonalDataModule {}
