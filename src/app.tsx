import { Provider, useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useState, type MouseEvent } from 'react';
import { rewordGuides } from './domain/messages.ts';
import { AiBox } from './form/ai/ai-box.tsx';
import { AiDialog } from './form/ai/ai-dialog.tsx';
import { CommentsSection } from './form/comments/comments-section.tsx';
import { Crash } from './form/crash.tsx';
import { DiscountSection } from './form/discount/discount-section.tsx';
import { FaqSection } from './form/faq/faq-section.tsx';
import { focusField } from './form/focus-field.ts';
import { GuestForm } from './form/guest/guest-form.tsx';
import { IssueList } from './form/issues/issue-list.tsx';
import * as css from './form/layout.css.ts';
import { MessageSection } from './form/messages/message-section.tsx';
import { MusicSection } from './form/music/music-section.tsx';
import { noticeText } from './form/notice-text.ts';
import { OptionsSection } from './form/options/options-section.tsx';
import { PartnerBranding } from './form/partner/partner-branding.tsx';
import { ProfileDialog } from './form/profile/profile-dialog.tsx';
import { ProfileNotice } from './form/profile/profile-notice.tsx';
import { ReviewDialog } from './form/review/review-dialog.tsx';
import { ServiceSwitchDialog } from './form/service/service-switch-dialog.tsx';
import { ServiceUnavailable } from './form/service/service-unavailable.tsx';
import { ServiceTabs } from './form/service/service-tabs.tsx';
import { Root } from './form/root.tsx';
import { Banner } from './form/start/banner.tsx';
import { LoadingForm } from './form/start/loading-form.tsx';
import { LoginPrompt } from './form/start/login-prompt.tsx';
import { OtherTabNotice } from './form/start/other-tab-notice.tsx';
import { SentNotice } from './form/start/sent-notice.tsx';
import { Unreachable } from './form/start/unreachable.tsx';
import { ToastList } from './form/toast-list.tsx';
import { TotalsBar } from './form/totals/totals-bar.tsx';
import { useAreTextsComing, useText } from './form/use-text.ts';
import { VoiceSection } from './form/voice/voice-section.tsx';
import { VoicemailSection } from './form/voicemail/voicemail-section.tsx';
import { isPreparedAtom, isReadyAtom } from './state/catalogue.ts';
import { rewordGuidesAtom } from './state/messages.ts';
import { wordingAtom } from './state/notices.ts';
import { orderAtom } from './state/order.ts';
import { openReviewAtom } from './state/review.ts';
import type { OrderStore } from './state/store.ts';
import { profileIssuesAtom } from './state/user.ts';
import { container } from './styles/root.css.ts';
import { Button } from './ui/button.tsx';
import './form/print.css.ts';

/** The whole form over one element's store. */
export function App({ store }: { readonly store: OrderStore }) {
  return (
    <Provider store={store}>
      <Crash>
        <Form />
      </Crash>
    </Provider>
  );
}

function Form() {
  const text = useText();
  const isReady = useAtomValue(isReadyAtom);
  const setWording = useSetAtom(wordingAtom);
  useLayoutEffect(() => setWording({ say: (notice) => noticeText(text, notice) }), [setWording, text]);
  useGuidesInLanguage();
  const isPrepared = useIsPrepared();
  return (
    <Root>
      <section className={container} aria-label={text.formName} part="form" aria-busy={!isReady || !isPrepared}>
        {isPrepared ? <Order /> : <LoadingForm />}
      </section>
      <ReviewDialog guestForm={<GuestForm />} />
      <ServiceSwitchDialog />
      <AiDialog />
      <ProfileDialog />
    </Root>
  );
}

/** A guide goes to the studio as its text: in the language that the buyer sees. */
function useGuidesInLanguage(): void {
  const { styleGuides } = useText();
  const order = useAtomValue(orderAtom);
  const reword = useSetAtom(rewordGuidesAtom);
  const areTextsComing = useAreTextsComing();
  const isOther = !areTextsComing && rewordGuides(order, (guide) => styleGuides[guide].text) !== order;
  useLayoutEffect(() => {
    if (isOther) reword((guide) => styleGuides[guide].text);
  }, [isOther, reword, styleGuides]);
}

/** Stays true once it was: what is loaded anew later must not take the form away from under the buyer. */
function useIsPrepared(): boolean {
  const areTextsComing = useAreTextsComing();
  const isPrepared = useAtomValue(isPreparedAtom) && !areTextsComing;
  const [wasPrepared, setWasPrepared] = useState(isPrepared);
  if (isPrepared && !wasPrepared) setWasPrepared(true);
  return wasPrepared;
}

/** All that stands on the page, from top to bottom (spec.md section 2). */
function Order() {
  const review = useReview();
  return (
    <>
      <ToastList />
      <div className={css.form}>
        <Banner />
        <LoginPrompt />
        <ProfileNotice />
        <OtherTabNotice />
        <SentNotice />
        <Unreachable />
        <PartnerBranding />
        <ServiceTabs>
          <Sections onReview={review} />
        </ServiceTabs>
      </div>
      <TotalsBar onProceed={review} />
    </>
  );
}

/** Opens the summary, or leads to the list of what keeps it closed. */
function useReview() {
  const open = useSetAtom(openReviewAtom);
  return (event: MouseEvent<HTMLElement>): void => {
    const button = event.currentTarget;
    if (!open()) requestAnimationFrame(() => focusField(button, 'issues'));
  };
}

/** Closed while the profile lacks something, and then says so. */
function SummaryButton({ onReview }: { readonly onReview: (event: MouseEvent<HTMLElement>) => void }) {
  const text = useText();
  const isBlocked = useAtomValue(profileIssuesAtom).length > 0;
  return (
    <div className={css.summary}>
      <Button kind="primary" onClick={onReview} disabled={isBlocked} aria-describedby="summary-blocked">
        {text.summaryButton}
      </Button>
      <p id="summary-blocked" className={css.savedNote}>
        {isBlocked && text.profile.blocked}
      </p>
    </div>
  );
}

/** The sections of an order, from top to bottom (spec.md section 2). A fresh order draws them anew. */
function Sections({ onReview }: { readonly onReview: (event: MouseEvent<HTMLElement>) => void }) {
  const text = useText();
  const { serviceType } = useAtomValue(orderAtom);
  return (
    <div className={css.sections} key={serviceType}>
      <ServiceUnavailable />
      <VoiceSection />
      <MessageSection aiBox={<AiBox />} />
      {serviceType === 'moh' && <MusicSection />}
      <OptionsSection />
      <CommentsSection />
      <DiscountSection />
      {serviceType === 'mvoice' && <VoicemailSection />}
      <FaqSection />
      <p className={css.savedNote}>{text.savedNote}</p>
      <IssueList />
      <SummaryButton onReview={onReview} />
    </div>
  );
}
