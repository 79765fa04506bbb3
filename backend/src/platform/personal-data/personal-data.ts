import { DiscoveryService } from '@nestjs/core';

export type Fact = string | number | Date | null;

/** One thing of hers as she reads it: what it is, facts about it, and the words she wrote. */
export interface PersonalEntry {
  title: string;
  facts?: Record<string, Fact>;
  text?: string | null;
}

/** One area of the site and all it knows of her. */
export interface PersonalPage {
  /** Names the files, e.g. `lesson-notes`. */
  name: string;
  title: string;
  lead: string;
  entries: PersonalEntry[];
  /** The same for programs; plain values only, no secrets, nobody else's data. */
  rows: readonly object[];
}

export interface PersonalData {
  pages: PersonalPage[];
  /** Files made for her, such as her notes as Markdown. */
  texts?: { name: string; text: string }[];
  /** Files she gave us, by the key storage knows them by. */
  files?: { name: string; storageKey: string }[];
}

/** What a module knows of one person. Reads only, and only what is hers. */
export interface PersonalDataSource {
  collect(accountId: string): Promise<PersonalData>;
}

interface About {
  /** Its place among the pages: what a person asks for first comes first. */
  order: number;
  /** The tables it tells of; `backend/test/personal-data.spec.ts` finds those nobody tells of. */
  tables: readonly string[];
}

export const tellsPersonalData = DiscoveryService.createDecorator<About>();

/** Marks a provider as the one that tells a person what its module knows of her. */
export const TellsPersonalData = (about: About): ClassDecorator => tellsPersonalData(about);
