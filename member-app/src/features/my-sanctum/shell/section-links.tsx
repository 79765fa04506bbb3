import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SectionIcon } from './section-icon';
import { type Section, sectionOf, sections } from './sections';

interface SectionLinksProps {
  /** Class of the list. */
  className: string;
  linkStyle: string;
  iconStyle: string;
  labelStyle: string;
}

/** The five sections of the member area; that of the current page is marked. */
export function SectionLinks({ className, linkStyle, iconStyle, labelStyle }: SectionLinksProps) {
  const { t } = useTranslation('my-sanctum');
  const { pathname } = useLocation();
  const current = sectionOf(pathname);
  const here = ({ id, to }: Section) => {
    if (id !== current.id) return undefined;
    return pathname === to ? 'page' : 'true';
  };
  return (
    <ul className={className}>
      {sections.map((section) => (
        <li key={section.id} className="min-w-0">
          <Link to={section.to} aria-current={here(section)} className={linkStyle}>
            <SectionIcon id={section.id} className={iconStyle} />
            <span className={labelStyle}>{t(section.label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
