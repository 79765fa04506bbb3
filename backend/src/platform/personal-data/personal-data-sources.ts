import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { type PersonalDataSource, tellsPersonalData } from './personal-data.js';

/** Collects every module's source, found by its decorator, in the order in which a person reads them. */
@Injectable()
export class PersonalDataSources {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): PersonalDataSource[] {
    return this.found().map(({ source }) => source);
  }

  /** Returns the sources that a guardian may read too. */
  withoutPrivateWriting(): PersonalDataSource[] {
    return this.found()
      .filter(({ isPrivateWriting }) => !isPrivateWriting)
      .map(({ source }) => source);
  }

  tables(): string[] {
    return this.found().flatMap(({ tables }) => tables);
  }

  private found() {
    return this.discovery
      .getProviders({ metadataKey: tellsPersonalData.KEY })
      .map((wrapper) => ({
        ...this.discovery.getMetadataByDecorator(tellsPersonalData, wrapper)!,
        source: wrapper.instance as PersonalDataSource,
      }))
      .toSorted((a, b) => a.order - b.order);
  }
}

@Module({ imports: [DiscoveryModule], providers: [PersonalDataSources], exports: [PersonalDataSources] })
export class PersonalDataModule {}
