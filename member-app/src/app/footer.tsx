import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../shared/lib/paths';
import { Illustration } from '../shared/ui/illustration';
import { shellTexts } from './texts';

export function Footer() {
  const { nav, account, footer } = shellTexts;
  return (
    <footer className="relative overflow-hidden bg-forest text-on-forest print:hidden">
      <Illustration
        name="branch"
        className="pointer-events-none absolute -right-10 -bottom-8 w-72 text-on-forest-soft opacity-35 max-lg:hidden"
      />
      <div className="page-width relative grid gap-10 py-14 sm:grid-cols-[2fr_1fr_1fr] lg:py-20">
        <div className="max-w-sm">
          <p className="font-serif text-2xl">{shellTexts.brand}</p>
          <p className="mt-3 text-on-forest-soft">{shellTexts.tagline}</p>
        </div>
        <LinkList title={footer.explore}>
          <FooterLink to={paths.courses}>{nav.library}</FooterLink>
          <FooterLink to={paths.coaching}>{nav.coaching}</FooterLink>
        </LinkList>
        <LinkList title={footer.yours}>
          <FooterLink to={paths.mySanctum}>{nav.mySanctum}</FooterLink>
          <FooterLink to={paths.orders}>{footer.orders}</FooterLink>
          <FooterLink to={paths.settings}>{account.settings}</FooterLink>
        </LinkList>
      </div>
      <p className="page-width relative pb-10 font-serif text-sm text-on-forest-soft italic">
        {footer.closing}
      </p>
    </footer>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-sm font-semibold tracking-wide text-on-forest-soft">{title}</h2>
      <ul className="mt-3 space-y-1">{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1 decoration-1 underline-offset-4 hover:underline">
        {children}
      </Link>
    </li>
  );
}
