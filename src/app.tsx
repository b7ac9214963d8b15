// Style sheets whose rules others override come before all others.
import { useAtomValue } from 'jotai/react';
import { memo, startTransition, useEffect, useState } from 'react';
import './styles/shared.css.ts';
import './ui/button/button.css.ts';
import './ui/field/field.css.ts';
import { CommentsSection } from './form/comments/comments-section.tsx';
import { FormProvider, useForm } from './form/context/form-context.tsx';
import { DiscountSection } from './form/discount/discount-section.tsx';
import { FaqSection } from './form/faq/faq-section.tsx';
import { GuestForm } from './form/guest/guest-form.tsx';
import { IssueList } from './form/issues/issue-list.tsx';
import { Crash } from './form/layout/crash.tsx';
import { FormButton } from './form/layout/form-button.tsx';
import * as css from './form/layout/layout.css.ts';
import { Part } from './form/layout/part.tsx';
import { Root } from './form/layout/root.tsx';
import { SummaryButton } from './form/layout/summary-button.tsx';
import { MessageSection } from './form/messages/message-section.tsx';
import { MusicSection } from './form/music/music-section.tsx';
import { TestNotice } from './form/notices/test-notice.tsx';
import { ToastList } from './form/notices/toast-list.tsx';
import { OptionsSection } from './form/options/options-section.tsx';
import { PartnerBranding } from './form/partner/partner-branding.tsx';
import { ProfileNotice } from './form/profile/profile-notice.tsx';
import { ServiceSwitchDialog, ServiceUndo } from './form/service/service-switch.tsx';
import { ServiceTabs, ServiceUnavailable } from './form/service/service-tabs.tsx';
import {
  Banner,
  LaterSections,
  LoadingForm,
  LoginPrompt,
  SavedNote,
  StartOver,
  Unreachable,
} from './form/start/start.tsx';
import { SentNotice } from './form/start/sent-notice.tsx';
import { SummaryDialog } from './form/summary/summary-dialog.tsx';
import { TotalsTable } from './form/summary/summary-totals.tsx';
import { useText } from './form/texts/use-text.ts';
import { WordingProvider } from './form/texts/wording-provider.tsx';
import { ToolDialog } from './form/tools/tool-slot.tsx';
import { TotalsBar } from './form/totals/totals-bar.tsx';
import { VoiceSection } from './form/voice/voice-section.tsx';
import { VoicemailSection } from './form/voicemail/voicemail-section.tsx';
import { closeProfile, isProfileOpenAtom } from './state/buyer/load-user.ts';
import { isLoadingAtom, isPreparedAtom } from './state/catalogue/catalogue.ts';
import { cancelDrafting, draftingAtom } from './state/drafting/drafting-form.ts';
import type { Form } from './state/form.ts';
import { areTextsComingAtom, isRenderedAtom, settingsAtom } from './state/host/settings.ts';
import { serviceRulesAtom, serviceTypeAtom } from './state/session/order-atoms.ts';
import { container } from './styles/root.css.ts';
// After all other style sheets.
import './form/layout/print.css.ts';

/** The whole form of one element. */
export function App({ form }: { readonly form: Form }) {
  return (
    <FormProvider form={form}>
      <WordingProvider>
        <Crash>
          <FormRoot />
        </Crash>
      </WordingProvider>
    </FormProvider>
  );
}

function FormRoot() {
  const { isButton } = useAtomValue(settingsAtom);
  return (
    <Root isButton={isButton}>
      {isButton ? (
        <FormButton>
          <OpenForm />
        </FormButton>
      ) : (
        <OpenForm />
      )}
    </Root>
  );
}

/** How much of the form is rendered. A form that was shown stays, even while its data is loaded again. */
type Rendered = 'placeholder' | 'order' | 'whole';

/** Voices and messages are rendered before the sections below them, and neither blocks the page. */
function useRendered(): Rendered {
  const areTextsComing = useAtomValue(areTextsComingAtom);
  const isPrepared = useAtomValue(isPreparedAtom) && !areTextsComing;
  const [rendered, setRendered] = useState<Rendered>(isPrepared ? 'whole' : 'placeholder');
  const isNextReady = rendered === 'order' || (rendered === 'placeholder' && isPrepared);
  useEffect(() => {
    if (isNextReady) startTransition(() => setRendered(rendered === 'placeholder' ? 'order' : 'whole'));
  }, [isNextReady, rendered]);
  return rendered;
}

function OpenForm() {
  const text = useText();
  const isLoading = useAtomValue(isLoadingAtom);
  const rendered = useRendered();
  const isWhole = rendered === 'whole';
  const { store } = useForm();
  useEffect(() => {
    if (isWhole) store.set(isRenderedAtom, true);
  }, [isWhole, store]);
  return (
    <>
      <section className={container} aria-label={text.formName} part="form" aria-busy={isLoading || !isWhole}>
        {rendered === 'placeholder' ? <LoadingForm /> : <Order isWhole={isWhole} />}
      </section>
      {isWhole && <Dialogs />}
    </>
  );
}

function Dialogs() {
  const form = useForm();
  const isDraftingOpen = useAtomValue(draftingAtom).isOpen;
  const isProfileOpen = useAtomValue(isProfileOpenAtom);
  return (
    <>
      <SummaryDialog guestForm={<GuestForm />} />
      <ServiceSwitchDialog />
      <ToolDialog name="drafting-dialog" isOpen={isDraftingOpen} onClose={() => cancelDrafting(form)} />
      <ToolDialog name="profile-dialog" isOpen={isProfileOpen} onClose={() => closeProfile(form)} />
    </>
  );
}

/** Everything in the form, from top to bottom (docs/behaviour.md, On screen). */
const Order = memo(({ isWhole }: { readonly isWhole: boolean }) => (
  <>
    <div className={css.form}>
      <TestNotice />
      <Part name="banner">
        <Banner />
      </Part>
      <div className={css.top}>
        <PartnerBranding />
        <LoginPrompt />
      </div>
      <ProfileNotice />
      <SentNotice />
      <Unreachable />
      <ServiceTabs>
        <ServiceUndo />
        <Sections isWhole={isWhole} />
      </ServiceTabs>
    </div>
    <ToastList />
    <TotalsBar table={<TotalsTable isGuest />} />
  </>
));

/** The sections of an order, from top to bottom (docs/behaviour.md, On screen). Another service remounts them. */
const Sections = memo(({ isWhole }: { readonly isWhole: boolean }) => {
  const serviceType = useAtomValue(serviceTypeAtom);
  const { hasMusic, needsAcknowledgement } = useAtomValue(serviceRulesAtom);
  return (
    <>
      <div className={css.sections} key={serviceType}>
        <ServiceUnavailable />
        <VoiceSection />
        <MessageSection />
        {isWhole ? (
          <>
            {hasMusic && <MusicSection />}
            <OptionsSection />
            <div className={css.group}>
              <Part name="comments">
                <CommentsSection />
              </Part>
              <Part name="discount">
                <DiscountSection />
              </Part>
              {needsAcknowledgement && <VoicemailSection />}
              <Part name="faq">
                <FaqSection />
              </Part>
            </div>
            <SavedNote />
          </>
        ) : (
          <LaterSections />
        )}
      </div>
      <IssueList />
      <SummaryButton />
      <StartOver />
    </>
  );
});
