import { Provider, useAtomValue, useSetAtom } from 'jotai/react';
import { selectAtom } from 'jotai/utils';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { isSame } from '../../domain/common/json.ts';
import type { Message, Order } from '../../domain/order/order.ts';
import { defaultStyleGuide, type StyleGuide } from '../../domain/order/style-guide.ts';
import type { Form } from '../../state/form.ts';
import { messageAtom, orderAtom } from '../../state/session/order-atoms.ts';
import { sessionAtom, type OrderSession } from '../../state/session/session.ts';

const FormContext = createContext<Form | null>(null);

/** Provides one form, and its store, to everything inside. */
export function FormProvider({ form, children }: { readonly form: Form; readonly children: ReactNode }) {
  return (
    <FormContext.Provider value={form}>
      <Provider store={form.store}>{children}</Provider>
    </FormContext.Provider>
  );
}

/** The form, for the functions of `state` that take time or show notices. Throws outside a `FormProvider`. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (form === null) throw new Error('no FormProvider');
  return form;
}

/** Changes the order by an action (state/session/reduce-session.ts). */
export const useDispatch = () => useSetAtom(sessionAtom);

/**
 * A part of the order that can be placed. The component renders again only if the part is another one, so a keystroke in
 * a message renders that message and the counts. Define `select` outside the component.
 */
export function useOrder<Part>(select: (order: Order) => Part): Part {
  return useAtomValue(useMemo(() => selectAtom(orderAtom, select, isSame), [select]));
}

/** A part of the order session, in the same way. */
export function useSession<Part>(select: (session: OrderSession) => Part): Part {
  return useAtomValue(useMemo(() => selectAtom(sessionAtom, select, isSame), [select]));
}

/**
 * A part of one message, by its id, in the same way. `select` runs for the edited message only, and gets undefined once
 * the message is deleted.
 */
export function useMessage<Part>(id: number, select: (message: Message | undefined) => Part): Part {
  return useAtomValue(useMemo(() => selectAtom(messageAtom(id), select, isSame), [id, select]));
}

// Parts of the order that several components show (see `useOrder`, `useMessage` and `useSession`).

export const selectVoices = ({ voices }: Order): Order['voices'] => voices;
export const selectTracks = ({ tracks }: Order): Order['tracks'] => tracks;
export const selectCurrency = ({ currency }: Order): Order['currency'] => currency;
export const selectDiscount = ({ discount }: Order): Order['discount'] => discount;
export const selectPhoneSystem = ({ phoneSystem }: Order): string => phoneSystem;
export const selectVoiceTab = ({ activeVoiceTab }: Order): Order['activeVoiceTab'] => activeVoiceTab;
export const selectMessageCount = ({ messages }: Order): number => messages.length;

export const selectContent = (message: Message | undefined): string => message?.content ?? '';
export const selectName = (message: Message | undefined): string => message?.name ?? '';
export const selectGuide = (message: Message | undefined): StyleGuide => message?.guide ?? defaultStyleGuide;
export const selectCustomStyle = (message: Message | undefined): string => message?.customStyle ?? '';

export const selectVoiceSlot = ({ currentSlot }: OrderSession): number => currentSlot.voices;
export const selectTrackSlot = ({ currentSlot }: OrderSession): number => currentSlot.tracks;
export const selectPendingService = ({ pendingService }: OrderSession): OrderSession['pendingService'] =>
  pendingService;
export const selectUndo = ({ undo }: OrderSession): OrderSession['undo'] => undo;
