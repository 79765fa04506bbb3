import { DiscoveryService } from '@nestjs/core';

export type Fact = string | number | Date | null;

/** One entry about a person, as that person reads it: a title, facts, and the text they wrote. */
export interface PersonalEntry {
  title: string;
  facts?: Record<string, Fact>;
  text?: string | null;
}

/** One area of the site, with everything it stores about the person. */
export interface PersonalPage {
  /** Name used for the files, e.g. `lesson-notes`. */
  name: string;
  title: string;
  lead: string;
  entries: PersonalEntry[];
  /** The same data for programs: plain values only, no secrets, no one else's data. */
  rows: readonly object[];
}

export interface PersonalData {
  pages: PersonalPage[];
  /** Files made for the export, such as a member's notes as Markdown. */
  texts?: { name: string; text: string }[];
  /** Files the person uploaded, by their key in storage. */
  files?: { name: string; storageKey: string }[];
}

/** Collects a module's data about one person, and no one else's. */
export interface PersonalDataSource {
  /** Returns the page. `isForGuardian`: the export is for a guardian, so content that needs moderation is left out. */
  collect(accountId: string, isForGuardian: boolean): Promise<PersonalData>;
}

interface About {
  /** Position among the pages, with the most requested data first. */
  order: number;
  /** Tables that the source reads; `backend/test/personal-data.spec.ts` finds tables that no source reads. */
  tables: readonly string[];
  /** Set for private writing, which no export for another person contains, not even a guardian's. */
  isPrivateWriting?: true;
}

export const tellsPersonalData = DiscoveryService.createDecorator<About>();

/** Marks the provider that collects its module's data about a person. */
export const TellsPersonalData =
  (about: About) =>
  (source: abstract new (...args: never[]) => PersonalDataSource): void =>
    void tellsPersonalData(about)(source);
