import { useAtomValue } from 'jotai/react';
import { companyNameAtom } from '../../state/drafting/company.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import type { Scripts } from '../desk/desk.ts';
import { useDeskAtOnce } from '../desk/desk-room.tsx';
import { useText } from '../texts/use-text.ts';

const noneYet: Scripts = { categories: [], all: [] };

/** The scripts of the order's service; none until the desk's file, which contains them, has loaded. */
export function useScripts(): Scripts {
  const text = useText();
  const service = useAtomValue(serviceTypeAtom);
  const company = useAtomValue(companyNameAtom);
  return useDeskAtOnce()?.scriptsFor(text, service, company) ?? noneYet;
}
