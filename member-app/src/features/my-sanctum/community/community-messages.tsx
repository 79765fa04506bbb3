import { useTranslation } from 'react-i18next';
import { useCoach } from '../../../shared/site/site';
import { buttonStyle } from '../../../shared/ui/button';
import { Illustration } from '../../../shared/ui/illustration';
import { TabPage } from '../shell/tab-page';

/** Inbox and conversation side by side; the panel is 600 px high. */
export function CommunityMessages() {
  const { t } = useTranslation('community');
  const { firstName, email } = useCoach();
  return (
    <TabPage title={t('messages.title')}>
      <div className="mt-8 grid overflow-hidden rounded-lg border border-line bg-surface md:h-[600px] md:grid-cols-[18rem_minmax(0,1fr)]">
        <section
          aria-label={t('messages.inbox')}
          className="border-b border-line bg-sunken/60 p-6 md:border-r md:border-b-0"
        >
          <h2 className="text-xl">{t('messages.inbox')}</h2>
          <p className="mt-4 font-semibold">{t('messages.notOpen')}</p>
          <p className="mt-1 text-sm text-ink-soft">{t('messages.notOpenText', { coach: firstName })}</p>
        </section>
        <section
          aria-label={t('messages.conversation')}
          className="flex flex-col items-center justify-center px-6 py-12 text-center"
        >
          <Illustration name="letter" className="w-36 text-evergreen" />
          <p className="mt-5 font-serif text-xl">{t('messages.select')}</p>
          <a href={`mailto:${email}`} className={buttonStyle({ variant: 'secondary', className: 'mt-6' })}>
            {t('messages.write', { coach: firstName })}
          </a>
        </section>
      </div>
    </TabPage>
  );
}
