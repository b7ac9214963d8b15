// Style sheets whose rules others override come before all others.
import './styles/shared.css.ts';
import './ui/button/button.css.ts';
import './ui/field/field.css.ts';
import { Provider, useAtomValue } from 'jotai/react';
import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { DraftingBox } from './form/drafting/drafting-box.tsx';
import { CommentsSection } from './form/comments/comments-section.tsx';
import { Crash } from './form/layout/crash.tsx';
import { DeskDialog } from './form/desk/desk-dialog.tsx';
import { DeskRoom } from './form/desk/desk-room.tsx';
import { DiscountSection } from './form/discount/discount-section.tsx';
import { FaqSection } from './form/faq/faq-section.tsx';
import { GuestForm } from './form/guest/guest-form.tsx';
import { FormButton } from './form/layout/form-button.tsx';
import { IssueList } from './form/issues/issue-list.tsx';
import * as css from './form/layout/layout.css.ts';
import { MessageSection } from './form/messages/message-section.tsx';
import { MusicSection } from './form/music/music-section.tsx';
import { OptionsSection } from './form/options/options-section.tsx';
import { PartnerBranding } from './form/partner/partner-branding.tsx';
import { ProfileNotice } from './form/profile/profile-notice.tsx';
import { SummaryDialog } from './form/summary/summary-dialog.tsx';
import { Root } from './form/layout/root.tsx';
import { SavedNote } from './form/notices/saved-note.tsx';
import { Part } from './form/layout/part.tsx';
import { ServiceSwitchDialog } from './form/service/service-switch-dialog.tsx';
import { ServiceTabs } from './form/service/service-tabs.tsx';
import { ServiceUnavailable } from './form/service/service-unavailable.tsx';
import { SwitchUndo } from './form/service/switch-undo.tsx';
import { Banner } from './form/start/banner.tsx';
import { LoggedOutDialog } from './form/start/logged-out-dialog.tsx';
import { LaterSections, LoadingForm } from './form/start/loading-form.tsx';
import { LoginPrompt } from './form/start/login-prompt.tsx';
import { OtherOrderNotice } from './form/start/other-order-notice.tsx';
import { StartOver } from './form/start/start-over.tsx';
import { SentNotice } from './form/start/sent-notice.tsx';
import { Unreachable } from './form/start/unreachable.tsx';
import { SummaryButton } from './form/layout/summary-button.tsx';
import { TestNotice } from './form/notices/test-notice.tsx';
import { ToastList } from './form/notices/toast-list.tsx';
import { TotalsBar } from './form/totals/totals-bar.tsx';
import { useText } from './form/texts/use-text.ts';
import { VoiceSection } from './form/voice/voice-section.tsx';
import { VoicemailSection } from './form/voicemail/voicemail-section.tsx';
import { useAreTextsComing, WordingProvider } from './form/texts/wording-provider.tsx';
import { closeProfileAtom, isProfileOpenAtom } from './state/buyer/user.ts';
import { isLoadingAtom, isPreparedAtom } from './state/catalogue/catalogue.ts';
import { cancelDraftingAtom, isDraftingOpenAtom } from './state/drafting/drafting.ts';
import { serviceRulesAtom, serviceTypeAtom } from './state/order/service.ts';
import { isButtonAtom } from './state/host/near.ts';
import type { OrderStore } from './state/atoms/store.ts';
import { container } from './styles/root.css.ts';
// After all other style sheets.
import './form/layout/print.css.ts';

export { provideWording } from './form/texts/wording.ts';

/** The whole form, on the store of one element. */
export function App({ store }: { readonly store: OrderStore }) {
  return (
    <Provider store={store}>
      <WordingProvider>
        <Crash>
          <DeskRoom>
            <Form />
          </DeskRoom>
        </Crash>
      </WordingProvider>
    </Provider>
  );
}

function Form() {
  const isButton = useAtomValue(isButtonAtom);
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

function OpenForm() {
  const text = useText();
  const isLoading = useAtomValue(isLoadingAtom);
  const isReady = useIsReady();
  // Voices and messages are rendered before the sections below them.
  const isWhole = useDeferredValue(isReady);
  return (
    <>
      <section className={container} aria-label={text.formName} part="form" aria-busy={isLoading || !isWhole}>
        {isReady ? <Order isWhole={isWhole} /> : <LoadingForm />}
      </section>
      {isWhole && <Dialogs />}
    </>
  );
}

/**
 * Whether texts and data are there. It stays true: data that is loaded again later must not remove the form while the
 * buyer uses it.
 */
function useIsReady(): boolean {
  const areTextsComing = useAreTextsComing();
  const isPrepared = useAtomValue(isPreparedAtom) && !areTextsComing;
  const [isReady, setReady] = useState(isPrepared);
  useEffect(() => {
    if (isPrepared) startTransition(() => setReady(true));
  }, [isPrepared]);
  return isReady;
}

const Dialogs = memo(() => (
  <>
    <SummaryDialog guestForm={<GuestForm />} />
    <ServiceSwitchDialog />
    <DeskDialog name="drafting-dialog" isOpenAtom={isDraftingOpenAtom} closeAtom={cancelDraftingAtom} />
    <DeskDialog name="profile-dialog" isOpenAtom={isProfileOpenAtom} closeAtom={closeProfileAtom} />
    <LoggedOutDialog />
  </>
));

/** Everything in the form, from top to bottom (docs/behaviour.md, On screen). */
const Order = memo(({ isWhole }: { readonly isWhole: boolean }) => (
  <>
    <div className={css.form}>
      <TestNotice />
      <Part name="banner">
        <Banner />
      </Part>
      <LoginPrompt />
      <ProfileNotice />
      <OtherOrderNotice />
      <SentNotice />
      <Unreachable />
      <PartnerBranding />
      <ServiceTabs>
        <SwitchUndo />
        <Sections isWhole={isWhole} />
      </ServiceTabs>
    </div>
    <ToastList />
    <TotalsBar />
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
        <MessageSection
          draftingBox={
            <Part name="drafting">
              <DraftingBox />
            </Part>
          }
        />
        {isWhole ? (
          <>
            {hasMusic && <MusicSection />}
            <OptionsSection />
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
