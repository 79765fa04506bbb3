import { useCoach } from '../../../shared/site/site';
import { buttonStyle } from '../../../shared/ui/button';
import { Illustration } from '../../../shared/ui/illustration';
import { communityTexts } from './community-texts';
import { TabPage } from '../shell/tab-page';

const { messages: texts } = communityTexts;

/** Inbox and conversation side by side; the panel is 600 px high. */
export function CommunityMessages() {
  const { firstName, email } = useCoach();
  return (
    <TabPage title={texts.title}>
      <div className="mt-8 grid overflow-hidden rounded-lg border border-line bg-surface md:h-[600px] md:grid-cols-[18rem_minmax(0,1fr)]">
        <section
          aria-label={texts.inbox}
          className="border-b border-line bg-sunken/60 p-6 md:border-r md:border-b-0"
        >
          <h2 className="text-xl">{texts.inbox}</h2>
          <p className="mt-4 font-semibold">{texts.notOpen}</p>
          <p className="mt-1 text-sm text-ink-soft">{texts.notOpenText(firstName)}</p>
        </section>
        <section
          aria-label={texts.conversation}
          className="flex flex-col items-center justify-center px-6 py-12 text-center"
        >
          <Illustration name="letter" className="w-36 text-evergreen" />
          <p className="mt-5 font-serif text-xl">{texts.select}</p>
          <a href={`mailto:${email}`} className={buttonStyle({ variant: 'secondary', className: 'mt-6' })}>
            {texts.write(firstName)}
          </a>
        </section>
      </div>
    </TabPage>
  );
}
