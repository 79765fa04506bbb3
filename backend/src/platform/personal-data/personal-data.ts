import { DiscoveryService } from '@nestjs/core';

export type Fact = string | number | Date | null;

/** One thing that is known about a person, as that person reads it: what it is, facts about it, and what they wrote. */
export interface PersonalEntry {
  title: string;
  facts?: Record<string, Fact>;
  text?: string | null;
}

/** One area of the site and all it knows of the person. */
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
  /** Files made for the export, such as a member's notes as Markdown. */
  texts?: { name: string; text: string }[];
  /** Files the person uploaded, by their key in storage. */
  files?: { name: string; storageKey: string }[];
}

/** What a module knows of one person. It only reads, and only what belongs to that person. */
export interface PersonalDataSource {
  /** `isForGuardian`: somebody else reads it, and so nothing of it that waits for the coach's look. */
  collect(accountId: string, isForGuardian: boolean): Promise<PersonalData>;
}

interface About {
  /** Its place among the pages: what a person asks for first comes first. */
  order: number;
  /** The tables it reads; `backend/test/personal-data.spec.ts` finds those that no source reads. */
  tables: readonly string[];
  /** What she has written for herself: in no file that somebody else asks for, be it her guardian. */
  isPrivateWriting?: true;
}

export const tellsPersonalData = DiscoveryService.createDecorator<About>();

/** Marks a provider as the one that collects what its module knows of a person. */
export const TellsPersonalData = (about: About): ClassDecorator => tellsPersonalData(about);
