import type { ReactNode } from 'react';
import { PageTitle } from '../lib/page-title';
import { Illustration } from './illustration';

interface DeadEndProps {
  title: string;
  text: string;
  comfort: string;
  actions: ReactNode;
}

/** A full-page message that something was not found. */
export const DeadEnd = ({ title, text, comfort, actions }: DeadEndProps) => (
  <div className="page-width flex flex-col items-center py-14 text-center lg:py-20">
    <PageTitle>{title}</PageTitle>
    <div className="w-full max-w-sm arch border border-gold/60 p-3">
      <div className="overflow-hidden arch bg-sunken px-6 pt-10">
        <Illustration name="path" className="w-full text-evergreen" />
      </div>
    </div>
    <h1 className="mt-10 text-4xl">{title}</h1>
    <p className="mt-4 text-lg">{text}</p>
    <p className="mt-1 text-ink-soft">{comfort}</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
  </div>
);
